import { localClock, localDay } from './time/zone.ts'
import type { Instant } from './time/zone.ts'

/** 'MM/DD/YYYY' of a day. */
export const formatDay = (day: string): string => {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

/** 'hh:mm AM' of a wall-clock time 'HH:MM': '08:30 AM', '12:05 AM', '01:00 PM'. */
export const formatClock = (clock: string): string => {
  const hour = Number(clock.slice(0, 2))
  const shown = String(hour % 12 === 0 ? 12 : hour % 12).padStart(2, '0')
  return `${shown}:${clock.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** 'hh:mm AM' that a clock in the zone shows at an instant. */
export const formatTime = (instant: Instant, zone: string): string =>
  formatClock(localClock(instant, zone))

/** 'MM/DD/YYYY hh:mm AM' that calendar and clock of the zone show at an instant. */
export const formatDateTime = (instant: Instant, zone: string): string =>
  `${formatDay(localDay(instant, zone))} ${formatTime(instant, zone)}`
