import { fail, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { DayRange } from '../time/day-range.ts'
import { addDays, daysBetween, earlierDay, laterDay, weekOf } from '../time/zone.ts'
import { daysOfShift } from './days-of-shift.ts'
import type { UnitPeriod } from './vocabulary.ts'

/** How much a payor allows: units per week, per month, or in total, from start to end. */
export type Allowance = {
  units: number
  unitPeriod: UnitPeriod
  minutesPerUnit: number
  startDate: string
  endDate: string
}

type WeeklyShift = {
  recurringRule: string
  scheduledDuration: number
  seriesStart?: string | null | undefined
}

/** Weeks to search for the fullest one. Every repeat up to a year shows in them. */
const weeksLookedAt = 53

/** Minutes of each week, Monday to Sunday, in which a shift falls; the key is the Monday. */
export const minutesByWeek = (
  shifts: readonly WeeklyShift[],
  days: DayRange,
): Map<string, number> => {
  const horizon = addDays(days.startDate, weeksLookedAt * 7)
  const weeks = new Map<string, number>()
  for (const shift of shifts) {
    const last = earlierDay(horizon, days.endDate)
    for (const day of daysOfShift(shift, days.startDate, days.startDate, last)) {
      const monday = weekOf(day).start
      weeks.set(monday, (weeks.get(monday) ?? 0) + shift.scheduledDuration)
    }
  }
  return weeks
}

/**
 * The fullest week of the shifts, as its Monday and its minutes. If a shift repeats every second week, the
 * weeks differ, and the fullest one must fit the authorization. Null if the shifts fall on no day.
 */
export const fullestWeek = (
  shifts: readonly WeeklyShift[],
  days: DayRange,
): { monday: string; minutes: number } | null => {
  const weeks = [...minutesByWeek(shifts, days)].map(([monday, minutes]) => ({ monday, minutes }))
  const fullness = weeks.toSorted((a, b) => b.minutes - a.minutes || (a.monday < b.monday ? -1 : 1))
  return fullness[0] ?? null
}

/** Minutes that the shifts plan for a week; if the weeks differ, for the fullest one. */
export const plannedMinutesPerWeek = (shifts: readonly WeeklyShift[], days: DayRange): number =>
  fullestWeek(shifts, days)?.minutes ?? 0

/** Minutes that an authorization allows for one of its periods: units times minutes per unit. */
export const authorizedMinutes = ({ units, minutesPerUnit }: Allowance): number =>
  units * minutesPerUnit

/**
 * Minutes a week that an authorization allows, rounded down: those of a month times 12 / 52, those
 * of a total divided by the weeks of the authorization (at least one).
 */
export const authorizedMinutesPerWeek = (allowance: Allowance): number => {
  const minutes = authorizedMinutes(allowance)
  const days = daysBetween(allowance.startDate, allowance.endDate) + 1
  const perWeek = {
    week: minutes,
    month: (minutes * 12) / 52,
    total: (minutes * 7) / Math.max(days, 7),
  }
  return Math.floor(perWeek[allowance.unitPeriod])
}

/** Minutes that an authorization allows for some days: its minutes a week, by the days that it covers. */
export const authorizedMinutesIn = (allowance: Allowance, days: DayRange): number => {
  const first = laterDay(days.startDate, allowance.startDate)
  const last = earlierDay(days.endDate ?? allowance.endDate, allowance.endDate)
  const covered = Math.max(0, daysBetween(first, last) + 1)
  return Math.round((authorizedMinutesPerWeek(allowance) * covered) / 7)
}

/** The days of the unit period with `day`, within the authorization. */
export const periodOf = (
  { unitPeriod, startDate, endDate }: Allowance,
  day: string,
): { startDate: string; endDate: string } => {
  const within = earlierDay(laterDay(day, startDate), endDate)
  if (unitPeriod === 'total') return { startDate, endDate }
  const period = unitPeriod === 'week' ? weekOf(within) : monthOf(within)
  return {
    startDate: laterDay(period.start, startDate),
    endDate: earlierDay(period.end, endDate),
  }
}

const monthOf = (day: string): { start: string; end: string } => {
  const start = `${day.slice(0, 7)}-01`
  return { start, end: addDays(`${addDays(start, 31).slice(0, 7)}-01`, -1) }
}

/** Minutes left in a period; negative if more was used than allowed. */
export const leftMinutes = (allowance: Allowance, used: number): number =>
  authorizedMinutes(allowance) - used

/** The shifts of a week may not need more minutes than the authorization allows for one. */
export const checkMinutes = (
  plannedPerWeek: number,
  allowance: Allowance,
): Result<null, 'careplan_over_authorization'> =>
  plannedPerWeek > authorizedMinutesPerWeek(allowance)
    ? fail('careplan_over_authorization')
    : ok(null)
