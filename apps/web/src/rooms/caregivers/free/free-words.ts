import type { FreeTime } from '@homeward/contract/caregivers/availability'
import { localDay } from '@homeward/domain/time/zone'
import { clockWords, durationWords, inZone } from '../../../ui/text/dates.ts'

type Span = FreeTime['days'][number]['free'][number]

/** A span of free time drawn on the line of its day. */
type DrawnSpan = {
  /** `08:00 AM – 12:00 PM`, or `all day`. */
  words: string
  /** Where it begins and how long it is, in percent of the day. */
  from: number
  share: number
}

const dayMinutes = 1440

const minuteOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** The wall clock of an end: the midnight that ends a day is 24:00 of that day. */
const endClock = (end: string, day: string, zone: string): string =>
  localDay(end, zone) > day ? '24:00' : inZone(end, zone).clock

/** A free span as words and as a place on the line of its day, by the wall clock of the zone. */
export const drawSpan = ({ starts_at, ends_at }: Span, day: string, zone: string): DrawnSpan => {
  const start = inZone(starts_at, zone).clock
  const end = endClock(ends_at, day, zone)
  const [from, until] = [minuteOf(start), minuteOf(end)]
  return {
    words: spanWords(start, end),
    from: (from / dayMinutes) * 100,
    share: ((until - from) / dayMinutes) * 100,
  }
}

/** `08:00 AM – 12:00 PM`; an end of 24:00 is midnight, and 00:00 to 24:00 all day. */
export const spanWords = (start: string, end: string): string => {
  const last = end === '24:00' ? 'midnight' : clockWords(end)
  return start === '00:00' && end === '24:00' ? 'all day' : `${clockWords(start)} – ${last}`
}

/** What is known of somebody's hours over the days shown: "12 h booked, wants 30 h a week". */
export const hoursWords = (row: FreeTime): string =>
  [
    `${durationWords(row.minutes_booked)} booked`,
    row.minutes_wanted !== null && `wants ${durationWords(row.minutes_wanted)} per week`,
    row.minutes_most !== null && `maximum ${durationWords(row.minutes_most)}`,
  ]
    .filter(Boolean)
    .join(' · ')
