/** What is known of a caregiver beside the verdict, when candidates for a visit are put in order. */
type CandidateFacts = {
  /** Visits for this client that took place, as far as they are counted. */
  visitsWithClient: number
  /** Minutes planned in the week of the visit, without the visit itself. */
  weekMinutes: number
  /** Minutes of a week beyond which work is overtime. */
  overtimeMinutes: number
}

/** Visits with a client from which on a caregiver counts as well known. */
const wellKnown = 10

/** The most points of each part; together 100. */
const most = { continuity: 60, hours: 40 } as const

type ScoreParts = { continuity: number; hours: number }

/**
 * How well a caregiver fits, in parts: up to 60 points for knowing the client (10 visits or more), up to 40
 * for hours that are still free before overtime.
 */
export const scoreParts = ({
  visitsWithClient,
  weekMinutes,
  overtimeMinutes,
}: CandidateFacts): ScoreParts => {
  const free = Math.max(0, overtimeMinutes - weekMinutes)
  return {
    continuity: Math.round((Math.min(visitsWithClient, wellKnown) / wellKnown) * most.continuity),
    hours: overtimeMinutes > 0 ? Math.round((free / overtimeMinutes) * most.hours) : 0,
  }
}

/** The sum of the parts, 0 to 100. */
export const scoreOf = ({ continuity, hours }: ScoreParts): number => continuity + hours
