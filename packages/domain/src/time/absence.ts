import { fail, ok, type Result } from '../result.ts'
import { addDays, instantOf } from './zone.ts'

/** Archived: it was withdrawn, as if it had never been. */
export const absenceStatuses = ['active', 'archived'] as const

/** Days of an absence, both included, from and until a time of the day if one is given. */
type AbsenceDates = {
  startDate: string
  /** 'HH:MM'; null: the whole first day. */
  startTime: string | null
  /** Null: nobody knows yet. */
  endDate: string | null
  /** 'HH:MM'; null: the whole last day. */
  endTime: string | null
}

/** The instants of an absence by the wall clock of the zone; its end must be after its start. */
export const absenceSpan = (
  { startDate, startTime, endDate, endTime }: AbsenceDates,
  zone: string,
): Result<{ startsAt: Date; endsAt: Date | null }, 'date_order'> => {
  const startsAt = instantOf(startDate, startTime ?? '00:00', zone)
  if (endDate === null) return ok({ startsAt, endsAt: null })
  const endsAt =
    endTime === null
      ? instantOf(addDays(endDate, 1), '00:00', zone)
      : instantOf(endDate, endTime, zone)
  return endsAt > startsAt ? ok({ startsAt, endsAt }) : fail('date_order')
}
