import { formatDay } from '../../dates.ts'
import { type Instant, localClock, localDay } from '../../time/zone.ts'

/** '9:00 AM' of a wall-clock time 'HH:MM'. */
const clockWords = (clock: string): string => {
  const hour = Number(clock.slice(0, 2))
  return `${hour % 12 === 0 ? 12 : hour % 12}:${clock.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** '11/02/2026 from 9:00 AM to 11:00 AM', by the wall clock of the zone. */
export const spanWords = (from: Instant, to: Instant, zone: string): string =>
  `${formatDay(localDay(from, zone))} from ${clockWords(localClock(from, zone))} ` +
  `to ${clockWords(localClock(to, zone))}`
