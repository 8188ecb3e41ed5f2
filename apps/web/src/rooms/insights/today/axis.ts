import { type Instant, addDays, instantOf, millis } from '@homeward/domain/time/zone'
import { hourWords } from '../../../ui/text/short-times.ts'

type Span = { starts_at: string; ends_at: string }

export type Axis = {
  /** Percent from the left edge at which an instant stands, within 0 and 100. */
  at(this: void, instant: Instant): number
  hours: readonly { words: string; at: number }[]
}

/** Hours of the wall clock that are shown where no visit begins before or ends after them. */
const usual = { from: 6, through: 22 }

/**
 * The axis of a day: from 6 to 22 by the wall clock of the zone, and further where visits need it. Hours are
 * as long as they are, also on the days when the clock changes.
 */
export function dayAxis(day: string, zone: string, visits: readonly Span[]): Axis {
  const clock = (hour: number): number =>
    hour >= 24
      ? instantOf(addDays(day, 1), `${two(hour - 24)}:00`, zone).getTime()
      : instantOf(day, `${two(hour)}:00`, zone).getTime()
  const first = Math.min(...visits.map((visit) => millis(visit.starts_at)))
  const last = Math.max(...visits.map((visit) => millis(visit.ends_at)))
  let { from, through } = usual
  while (from > 0 && first < clock(from)) from -= 1
  while (through < 24 && last > clock(through)) through += 1
  const [left, right] = [clock(from), clock(through)]
  const at = (instant: Instant): number =>
    Math.min(100, Math.max(0, ((millis(instant) - left) / (right - left)) * 100))
  const hours = Array.from({ length: through - from + 1 }, (_, step) => from + step)
  return {
    at,
    hours: hours.map((hour) => ({ words: hourWords(hour), at: at(new Date(clock(hour))) })),
  }
}

const two = (number: number): string => String(number).padStart(2, '0')

/** Puts visits into as few rows as there are visits at once, in the order of their start. */
export function rowsOf<V extends Span>(visits: readonly V[]): V[][] {
  const rows: V[][] = []
  for (const visit of visits.toSorted((a, b) => millis(a.starts_at) - millis(b.starts_at))) {
    const free = rows.find((row) =>
      row.every((other) => millis(other.ends_at) <= millis(visit.starts_at)),
    )
    if (free) free.push(visit)
    else rows.push([visit])
  }
  return rows
}
