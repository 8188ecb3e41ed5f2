import { language, locale } from '../../plumbing/language/language.ts'

/** Dates and times as people in the office write them: MM/DD/YYYY, hh:mm AM. */

const two = (value: number): string => String(value).padStart(2, '0')

/** `2026-03-05` -> `03/05/2026`. Anything else comes back as it is. */
export const dayWords = (day: string): string =>
  day.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$2/$3/$1')

/** Two days as one span: `03/01/2026 – 03/31/2026`, a single day once. */
export const daysWords = (start: string, end: string): string =>
  start === end ? dayWords(start) : `${dayWords(start)} – ${dayWords(end)}`

/** `14:05` -> `02:05 PM`. */
export const clockWords = (clock: string): string => {
  const [hours, minutes] = clock.split(':').map(Number)
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return clock
  return `${two(hours % 12 === 0 ? 12 : hours % 12)}:${two(minutes)} ${hours < 12 ? 'AM' : 'PM'}`
}

/** The wall clock of an instant in a zone, as day `YYYY-MM-DD` and clock `HH:MM`. */
export const inZone = (instant: string | Date, zone: string): { day: string; clock: string } => {
  const parts: Record<string, string> = {}
  for (const { type, value } of formatter(zone).formatToParts(new Date(instant)))
    parts[type] = value
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    clock: `${parts.hour}:${parts.minute}`,
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>()

const formatter = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(zone, made)
  return made
}

/** `03/05/2026 02:05 PM` in the zone; `5 mar 2026, 2:05 p. m.` where somebody reads Spanish. */
export const instantWords = (instant: string | Date, zone: string): string => {
  if (language() !== 'en') return inLanguage(instant, zone)
  const { day, clock } = inZone(instant, zone)
  return `${dayWords(day)} ${clockWords(clock)}`
}

/** With the month as a word: 3/5 is not the same day in every language. */
const inLanguage = (instant: string | Date, zone: string): string =>
  new Intl.DateTimeFormat(locale(), {
    timeZone: zone,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(instant))

const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
]
const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** `2026-03-05` -> `Mar 05, 2026`. */
export const longDayWords = (day: string): string => {
  const [year, month, date] = day.slice(0, 10).split('-')
  return `${monthNames[Number(month) - 1] ?? month} ${date}, ${year}`
}

/** `2026-03-05` -> `Thu`. Sunday has the weekday value 0. */
export const weekdayWord = (day: string): string =>
  weekdayNames[new Date(`${day.slice(0, 10)}T12:00:00Z`).getUTCDay()] ?? ''

/** `135` -> `2 h 15 min`, `60` -> `1 h`, `45` -> `45 min`. */
export const durationWords = (minutes: number): string => {
  const whole = Math.abs(minutes)
  const parts = [
    whole >= 60 ? `${Math.floor(whole / 60)} h` : '',
    whole % 60 > 0 || whole === 0 ? `${whole % 60} min` : '',
  ].filter(Boolean)
  return (minutes < 0 ? '-' : '') + parts.join(' ')
}

/** Reads what a person types for a day: `3/5/26`, `03052026`, `2026-03-05`. */
export const readDay = (typed: string): string | undefined => {
  const text = typed.trim()
  const found =
    /^(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})$/.exec(text) ??
    /^(?<m>\d{1,2})[/.\- ](?<d>\d{1,2})[/.\- ](?<y>\d{4}|\d{2})$/.exec(text) ??
    /^(?<m>\d{2})(?<d>\d{2})(?<y>\d{4}|\d{2})$/.exec(text)
  const { y = '', m, d } = found?.groups ?? {}
  const day = `${y.length === 2 ? century(y) : y}-${two(Number(m))}-${two(Number(d))}`
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined
}

/** Two digits of a year: up to 30 of this century, beyond of the last (people are born then). */
const century = (year: string): string => (Number(year) <= 30 ? `20${year}` : `19${year}`)

/** Reads what a person types for a time: `8:30 pm`, `830a`, `20:30`, `8`. */
export const readClock = (typed: string): string | undefined => {
  const found = /^(\d{1,2})(?::?(\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(typed.trim())
  if (!found) return undefined
  const half = found[3]?.toLowerCase()
  const hours = Number(found[1])
  const minutes = Number(found[2] ?? 0)
  if (minutes > 59 || hours > 23 || (half && (hours < 1 || hours > 12))) return undefined
  const inDay = half ? (hours % 12) + (half === 'p' ? 12 : 0) : hours
  return `${two(inDay)}:${two(minutes)}`
}
