import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { clock, day, id, line, lockVersion, minutes } from '../fields.ts'
import { likelyDay } from '../likely-day.ts'

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

/** The most visits of one act on the board. */
const mostAtOnce = 1500

export const publishVisits = endpoint({
  room: 'visits',
  summary:
    'Publish drafts: phones show them, and the caregivers whose visits they are hear of them',
  method: 'POST',
  path: '/visit_publications',
  permission: 'visits.schedule',
  input: { visit_ids: z.array(id).min(1).max(mostAtOnce) },
  returns: record(
    z.object({
      published: z.int(),
      /** Caregivers who are told. */
      told: z.int(),
    }),
  ),
})

const Added = z.object({ id, lock_version: lockVersion })

export const withdrawVisits = endpoint({
  room: 'visits',
  summary: 'Take back visits that the office added, as long as no one has changed them since',
  method: 'POST',
  path: '/visit_withdrawals',
  permission: 'visits.schedule',
  input: { visits: z.array(z.strictObject(Added.shape)).min(1).max(mostAtOnce) },
  returns: record(
    z.object({
      withdrawn: z.int(),
      /** Visits that stay: somebody changed them, or they have begun. */
      left: z.array(id),
    }),
  ),
})

/** What becomes of a visit whose week is copied. */
const copyOutcomes = ['with_caregiver', 'open', 'there', 'left_out'] as const

export const CopiedVisit = z.object({
  client: z.string(),
  /** Who gave the care in the week that is copied. */
  caregiver: z.string().nullable(),
  scheduled_date: day,
  scheduled_time: clock,
  outcome: z.enum(copyOutcomes),
  /** Why it has no caregiver, or is left out; empty otherwise. */
  why: z.string(),
})
export type CopiedVisit = z.infer<typeof CopiedVisit>

export const copyWeek = endpoint({
  room: 'visits',
  summary: 'Copy the visits of a week to another week, or see what that would do',
  method: 'POST',
  path: '/visit_copies',
  permission: 'visits.schedule',
  input: {
    /** Any day of the week that is copied. */
    from: day,
    /** Any day of the week that gets the visits. */
    to: likelyDay,
    /** Only visits of this client, this caregiver, or clients of this office. */
    client_id: id.optional(),
    agent_id: id.optional(),
    office_id: id.optional(),
    /** Lets caregivers keep their visits although something speaks against it; it is kept with each. */
    assignment_reason: line(200).nullable().optional(),
    /** Answers what would be done and does nothing. */
    preview: z.boolean().default(false),
  },
  returns: record(
    z.object({
      added: z.array(Added),
      counts: z.record(z.enum(copyOutcomes), z.int()),
      /** Those that are open or left out, up to the first 100. */
      lines: z.array(CopiedVisit),
    }),
  ),
  fails: ['copy_same_week', 'copy_too_large', 'caregiver_double_booked'],
})
