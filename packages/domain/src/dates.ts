import { isDay, localClock, localDay } from './time/zone.ts'
import type { Instant } from './time/zone.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 'MM/DD/YYYY' of a day. */
export const formatDay = (day: string): string => {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

/** 'MMM DD, YYYY' of a day: 'Mar 02, 2026'. */
export const formatDayInWords = (day: string): string => {
  const [year, month, date] = day.split('-')
  return `${months[Number(month) - 1]} ${date}, ${year}`
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

/** Minutes as hours and minutes: '2 h', '1 h 30 min', '45 min', '-15 min'. */
export const formatMinutes = (minutes: number): string => {
  const hours = Math.floor(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  const words = [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
  return (minutes < 0 ? '-' : '') + words.filter((word) => word !== false).join(' ')
}

/** The day of a typed 'MM/DD/YYYY' (also 'M/D/YYYY'); null where it is none. */
export const parseDay = (text: string): string | null => {
  const [, month = '', date = '', year] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}

/** The time 'HH:MM' of a typed 'hh:mm AM' (also 'h:mm pm', '14:30'); null where it is none. */
export const parseClock = (text: string): string | null => {
  const [, hours, minutes, half] = /^\s*(\d{1,2}):([0-5]\d)\s*([ap]m)?\s*$/i.exec(text) ?? []
  if (hours === undefined || minutes === undefined) return null
  const hour = Number(hours)
  if (half === undefined) return hour > 23 ? null : `${hours.padStart(2, '0')}:${minutes}`
  if (hour < 1 || hour > 12) return null
  const from12 = (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
  return `${String(from12).padStart(2, '0')}:${minutes}`
}
