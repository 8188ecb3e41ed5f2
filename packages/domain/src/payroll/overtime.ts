import { addDays } from '../time/zone.ts'
import type { FirstWeek } from './facts.ts'
import type { PayRules } from './rules.ts'

/** Minutes worked on a day of the week. */
export type DayMinutes = { day: string; minutes: number }

/** Minutes that pay a premium of half and of the whole regular rate. */
type Overtime = { half: number; whole: number }

const over = (minutes: number, limit: number | null): number =>
  limit === null ? 0 : Math.max(0, minutes - limit)

/**
 * Overtime of a week: minutes over the day's limits first, then what is left of the week over its limit, so that
 * no minute counts twice (29 CFR 778.107 and the states' rules in `stateRules`).
 */
export const overtimeOf = (
  days: readonly DayMinutes[],
  week: string,
  rules: PayRules,
): Overtime => {
  const everyDay = days.filter(({ minutes }) => minutes > 0).length === 7
  const split = days.map(({ day, minutes }) => {
    const seventh = rules.seventhDay && everyDay && day === addDays(week, 6)
    const whole = seventh
      ? over(minutes, rules.dailyOvertimeAfter ?? 480)
      : over(minutes, rules.dailyDoubleAfter)
    const half = seventh
      ? minutes - whole
      : Math.max(0, over(minutes, rules.dailyOvertimeAfter) - whole)
    return { half, whole, straight: minutes - half - whole }
  })
  const sum = (of: (day: (typeof split)[number]) => number) =>
    split.reduce((total, day) => total + of(day), 0)
  const weekly = over(
    sum(({ straight }) => straight),
    rules.weeklyOvertimeAfter,
  )
  return { half: sum(({ half }) => half) + weekly, whole: sum(({ whole }) => whole) }
}

/** Minutes over 8 hours of each day. */
export const dailyOverEight = (days: readonly DayMinutes[]): number =>
  days.reduce((sum, { minutes }) => sum + over(minutes, 480), 0)

/** What a week of straight pay is worth, for the regular rate. */
type Straight = { minutes: number; cents: number }

/**
 * The premium in cents, not rounded, of a week under the 8 and 80 system (29 USC 207(j), 29 CFR 778.601; only
 * for hospitals and residential care). The first week of two pays its overtime over 8 hours a day. The second
 * settles both: minutes over 8 a day or over 80 in all, whichever are more, at half of the regular rate of both
 * weeks, less what the first week paid.
 */
export const eightEightyPremium = (
  days: readonly DayMinutes[],
  straight: Straight,
  first: FirstWeek | null,
): { minutes: number; cents: number } => {
  const daily = dailyOverEight(days)
  if (!first) return { minutes: daily, cents: premium(straight, daily) }
  const both = {
    minutes: first.minutes + straight.minutes,
    cents: first.straightCents + straight.cents,
  }
  const owed = Math.max(first.dailyOvertime + daily, over(both.minutes, 80 * 60))
  return {
    minutes: owed - first.dailyOvertime,
    cents: premium(both, owed) - first.overtimeCents,
  }
}

/**
 * Half of the regular rate for overtime, not rounded: the regular rate is all straight pay of the week over all
 * of its hours, whatever the rates of the single hours were (29 CFR 778.109 and 778.115).
 */
export const premium = ({ minutes, cents }: Straight, overtime: number): number =>
  minutes === 0 ? 0 : (cents * overtime) / (2 * minutes)
