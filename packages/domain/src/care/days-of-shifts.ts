import type { DayRange } from '../time/day-range.ts'
import { addDays, earlierDay } from '../time/zone.ts'
import { fullestWeek } from './minutes.ts'
import { daysOfShift } from './days-of-shift.ts'

type PlannedShift = {
  recurringRule: string
  scheduledDuration: number
  seriesStart?: string | null | undefined
}

/** Days of a plan to search for a second day of a shift; a rule may be yearly. */
const daysLookedAt = 2 * 366

/** The average minutes of a day with shifts, in the fullest week of the shifts. */
export const dailyMinutes = (shifts: readonly PlannedShift[], days: DayRange): number => {
  const week = fullestWeek(shifts, days)
  if (!week) return 0
  const last = earlierDay(addDays(week.monday, 6), days.endDate)
  const withShifts = shifts.flatMap((shift) =>
    daysOfShift(shift, days.startDate, week.monday, last),
  )
  return Math.round(week.minutes / new Set(withShifts).size)
}

/** Whether a plan has only single visits: it has shifts, and none of them falls on a second day. */
export const isNonRepeating = (shifts: readonly PlannedShift[], days: DayRange): boolean => {
  const last = earlierDay(addDays(days.startDate, daysLookedAt), days.endDate)
  return (
    shifts.length > 0 &&
    shifts.every((shift) => daysOfShift(shift, days.startDate, days.startDate, last).length < 2)
  )
}
