import { addDays, instantOf, localClock, localDay, weekdayOf } from '@homeward/domain/time/zone'
import type { DemoTime } from './data/plans.ts'

/** The moment of the demo, and where its clocks hang. */
type Moment = { readonly now: Date; readonly zone: string }

/** The agency's day at the moment of the demo. */
export const demoToday = ({ now, zone }: Moment): string => localDay(now, zone)

/** A clock of the agency, some days before the moment of the demo. */
export const daysAgo = (at: Moment, days: number, clock: string): Date =>
  instantOf(addDays(demoToday(at), -days), clock, at.zone)

/** Days for which the plans of the stories are in force: long enough for claims that were sent and paid. */
const storyDays = 8

/** The first day of care. */
export const firstDay = (at: Moment): string => addDays(demoToday(at), -storyDays)

/** Early on the first day, when the plans are brought into force. */
export const firstMorning = (at: Moment): Date => daysAgo(at, storyDays, '05:30')

/** The clock of a shift; what counts from now falls on the next quarter of an hour. */
export function clockOf(at: DemoTime, { now, zone }: Moment): string {
  if (typeof at === 'string') return at
  const quarter = 15 * 60_000
  const moment = Math.ceil((now.getTime() + at.fromNow * 60_000) / quarter) * quarter
  return localClock(new Date(moment), zone)
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
const wednesday = 3

/** By how many days the week of the demo is turned. A quiet day is nothing to look at: on a weekend it is Wednesday. */
const turnOf = (at: Moment): number => {
  const weekday = weekdayOf(demoToday(at))
  return weekday === 0 || weekday === 6 ? weekday - wednesday : 0
}

/** A weekday (0 Sunday) of the week as the demo tells it, as the calendar has it. */
export const turnedWeekday = (weekday: number, at: Moment): number => (weekday + turnOf(at) + 7) % 7

/** Days of a shift as the demo tells them, as a rule has them. */
export const turnedDays = (days: string, at: Moment): string =>
  days
    .split(',')
    .map((day) => {
      const weekday = weekdays.findIndex((one) => one === day)
      return weekdays[turnedWeekday(weekday, at)]
    })
    .join(',')
