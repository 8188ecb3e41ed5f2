import { absenceStatuses } from '@homeward/domain/time/absence'
import { z } from 'zod'
import { abilities, clock, day, id, instant, line, lockVersion } from './fields.ts'
import { likelyDay } from './likely-day.ts'

/** What an absence of a caregiver and of a client have in common. */
export const absenceFields = {
  start_date: likelyDay,
  /** If omitted, the whole first day. */
  start_time: clock.nullable().optional(),
  /** If omitted, nobody knows yet. */
  end_date: likelyDay.nullable().optional(),
  end_time: clock.nullable().optional(),
  note: line(300).nullable().optional(),
}

/** The same as it is answered. */
export const absenceShown = {
  id,
  start_date: day,
  start_time: clock.nullable(),
  end_date: day.nullable(),
  end_time: clock.nullable(),
  starts_at: instant,
  ends_at: instant.nullable(),
  note: z.string().nullable(),
  status: z.enum(absenceStatuses),
  lock_version: lockVersion,
  abilities,
}

/** How absences are listed. */
export const absenceFilter = {
  search: z.string().trim().max(100).optional(),
  status: z.enum([...absenceStatuses, 'all']).default('active'),
  /** Only those that are not over before this day. */
  from_day: likelyDay.optional(),
}
