import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { givenServices } from '../care/shifts.ts'
import { clock, day, id, line, lockVersion } from '../fields.ts'
import { likelyDay } from '../likely-day.ts'

const VisitSeries = z.object({
  /** Later visits of the same shift that wait, and those of them that no one edited. */
  following: z.int(),
  untouched: z.int(),
  /** The last day of them; visits after it follow the care plan. Null where there are none. */
  last_day: day.nullable(),
  /** The care plan whose shift it is; null for a visit of no plan. */
  careplan_id: id.nullable(),
})

export const getVisitSeries = endpoint({
  room: 'visits',
  summary: 'Count the later visits of the same shift, which a change can be for too',
  method: 'GET',
  path: '/visits/:id/series',
  permission: 'visits.schedule',
  returns: record(VisitSeries),
})

/** Where a visit stood before a change, and the version that it has since. */
export const VisitPlace = z.strictObject({
  id,
  lock_version: lockVersion,
  agent_id: id.nullable(),
  scheduled_date: likelyDay,
  scheduled_time: clock,
  scheduled_duration: z.int().min(15).max(1440),
  services: givenServices,
  /** Whether a person had changed it before: if not, it follows its care plan again. */
  edited: z.boolean(),
})
export type VisitPlace = z.infer<typeof VisitPlace>

export const placeVisits = endpoint({
  room: 'visits',
  summary: 'Undo a change: put visits where they stood, as long as no one has changed them since',
  method: 'POST',
  path: '/visit_places',
  permission: 'visits.schedule',
  input: {
    visits: z.array(VisitPlace).min(1).max(500),
    /** Allows what speaks against their places; it is kept with each. */
    assignment_reason: line(200).nullable().optional(),
  },
  returns: record(
    z.object({
      placed: z.int(),
      /** Visits that stay: somebody changed them, or they have begun. */
      left: z.array(id),
    }),
  ),
  fails: [
    'service_not_authorized',
    'shift_services_needed',
    'shift_minutes_differ',
    'assignment_refused',
    'assignment_reason_needed',
    'caregiver_double_booked',
  ],
})
