import { formatDay } from '../dates.ts'
import type { Way } from './assignment/travel.ts'
import { hoursWords } from '../time/hours-words.ts'

/** What is known of a caregiver beside the verdict, when candidates for a visit are put in order. */
export type CandidateFacts = {
  /** Visits for this client that took place, as far as they are counted, and the day of the last one. */
  visitsWithClient: number
  lastVisitOn: string | null
  /** How far it is from the visit before or after, else from home; null if a place is not known. */
  way: Way | null
  /** Minutes planned in the week of the visit, without the visit itself. */
  weekMinutes: number
  visitMinutes: number
  /** Minutes of a week beyond which work is overtime. */
  overtimeMinutes: number
  /** The language that the client wants a caregiver to speak; null if any will do. */
  wantedLanguage: string | null
  /** Languages that the caregiver speaks, as far as they are on file. */
  languages: readonly string[]
}

/** The parts of a score, the weightiest first, each with its most points; together 100. */
const scorePoints = {
  continuity: 35,
  travel: 25,
  hours: 15,
  cost: 15,
  language: 10,
} as const

type ScorePartId = keyof typeof scorePoints
export const scorePartIds = Object.keys(scorePoints) as ScorePartId[]

/** One part of a score, and the reason for its points in a few words. */
type ScorePart = { id: ScorePartId; points: number; most: number; words: string }

/** Visits with a client from which on a caregiver counts as well known. */
const wellKnown = 10

/** Minutes of a way that takes nothing off, and from which on it has no points left. */
const [near, far] = [5, 45] as const

type Judged = { share: number; words: string }

const continuity = ({ visitsWithClient: visits, lastVisitOn: last }: CandidateFacts): Judged => ({
  share: Math.min(visits, wellKnown) / wellKnown,
  words:
    visits === 0 || last === null
      ? 'New to the client'
      : `${visits} ${visits === 1 ? 'visit' : 'visits'}, last ${formatDay(last)}`,
})

const travel = ({ way }: CandidateFacts): Judged => {
  // Nobody is ranked down for an address that the map does not know.
  if (way === null) return { share: 0.5, words: 'Distance not known' }
  const from = way.from === null ? 'home' : way.from
  return {
    share: Math.min(1, Math.max(0, (far - way.minutes) / (far - near))),
    words: `${way.minutes === 0 ? 'Next door to' : `${way.miles.toFixed(1)} mi, ${way.minutes} min from`} ${from}`,
  }
}

const hours = ({ weekMinutes, overtimeMinutes }: CandidateFacts): Judged => ({
  share: overtimeMinutes > 0 ? Math.max(0, overtimeMinutes - weekMinutes) / overtimeMinutes : 0,
  words: `${hoursWords(weekMinutes)} of ${hoursWords(overtimeMinutes)} planned that week`,
})

const cost = ({ weekMinutes, visitMinutes, overtimeMinutes }: CandidateFacts): Judged => {
  const over = Math.min(visitMinutes, Math.max(0, weekMinutes + visitMinutes - overtimeMinutes))
  return {
    share: visitMinutes > 0 ? 1 - over / visitMinutes : 1,
    words: over === 0 ? 'No overtime' : `${hoursWords(over)} of overtime`,
  }
}

const language = ({ wantedLanguage: wanted, languages }: CandidateFacts): Judged => {
  if (wanted === null) return { share: 1, words: 'No language asked for' }
  const spoken = languages.some((one) => same(one, wanted))
  if (spoken) return { share: 1, words: `Speaks ${wanted}` }
  // Everybody who works here speaks it, whether or not somebody entered it.
  if (same(wanted, 'English')) return { share: 1, words: 'English' }
  return { share: 0, words: `${wanted} not on file` }
}

const same = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

const judges: Record<ScorePartId, (facts: CandidateFacts) => Judged> = {
  continuity,
  travel,
  hours,
  cost,
  language,
}

/** How well a caregiver fits, in parts with their reasons. */
export const scoreParts = (facts: CandidateFacts): ScorePart[] =>
  scorePartIds.map((id) => {
    const { share, words } = judges[id](facts)
    return { id, points: Math.round(share * scorePoints[id]), most: scorePoints[id], words }
  })

/** The sum of the parts, 0 to 100. */
export const scoreOf = (facts: CandidateFacts): number =>
  scorePartIds.reduce((sum, id) => sum + Math.round(judges[id](facts).share * scorePoints[id]), 0)
