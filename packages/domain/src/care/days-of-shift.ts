import { laterDay } from '../time/zone.ts'
import { occurrences } from './recurrence.ts'

type Shift = {
  recurringRule: string
  /** The first day of its series where an earlier version of the plan began it. */
  seriesStart?: string | null | undefined
}

/**
 * The days of a shift from `fromDay` to `toDay`, both included, within a plan that begins on `planStart`. A
 * shift that a revision took over keeps its rhythm: every second week stays the same weeks.
 */
export const daysOfShift = (
  { recurringRule, seriesStart }: Shift,
  planStart: string,
  fromDay: string,
  toDay: string,
): readonly string[] =>
  occurrences(recurringRule, seriesStart ?? planStart, laterDay(fromDay, planStart), toDay)
