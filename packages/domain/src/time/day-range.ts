import { fail, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { addDays } from './zone.ts'

/** The days from start to end, both included; null means no end. */
export type DayRange = { startDate: string; endDate: string | null }

/** The end may be the day of the start, but not before it. */
export const checkDateOrder = ({ startDate, endDate }: DayRange): Result<null, 'date_order'> =>
  endDate !== null && endDate < startDate ? fail('date_order') : ok(null)

/** Whether a day lies in the range. */
export const includesDay = ({ startDate, endDate }: DayRange, day: string): boolean =>
  startDate <= day && (endDate === null || day <= endDate)

/** Whether every day of `inner` lies in `outer`. */
export const isWithin = (inner: DayRange, outer: DayRange): boolean =>
  inner.startDate >= outer.startDate &&
  (outer.endDate === null || (inner.endDate !== null && inner.endDate <= outer.endDate))

/**
 * The default last day of a record without an end: one month from today, less a day. From January 31 that
 * is the last day of February.
 */
export const defaultEnd = (today: string): string => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const lastOfNextMonth = new Date(Date.UTC(year, month + 1, 0))
  if (day > lastOfNextMonth.getUTCDate()) return lastOfNextMonth.toISOString().slice(0, 10)
  return addDays(new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10), -1)
}
