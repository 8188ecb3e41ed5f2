import { fail, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { parseRecurrence } from './recurrence-parts.ts'
import type { Recurrence, RuleDay } from './recurrence-parts.ts'

/** Names of the weekdays, Sunday first as the specification counts them. */
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const ordinal = (n: number): string => {
  if (n === -1) return 'last'
  if (n < 0) return `${ordinal(-n)} last`
  const ending = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}

const dayWords = ({ weekday, nth }: RuleDay): string =>
  nth === null ? `${weekdayNames[weekday]}` : `the ${ordinal(nth)} ${weekdayNames[weekday]}`

const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month' } as const

const rhythm = ({ freq, interval }: Recurrence): string =>
  interval === 1 ? `Every ${units[freq]}` : `Every ${interval} ${units[freq]}s`

const onDays = (rule: Recurrence): string => {
  const weekdays = rule.days.toSorted((a, b) => ((a.weekday + 6) % 7) - ((b.weekday + 6) % 7))
  const words = [
    ...weekdays.map(dayWords),
    ...rule.monthDays.map((day) => `the ${ordinal(day)}${day < 0 ? ' day' : ''}`),
  ]
  return words.length === 0 ? '' : ` on ${list(words)}`
}

const limit = ({ count, until }: Recurrence): string => {
  if (count !== null) return count === 1 ? ', once' : `, ${count} times`
  if (until === null) return ''
  const [year, month, day] = until.split('-')
  return `, until ${month}/${day}/${year}`
}

/** A recurrence rule in words: 'Every 2 weeks on Monday, Wednesday and Friday'. */
export const recurrenceWords = (rule: string): Result<string, 'recurrence_unreadable'> => {
  const read = parseRecurrence(rule)
  if (!read.ok) return fail('recurrence_unreadable')
  const { freq, interval, days } = read.value
  const daily =
    freq === 'WEEKLY' && interval === 1 && new Set(days.map((d) => d.weekday)).size === 7
  return ok(`${daily ? 'Every day' : rhythm(read.value) + onDays(read.value)}${limit(read.value)}`)
}
