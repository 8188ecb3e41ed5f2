import { includesDay } from '../time/day-range.ts'
import { eachDay, instantOf, localDay, millis, weekdayOf } from '../time/zone.ts'
import type { TimeRange } from '../time/time-range.ts'
import { type Millis, within, without } from './spans.ts'

/** Wall-clock times 'HH:MM' of one day; an end of '24:00' is the midnight that ends it. */
export type ClockSpan = { start: string; end: string }

/** Hours in which somebody works every week; weekday 0 is Sunday. A night is two blocks. */
export type WeeklyBlock = ClockSpan & { weekday: number }

/** Days, both included, on which somebody can or cannot work, all day or between two times. */
export type AvailabilityException = {
  startDate: string
  endDate: string
  available: boolean
  clock: ClockSpan | null
}

export type Availability = {
  pattern: readonly WeeklyBlock[]
  exceptions: readonly AvailabilityException[]
}

const wholeDay: ClockSpan = { start: '00:00', end: '24:00' }

/** Invalid blocks of a pattern, by index: they end before they begin, or they overlap. */
export const patternProblems = (
  pattern: readonly WeeklyBlock[],
): Map<number, 'block_order' | 'block_overlap'> => {
  const problems = new Map<number, 'block_order' | 'block_overlap'>()
  for (const [at, block] of pattern.entries()) {
    if (block.end <= block.start) problems.set(at, 'block_order')
    const clash = pattern.some(
      (other, place) =>
        place < at &&
        other.weekday === block.weekday &&
        other.start < block.end &&
        block.start < other.end,
    )
    if (clash && !problems.has(at)) problems.set(at, 'block_overlap')
  }
  return problems
}

/** The minutes of a pattern in a week without a clock change. */
export const weeklyMinutes = (pattern: readonly WeeklyBlock[]): number =>
  pattern.reduce((sum, { start, end }) => sum + clockMinutes(end) - clockMinutes(start), 0)

const clockMinutes = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

const onDay = (day: string, { start, end }: ClockSpan, zone: string): Millis => ({
  from: instantOf(day, start, zone).getTime(),
  to: instantOf(day, end, zone).getTime(),
})

/** The availability on a day. A day off wins over added hours. */
const workingOn = ({ pattern, exceptions }: Availability, day: string, zone: string): Millis[] => {
  const weekday = weekdayOf(day)
  const today = exceptions.filter((exception) => includesDay(exception, day))
  const spans = (one: boolean) =>
    today
      .filter(({ available }) => available === one)
      .map(({ clock }) => onDay(day, clock ?? wholeDay, zone))
  const usual = pattern
    .filter((block) => block.weekday === weekday)
    .map((block) => onDay(day, block, zone))
  return without([...usual, ...spans(true)], spans(false))
}

/**
 * The remaining availability on a day: its hours without the booked ones, within `window` if given. Spans
 * are in order and do not touch.
 */
export const freeOn = (
  availability: Availability,
  booked: readonly TimeRange[],
  day: string,
  zone: string,
  window: ClockSpan = wholeDay,
): { startsAt: Date; endsAt: Date }[] => {
  const taken = booked.map(({ startsAt, endsAt }) => ({
    from: millis(startsAt),
    to: millis(endsAt),
  }))
  const free = without(workingOn(availability, day, zone), taken)
  return within(free, onDay(day, window, zone)).map(({ from, to }) => ({
    startsAt: new Date(from),
    endsAt: new Date(to),
  }))
}

/** The time off that exceptions name on a day. */
const offOn = (exceptions: readonly AvailabilityException[], day: string, zone: string): Millis[] =>
  exceptions
    .filter((one) => !one.available && includesDay(one, day))
    .map(({ clock }) => onDay(day, clock ?? wholeDay, zone))

/**
 * Whether somebody can work the whole of a span. Who never said when they work is taken to be available,
 * except on the days off that they named.
 */
export const isFreeAt = (
  { pattern, exceptions }: Availability,
  { startsAt, endsAt }: TimeRange,
  zone: string,
): boolean => {
  if (pattern.length === 0 && exceptions.length === 0) return true
  const span = { from: millis(startsAt), to: millis(endsAt) }
  const days = eachDay(localDay(startsAt, zone), localDay(new Date(span.to - 1), zone))
  if (pattern.length === 0) {
    return !days.some((day) => within(offOn(exceptions, day, zone), span).length > 0)
  }
  const working = days.flatMap((day) => workingOn({ pattern, exceptions }, day, zone))
  return without([span], working).length === 0
}
