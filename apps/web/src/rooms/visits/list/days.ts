import { addDays, isDay, weekOf } from '@homeward/domain/time/zone'
import type { FlatQuery } from '../../../plumbing/query-string.ts'

const from = 'by_scheduled_date[start_date]'
const until = 'by_scheduled_date[end_date]'
const aYear = 365

/**
 * The days that the list shows: those of the address, this week where it names none. One end alone
 * reaches a year.
 */
export const daysShown = (flat: FlatQuery, today: string) => {
  const [start, end] = [flat[from] ?? '', flat[until] ?? '']
  if (isDay(start)) return { start_date: start, end_date: isDay(end) ? end : addDays(start, aYear) }
  if (isDay(end)) return { start_date: addDays(end, -aYear), end_date: end }
  const week = weekOf(today)
  return { start_date: week.start, end_date: week.end }
}
