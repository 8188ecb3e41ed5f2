import type { Availability } from '@homeward/contract/caregivers/availability'
import { weeklyMinutes } from '@homeward/domain/caregivers/availability'
import { newKey } from '../../../plumbing/new-key.ts'
import { spanWords } from '../free/free-words.ts'
import { weekdays } from './weekdays.ts'

/** A block of the pattern as its fields hold it; midnight at the end is 00:00. */
export type BlockValues = { key: string; weekday: number; start: string; end: string }

type HoursValues = {
  pattern: BlockValues[]
  /** Hours as typed; '' where nobody said. */
  minutes_wanted: number | string
  minutes_most: number | string
}

const hoursOf = (minutes: number | null): number | '' => (minutes === null ? '' : minutes / 60)

export const hoursValues = (hours: Availability): HoursValues => ({
  pattern: hours.pattern.map(({ weekday, start, end }) => ({
    key: newKey(),
    weekday,
    start,
    end: end === '24:00' ? '00:00' : end,
  })),
  minutes_wanted: hoursOf(hours.minutes_wanted),
  minutes_most: hoursOf(hours.minutes_most),
})

const minutesOf = (hours: number | string): number | null =>
  typeof hours === 'number' ? Math.round(hours * 60) : null

/** The input that the fields mean. */
export const hoursInput = ({ pattern, minutes_wanted, minutes_most }: HoursValues) => ({
  pattern: pattern.map(({ key: _, ...block }) => block),
  minutes_wanted: minutesOf(minutes_wanted),
  minutes_most: minutesOf(minutes_most),
})

const isClock = (clock: string): boolean => /^\d{2}:\d{2}$/.test(clock)

/** The blocks that can be drawn already: both times are there, and the end is after the start. */
export const drawable = (pattern: readonly BlockValues[]): BlockValues[] =>
  pattern
    .map((block) => (block.end === '00:00' ? { ...block, end: '24:00' } : block))
    .filter(({ start, end }) => isClock(start) && isClock(end) && start < end)

/** A block in a line: `Monday 08:00 AM – 04:00 PM`. */
export const blockWords = ({ weekday, start, end }: BlockValues): string => {
  const day = weekdays.find(({ value }) => value === weekday)
  return `${day?.name ?? ''} ${spanWords(start, end)}`.trim()
}

/** What the blocks add up to in a week, as far as they are typed. */
export const typedMinutes = (pattern: readonly BlockValues[]): number =>
  weeklyMinutes(drawable(pattern))

/** Another block of a day, which begins where the last one ends. */
export const newBlock = (pattern: readonly BlockValues[], weekday: number): BlockValues => {
  const last = pattern.findLast((block) => block.weekday === weekday)
  return { key: newKey(), weekday, start: last?.end ?? '', end: '' }
}

/** Puts the blocks of one day on others; what those had goes. */
export const copied = (
  pattern: readonly BlockValues[],
  from: number,
  onto: readonly number[],
): BlockValues[] => [
  ...pattern.filter(({ weekday }) => !onto.includes(weekday)),
  ...onto.flatMap((weekday) =>
    pattern
      .filter((block) => block.weekday === from)
      .map((block) => ({ ...block, weekday, key: newKey() })),
  ),
]
