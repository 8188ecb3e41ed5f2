import type { DayRange } from '../time/day-range.ts'
import { addDays, earlierDay, endOf, instantOf, localClock, localDay } from '../time/zone.ts'
import { daysOfShift } from './days-of-shift.ts'

type Shift = {
  recurringRule: string
  scheduledTime: string
  scheduledDuration: number
  seriesStart?: string | null | undefined
}

/** A day on which the clock changes under a shift: when it begins and ends by the clock then. */
type ClockChange = { day: string; start: string; end: string }

const wallEnd = ({ scheduledTime, scheduledDuration }: Shift): string => {
  const minutes =
    Number(scheduledTime.slice(0, 2)) * 60 + Number(scheduledTime.slice(3, 5)) + scheduledDuration
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

/**
 * The days of a shift, in the first year of its plan, on which it does not begin and end at the usual times
 * because the clocks of `zone` change. Its length stays the same.
 */
export const clockChangesOf = (shift: Shift, days: DayRange, zone: string): ClockChange[] => {
  const last = earlierDay(addDays(days.startDate, 366), days.endDate)
  return daysOfShift(shift, days.startDate, days.startDate, last).flatMap((day) => {
    // Only around a change of the offset can anything differ.
    const noon = (of: string) => instantOf(of, '12:00', zone).getTime()
    if (noon(addDays(day, 1)) - noon(addDays(day, -1)) === 2 * 86_400_000) return []
    const begins = instantOf(day, shift.scheduledTime, zone)
    const ends = endOf(day, shift.scheduledTime, shift.scheduledDuration, zone)
    const start = localClock(begins, zone)
    const end = localClock(ends, zone)
    const usual = start === shift.scheduledTime && end === wallEnd(shift)
    return usual || localDay(begins, zone) !== day ? [] : [{ day, start, end }]
  })
}
