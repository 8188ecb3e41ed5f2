import { caregiverRoles } from '@homeward/domain/identity/roles'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { clock, day, id, instant, line, lockVersion, minutes, paging } from '../fields.ts'
import { likelyDay } from '../likely-day.ts'

/** The end of a block of hours; midnight is 24:00, and 00:00 is taken for it. */
const endClock = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Enter a time like 17:30, or 24:00 for midnight.')
  .overwrite((typed) => (typed === '00:00' ? '24:00' : typed))

/** Hours of a weekday, 0 Sunday to 6 Saturday; a night is two blocks, split at midnight. */
export const WeeklyBlock = z.strictObject({
  weekday: z.int().min(0, 'Enter 0 (Sunday) to 6 (Saturday).').max(6),
  start: clock,
  end: endClock,
})
export type WeeklyBlock = z.infer<typeof WeeklyBlock>

/** Days, both included, on which the pattern does not hold: off, or available besides. */
export const AvailabilityException = z.object({
  id,
  start_date: day,
  end_date: day,
  available: z.boolean(),
  /** Between two times of each of the days; null for all day. */
  start: clock.nullable(),
  end: z.string().nullable(),
  reason: z.string().nullable(),
})
export type AvailabilityException = z.infer<typeof AvailabilityException>

export const Availability = z.object({
  agent_id: id,
  pattern: z.array(WeeklyBlock),
  /** Minutes that the pattern adds up to. */
  pattern_minutes: minutes,
  /** Minutes a week that the person would like to work, and will work at most. */
  minutes_wanted: minutes.nullable(),
  minutes_most: minutes.nullable(),
  /** Those that are not over, and those of the last 90 days. */
  exceptions: z.array(AvailabilityException),
  /** Of the person's record, for the next change. */
  lock_version: lockVersion,
})
export type Availability = z.infer<typeof Availability>

export const getAvailability = endpoint({
  room: 'caregivers',
  summary: "Get a person's availability: weekly pattern, desired hours and exceptions",
  method: 'GET',
  path: '/agents/:id/availability',
  permission: 'caregivers.read',
  returns: record(Availability),
})

const weeklyMinutes = z
  .int()
  .min(0, 'Hours cannot be negative.')
  .max(10_080, 'Enter 168 hours or less.')
  .nullable()
  .optional()

export const replaceAvailability = endpoint({
  room: 'caregivers',
  summary: 'Replace the weekly pattern and desired hours; exceptions are kept',
  method: 'PUT',
  path: '/agents/:id/availability',
  permission: 'caregivers.write',
  input: {
    pattern: z.array(WeeklyBlock).max(70),
    minutes_wanted: weeklyMinutes,
    minutes_most: weeklyMinutes,
    lock_version: lockVersion.optional(),
  },
  returns: record(Availability),
  fails: ['stale'],
})

export const addAvailabilityException = endpoint({
  room: 'caregivers',
  summary: 'Add days off or extra working days',
  method: 'POST',
  path: '/agents/:id/availability_exceptions',
  permission: 'caregivers.write',
  input: {
    start_date: likelyDay,
    end_date: likelyDay,
    available: z.boolean().default(false),
    start: clock.nullable().optional(),
    end: endClock.nullable().optional(),
    reason: line(200).nullable().optional(),
  },
  returns: record(Availability),
  fails: ['date_order'],
})

export const removeAvailabilityException = endpoint({
  room: 'caregivers',
  summary: 'Remove an exception',
  method: 'DELETE',
  path: '/agents/:id/availability_exceptions/:exception_id',
  permission: 'caregivers.write',
  returns: record(Availability),
})

/** One person's free time over some days. */
export const FreeTime = z.object({
  agent: z.object({ id, name: z.string(), phone: z.string().nullable() }),
  /** Whether anything is known of when the person can work. */
  known: z.boolean(),
  minutes_wanted: minutes.nullable(),
  minutes_most: minutes.nullable(),
  /** Minutes of visits that begin on the days asked for. */
  minutes_booked: minutes,
  days: z.array(
    z.object({
      date: day,
      /** The pattern and exceptions without the visits that are booked. */
      free: z.array(z.object({ starts_at: instant, ends_at: instant })),
    }),
  ),
})
export type FreeTime = z.infer<typeof FreeTime>

/** Days that may be asked for at once. */
export const mostAvailabilityDays = 31

export const listFreeTime = endpoint({
  room: 'caregivers',
  spec: 'E128',
  summary: 'List active caregivers and their availability: their hours minus booked visits',
  method: 'GET',
  path: '/agent_availability',
  permission: 'caregivers.read',
  input: {
    start_date: likelyDay,
    end_date: likelyDay,
    /** Only time between these clocks, and only people who work then on one of the days. */
    start_time: clock.optional(),
    end_time: endClock.optional(),
    office_id: id.optional(),
    role: z.enum(caregiverRoles).optional(),
    /** Only those who had a visit of this service within a year. */
    service_id: id.optional(),
    agent_id: id.optional(),
    search: z.string().trim().max(100, 'Enter no more than 100 characters.').optional(),
    ...paging(30),
  },
  returns: page(FreeTime),
  fails: ['date_order'],
})
