import { caregiverAbsenceKinds } from '@homeward/domain/caregivers/absences'
import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { day, id, line, lockVersion } from '../fields.ts'
import { likelyDay } from '../likely-day.ts'
import { Availability, WeeklyBlock } from './availability.ts'

const own = { room: 'caregivers', permission: 'own_time.write' } as const

/** When somebody can work, and when they are away, as they read it themselves. */
const OwnTime = z.object({
  availability: Availability,
  /** Those that are not over. */
  absences: z.array(
    z.object({
      id,
      kind: z.enum(caregiverAbsenceKinds),
      start_date: day,
      end_date: day.nullable(),
    }),
  ),
  /** Days off that were asked for and are not over, except those that were approved: they are absences. */
  requests: z.array(
    z.object({
      id,
      start_date: day,
      end_date: day,
      status: z.enum(['waiting', 'declined']),
      /** Why they were declined. */
      answer: z.string().nullable(),
    }),
  ),
})
export type OwnTime = z.infer<typeof OwnTime>

export const getOwnTime = endpoint({
  ...own,
  summary: 'Get one’s own availability and absences',
  method: 'GET',
  path: '/own_time',
  returns: record(OwnTime),
})

export const replaceOwnHours = endpoint({
  ...own,
  summary: 'Replace one’s own weekly hours',
  method: 'PUT',
  path: '/own_time/hours',
  input: {
    pattern: z.array(WeeklyBlock).max(70),
    /** Of the hours that were changed. */
    lock_version: lockVersion.optional(),
  },
  returns: record(OwnTime),
  fails: ['stale'],
})

export const addOwnDaysOff = endpoint({
  ...own,
  summary: 'Ask for days off: one’s visits stay until the office approves them',
  method: 'POST',
  path: '/own_time/days_off',
  input: { start_date: likelyDay, end_date: likelyDay, reason: line(200).nullable().optional() },
  returns: record(OwnTime),
  fails: ['date_order', 'leave_past', 'leave_too_long', 'leave_asked'],
})

export const withdrawOwnDaysOff = endpoint({
  ...own,
  summary: 'Withdraw a request for days off that the office has not answered',
  method: 'DELETE',
  path: '/own_time/days_off/:id',
  returns: record(OwnTime),
  fails: ['leave_settled'],
})

export const reportSick = endpoint({
  ...own,
  summary: 'Report sick: one’s visits come off the schedule, and the office is told',
  method: 'POST',
  path: '/own_time/sick_reports',
  input: {
    start_date: likelyDay,
    /** If omitted, nobody knows yet. */
    end_date: likelyDay.nullable().optional(),
    note: line(300).nullable().optional(),
  },
  returns: record(OwnTime),
  fails: ['date_order'],
})
