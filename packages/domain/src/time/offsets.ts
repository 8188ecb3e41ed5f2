import { boundedCache } from './bounded-cache.ts'

const dayMs = 86_400_000

type Clockwork = {
  format: Intl.DateTimeFormat
  /** Offset of each UTC day in milliseconds; NaN where the offset changes within the day. */
  perDay: (utcDay: number, compute: () => number) => number
}

const zones = new Map<string, Clockwork>()

const clockwork = (zone: string): Clockwork => {
  const known = zones.get(zone)
  if (known) return known
  const made = {
    format: new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
    perDay: boundedCache<number, number>(20_000),
  }
  zones.set(zone, made)
  return made
}

const exactOffset = (ms: number, format: Intl.DateTimeFormat): number => {
  const parts: Record<string, number> = {}
  for (const { type, value } of format.formatToParts(ms)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000
}

/**
 * How far the wall clock of an IANA zone is ahead of UTC at an instant, in milliseconds (New York
 * in winter: -18,000,000). The answers of Intl are kept per zone and UTC day, so that asking for
 * many instants costs next to nothing. Throws RangeError for a zone that does not exist.
 */
export const offsetAt = (ms: number, zone: string): number => {
  const { format, perDay } = clockwork(zone)
  const utcDay = Math.floor(ms / dayMs)
  const offset = perDay(utcDay, () => {
    const first = exactOffset(utcDay * dayMs, format)
    return first === exactOffset((utcDay + 1) * dayMs, format) ? first : Number.NaN
  })
  return Number.isNaN(offset) ? exactOffset(ms, format) : offset
}
