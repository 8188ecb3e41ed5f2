import { mostAvailabilityDays } from '@homeward/contract/caregivers/availability'
import { addDays, daysBetween, isDay } from '@homeward/domain/time/zone'
import type { FlatQuery } from '../../../plumbing/query-string.ts'

export type FreeRange = { start: string; end: string; from: string; until: string }

const isClock = (clock: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(clock)

const dayOr = (day: string | undefined, other: string): string => (day && isDay(day) ? day : other)

/** The days and clocks that the address asks for: the next seven days, all day, where it says nothing. */
export const rangeOf = (flat: FlatQuery, today: string): FreeRange => {
  const start = dayOr(flat.start_date, today)
  const end = dayOr(flat.end_date, addDays(start, 6))
  const days = daysBetween(start, end)
  const sound = days >= 0 && days < mostAvailabilityDays
  return {
    start,
    end: sound ? end : addDays(start, days < 0 ? 0 : mostAvailabilityDays - 1),
    from: isClock(flat.start_time ?? '') ? (flat.start_time ?? '') : '',
    until: isClock(flat.end_time ?? '') ? (flat.end_time ?? '') : '',
  }
}

/** The same number of days, so many spans later. */
export const shifted = ({ start, end }: FreeRange, by: 1 | -1): Record<string, string> => {
  const days = (daysBetween(start, end) + 1) * by
  return { start_date: addDays(start, days), end_date: addDays(end, days) }
}
