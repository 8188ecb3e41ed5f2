import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { day, id, minutes } from '../fields.ts'

/** Whose rows the board of the schedule has. */
const scheduleRowKinds = ['clients', 'caregivers'] as const

/** The most rows that the board shows. */
export const mostScheduleRows = 500

const ScheduleRow = z.object({
  id,
  name: z.string(),
  /** Minutes of all visits on those days that take place, whatever the board is narrowed to. */
  minutes,
  /** Minutes a week that a caregiver wants to work. */
  wanted_minutes: minutes.nullable(),
  /** Minutes that payors allow a client in the period of the first day, and what visits leave of them. */
  authorized: z.object({ minutes, left_minutes: z.int() }).nullable(),
})
export type ScheduleRow = z.infer<typeof ScheduleRow>

export const listScheduleRows = endpoint({
  room: 'visits',
  summary: 'List the rows of the schedule: active caregivers or clients in care, with their hours',
  method: 'GET',
  path: '/schedule_rows',
  permission: 'visits.read',
  input: {
    rows: z.enum(scheduleRowKinds),
    start_date: day,
    end_date: day,
    /** Of those who belong to the office. */
    office_id: id.optional(),
  },
  returns: record(
    z.object({
      /** By name, up to the most that the board shows. */
      rows: z.array(ScheduleRow),
      /** Minutes of a week beyond which work is overtime. */
      overtime_minutes: minutes,
    }),
  ),
  fails: ['date_order'],
})
