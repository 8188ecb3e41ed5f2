import { z } from 'zod'
import { clock, day, id, minutes } from '../fields.ts'
import { nestedEntry } from '../nested.ts'

/** A service of a shift: its planned minutes, and the activities asked for; none means all it has. */
const ShiftService = z.object({
  id,
  label: z.string(),
  minutes,
  activity_ids: z.array(id),
})

export const Shift = z.object({
  id,
  number: z.int(),
  /** The first shift of its series: the same in every version of the plan that has the shift. */
  series_id: id,
  /** The day from which its rhythm counts. */
  series_start: day,
  /** Weekdays of the rule, 0 Sunday to 6 Saturday. */
  days: z.array(z.int().min(0).max(6)),
  /** The first of them; null where the rule goes by dates of a month. */
  day: z.int().min(0).max(6).nullable(),
  scheduled_time: clock,
  scheduled_duration: minutes,
  recurring_rule: z.string(),
  /** The rule in words. */
  recurrence: z.string(),
  services: z.array(ShiftService),
  agent: z.object({ id, name: z.string() }).nullable(),
  agent_id: id.nullable(),
  agency_id: id,
  careplan_id: id,
  status: z.enum(['active', 'archived']),
})
export type Shift = z.infer<typeof Shift>

/**
 * The services of a shift, all of them, in their order. The minutes of several make up the shift; one
 * alone needs none. Without activities, all that the service has are asked for.
 */
export const shiftServices = z.array(
  z.strictObject({
    id,
    minutes: z.int().min(1).max(1440).nullable().optional(),
    activity_ids: z.array(id).max(200).optional(),
  }),
)

/** The same as they are given. */
export const givenServices = shiftServices.max(20, 'Choose no more than 20 services.')

/** One entry of shifts_attributes. `recurring_rule` is an RFC 5545 RRULE, weekly or daily. */
export const ShiftAttributes = nestedEntry(
  {
    scheduled_time: clock,
    scheduled_duration: z
      .int()
      .min(15, 'Enter 15 minutes or more.')
      .max(1440, 'Enter 24 hours or less.'),
    recurring_rule: z.string().trim().min(1).max(200),
    agent_id: id.nullable().optional(),
    /** May be left out where the authorization covers one service, and where they stay as they are. */
    services: givenServices.optional(),
  },
  ['scheduled_time', 'scheduled_duration', 'recurring_rule'],
)
export type ShiftAttributes = z.input<typeof ShiftAttributes>

/** The same with all that a shift cannot do without. */
export type WholeShift = ShiftAttributes &
  Pick<Shift, 'scheduled_time' | 'scheduled_duration' | 'recurring_rule'>
