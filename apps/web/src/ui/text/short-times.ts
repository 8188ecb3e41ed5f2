import { longDayWords, weekdayWord } from './dates.ts'

/** As people write the hours of a day: `6a`, `noon`, `3p`; 24 is the midnight at its end. */
export const hourWords = (hour: number): string => {
  if (hour % 24 === 12) return 'noon'
  return `${twelve(hour)}${half(hour)}`
}

/** As people write a time of the day: `18:09` -> `6:09p`, `08:00` -> `8a`. */
export const timeWords = (clock: string): string => `${bare(clock)}${half(hourOf(clock))}`

/** A span by the clock, with the a or p once where both have the same: `9:30–11:30a`, `8a–1p`. */
export const spanWords = (from: string, through: string): string =>
  half(hourOf(from)) === half(hourOf(through))
    ? `${bare(from)}–${timeWords(through)}`
    : `${timeWords(from)}–${timeWords(through)}`

const hourOf = (clock: string): number => Number(clock.split(':')[0])
const twelve = (hour: number): number => (hour % 12 === 0 ? 12 : hour % 12)
const half = (hour: number): 'a' | 'p' => (hour % 24 < 12 ? 'a' : 'p')

const bare = (clock: string): string => {
  const minutes = clock.split(':')[1] ?? '00'
  return `${twelve(hourOf(clock))}${minutes === '00' ? '' : `:${minutes}`}`
}

/** `2026-11-05` -> `Nov 5`. */
export const shortDayWords = (day: string): string =>
  longDayWords(day).replace(/^(\w+) 0?(\d+), .*$/, '$1 $2')

/** `2026-11-05` -> `Thu, Nov 5`. */
export const weekdayDayWords = (day: string): string => `${weekdayWord(day)}, ${shortDayWords(day)}`
