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

/** Days before an authorization is used up within which it is looked for. */
export const runOutDays = 30

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
  const { minutes, days } = paceOf(weeks, today)
  if (left <= 0) return { points, usedUpOn: day }
  const usedUpOn = minutes === 0 ? null : addDays(day, Math.ceil((left * days) / minutes))
  return { points, usedUpOn: usedUpOn !== null && usedUpOn <= allowance.endDate ? usedUpOn : null }
}

/** The first day of the weeks whose pace counts. */
export const paceFrom = (today: string): string => addDays(weekOf(today).start, -7 * weeksOfPace)

/** Minutes delivered over the weeks before this one in which there was care, and the days of these weeks. */
const paceOf = (weeks: readonly WeekOfCare[], today: string): { minutes: number; days: number } => {
  const monday = weekOf(today).start
  const from = paceFrom(today)
  const last = weeks.filter((week) => week.monday >= from && week.monday < monday)
  const first = last[0]
  if (!first) return { minutes: 0, days: 0 }
  const minutes = last.reduce((sum, week) => sum + week.delivered, 0)
  return { minutes, days: daysBetween(first.monday, monday) }
}
