import { missedAfterMinutes } from './quality.ts'

/**
 * How a visit began: on time, or late or not at all. It has an answer once it would be late; visits that do not take
 * place and drafts have none.
 */
export const arrivals = ['on_time', 'not_on_time'] as const
export type Arrival = (typeof arrivals)[number]

export const arrivalLabels: Record<Arrival, string> = {
  on_time: 'On time',
  not_on_time: 'Late or missed',
}

/** Minutes after the planned start within which a check-in is on time, by what the agency chose. */
export const graceOf = (lateAfter: number): number => Math.min(lateAfter, missedAfterMinutes)
