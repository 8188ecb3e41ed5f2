import { boundedCache } from './bounded-cache.ts'
import { offsetAt } from './offsets.ts'

/** A point in time: a Date, or an ISO 8601 string with offset. */
export type Instant = Date | string

const minuteMs = 60_000
const dayMs = 86_400_000

/** Milliseconds since 1970 of an instant. */
export const millis = (instant: Instant): number =>
  typeof instant === 'string' ? Date.parse(instant) : instant.getTime()

const utcMidnight = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))

/** Days by their number since 1970: whoever reads many instants asks for the same few days. */
const days = boundedCache<number, string>(20_000)

const dayOfUtc = (ms: number): string =>
  days(Math.floor(ms / dayMs), () => new Date(ms).toISOString().slice(0, 10))

/**
 * The instant at which the wall clock of `zone` shows `clock` ('HH:MM', seconds are ignored) on `day`. On
 * the two days of the year when the clock changes this follows RFC 5545 and Temporal's 'compatible': a time
 * that the spring change skips moves forward by the gap (02:30 becomes 03:30), and a time that the fall
 * change repeats means the first of the two.
 */
export const instantOf = (day: string, clock: string, zone: string): Date => {
  const wall =
    utcMidnight(day) + (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))) * minuteMs
  const before = offsetAt(wall - dayMs, zone)
  const after = offsetAt(wall + dayMs, zone)
  if (before === after) return new Date(wall - before)
  const shownByOld = offsetAt(wall - before, zone) === before
  const shownByNew = offsetAt(wall - after, zone) === after
  return new Date(wall - (shownByNew && !shownByOld ? after : before))
}

/** The day, 'YYYY-MM-DD', that the calendar of `zone` shows at an instant. */
export const localDay = (instant: Instant, zone: string): string => {
  const ms = millis(instant)
  return dayOfUtc(ms + offsetAt(ms, zone))
}

/** The time, 'HH:MM', that the wall clock of `zone` shows at an instant. */
export const localClock = (instant: Instant, zone: string): string => {
  const ms = millis(instant)
  return new Date(ms + offsetAt(ms, zone)).toISOString().slice(11, 16)
}

/**
 * The end of something that starts at `clock` on `day` and takes `minutes` of real time. A night shift of
 * 480 minutes takes 480 minutes also when the clock changes under it.
 */
export const endOf = (day: string, clock: string, minutes: number, zone: string): Date =>
  new Date(instantOf(day, clock, zone).getTime() + minutes * minuteMs)

/**
 * Real minutes that passed from one instant to another, negative when `to` is earlier. Both are first
 * rounded down to the minute, so the difference of two times on a screen always equals the duration beside
 * them.
 */
export const minutesBetween = (from: Instant, to: Instant): number =>
  Math.floor(millis(to) / minuteMs) - Math.floor(millis(from) / minuteMs)

/** Whether two instants show the same minute. */
export const sameMinute = (a: Instant, b: Instant): boolean => minutesBetween(a, b) === 0

/** The day `n` days after `day`, or before it when `n` is negative. */
export const addDays = (day: string, n: number): string => dayOfUtc(utcMidnight(day) + n * dayMs)

/** The day before. */
export const dayBefore = (day: string): string => addDays(day, -1)

/** Days from one day to another: 1 from a day to the next, 0 to itself, negative backwards. */
export const daysBetween = (from: string, to: string): number =>
  (utcMidnight(to) - utcMidnight(from)) / dayMs

/** Weekday of a day, 0 Sunday to 6 Saturday. */
export const weekdayOf = (day: string): number => new Date(utcMidnight(day)).getUTCDay()

/** Monday and Sunday of a day's week. */
export const weekOf = (day: string): { start: string; end: string } => {
  const start = addDays(day, -((weekdayOf(day) + 6) % 7))
  return { start, end: addDays(start, 6) }
}

/** Every day from `first` to `last`, both included; empty when `last` is earlier. */
export const eachDay = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, n) => addDays(first, n))

/** Whether a text is a day of the calendar, 'YYYY-MM-DD'. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const ms = utcMidnight(text)
  return !Number.isNaN(ms) && dayOfUtc(ms) === text
}

/** The later of two days; a missing one does not count. */
export const laterDay = (a: string, b: string | null): string => (b !== null && b > a ? b : a)

/** The earlier of two days; a missing one does not count. */
export const earlierDay = (a: string, b: string | null): string => (b !== null && b < a ? b : a)
