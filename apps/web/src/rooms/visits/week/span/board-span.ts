import { addDays, eachDay, instantOf, weekOf } from '@homeward/domain/time/zone'
import { dayWords, weekdayWord } from '../../../../ui/text/dates.ts'

/** How many days the board shows at once. */
export const boardSpans = ['day', 'week', 'fortnight', 'month'] as const
export type BoardSpan = (typeof boardSpans)[number]

export const boardSpanLabels: Record<BoardSpan, string> = {
  day: 'Day',
  week: 'Week',
  fortnight: '2 weeks',
  month: 'Month',
}

/** The span that an address asks for; a week where it says nothing. */
export const readSpan = (text: string | undefined): BoardSpan =>
  boardSpans.find((span) => span === text) ?? 'week'

const monthOf = (day: string): { start: string; end: string } => {
  const start = `${day.slice(0, 7)}-01`
  return { start, end: addDays(`${addDays(start, 31).slice(0, 7)}-01`, -1) }
}

/** The days that are shown with a day. */
export const daysOf = (span: BoardSpan, day: string): string[] => {
  if (span === 'day') return [day]
  const { start, end } = span === 'month' ? monthOf(day) : weekOf(day)
  return eachDay(start, span === 'fortnight' ? addDays(end, 7) : end)
}

/** A day of the span before or after the one of some days. */
export const stepOf = (span: BoardSpan, days: readonly string[], by: 1 | -1): string => {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  if (by === 1) return addDays(last, 1)
  return span === 'fortnight' ? addDays(first, -14) : (daysOf(span, addDays(first, -1))[0] ?? first)
}

/** What a span of days is called: `03/02/2026 – 03/08/2026`. */
export const rangeWords = (days: readonly string[]): string => {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return first === last
    ? `${weekdayWord(first)}, ${dayWords(first)}`
    : `${dayWords(first)} – ${dayWords(last)}`
}

/** Hours of a day by the clock of a zone: 23 or 25 where the clock changes, else 24. */
export const hoursOf = (day: string, zone: string): number =>
  (instantOf(addDays(day, 1), '00:00', zone).getTime() - instantOf(day, '00:00', zone).getTime()) /
  3_600_000
