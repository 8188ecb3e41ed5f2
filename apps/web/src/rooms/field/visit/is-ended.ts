import type { Visit } from '@homeward/contract/visits/visits'

export type Ended = Visit & { check_in_at: string; check_out_at: string }

/** Whether a visit was worked to its end. */
export const isEnded = (visit: Visit): visit is Ended =>
  visit.check_in_at !== null && visit.check_out_at !== null
