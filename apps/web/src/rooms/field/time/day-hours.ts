import type { WeeklyBlock } from '@homeward/contract/caregivers/availability'
import { locale } from '../../../plumbing/language/language.ts'

/** The hours of one weekday; `further` are kept as they are. */
type DayHours = {
  weekday: number
  works: boolean
  start: string
  end: string
  further: readonly WeeklyBlock[]
}

const usual = { start: '08:00', end: '16:00' }

/** Midnight ends a day as 24:00, which a clock shows as 00:00. */
export const onClock = (end: string): string => (end === '24:00' ? '00:00' : end)

/** A pattern by weekday, Monday first. */
export const dayHours = (pattern: readonly WeeklyBlock[]): DayHours[] =>
  [1, 2, 3, 4, 5, 6, 0].map((weekday) => {
    const [first, ...further] = pattern.filter((block) => block.weekday === weekday)
    const { start, end } = first ?? usual
    return { weekday, works: first !== undefined, start, end: onClock(end), further }
  })

/** The pattern of the days on which somebody works. */
export const patternOf = (days: readonly DayHours[]): WeeklyBlock[] =>
  days
    .filter(({ works }) => works)
    .flatMap(({ weekday, start, end, further }) => [
      { weekday, start, end: end === '00:00' ? '24:00' : end },
      ...further,
    ])

/** The name of a weekday, 0 Sunday; 4 January 2026 is one. */
export const weekdayName = (weekday: number): string =>
  new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 4 + weekday)),
  )
