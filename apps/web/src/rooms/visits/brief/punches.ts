import type { Visit } from '@homeward/contract/visits/visits'

/** The times of a visit that has begun: those that were reviewed, else those that were recorded. */
export const punchesOf = (visit: Visit): { label: string; at: string | null }[] =>
  visit.check_in_at === null && visit.reviewed_check_in_at === null
    ? []
    : [
        { label: 'Check-in', at: visit.reviewed_check_in_at ?? visit.check_in_at },
        { label: 'Check-out', at: visit.reviewed_check_out_at ?? visit.check_out_at },
      ]
