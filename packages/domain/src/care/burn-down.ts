import { addDays, daysBetween, earlierDay, weekOf } from '../time/zone.ts'
import { type Allowance, authorizedMinutes } from './minutes.ts'

/** Minutes of one week, Monday to Sunday. */
export type WeekOfCare = { monday: string; delivered: number; planned: number }

type Point = { day: string; left: number }

type BurnDown = {
  /** What was left at the start, after each week with visits, and today. */
  points: Point[]
  /** The day on which nothing is left at the pace of the last weeks; null if that is after the end. */
  usedUpOn: string | null
}

const weeksOfPace = 4

/** How an authorization of a total runs down, and when it is used up at the pace of the last weeks. */
export const burnDown = (
  allowance: Allowance,
  weeks: readonly WeekOfCare[],
  today: string,
): BurnDown => {
  const day = earlierDay(today, allowance.endDate)
  let left = authorizedMinutes(allowance)
  const points: Point[] = [{ day: allowance.startDate, left }]
  for (const { monday, delivered } of weeks) {
    if (monday > day) break
    left -= delivered
    points.push({ day: earlierDay(addDays(monday, 7), day), left })
  }
  const pace = paceOf(weeks, today)
  if (left <= 0) return { points, usedUpOn: day }
  const usedUpOn = pace === 0 ? null : addDays(day, Math.ceil(left / pace))
  return { points, usedUpOn: usedUpOn !== null && usedUpOn <= allowance.endDate ? usedUpOn : null }
}

/** Minutes a day, over the weeks before this one in which there was care. */
const paceOf = (weeks: readonly WeekOfCare[], today: string): number => {
  const monday = weekOf(today).start
  const from = addDays(monday, -7 * weeksOfPace)
  const last = weeks.filter((week) => week.monday >= from && week.monday < monday)
  const first = last[0]
  if (!first) return 0
  const minutes = last.reduce((sum, week) => sum + week.delivered, 0)
  return minutes / daysBetween(first.monday, monday)
}
