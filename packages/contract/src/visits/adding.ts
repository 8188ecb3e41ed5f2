import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { clock, id, line, lockVersion } from '../fields.ts'
import { likelyDay } from '../likely-day.ts'
import { givenServices } from '../care/shifts.ts'

export const createVisits = endpoint({
  room: 'visits',
  spec: 'E148',
  summary: 'Add visits outside the care plans, one on each day; all of them are added or none',
  method: 'POST',
  path: '/create_non_repeating_visits',
  permission: 'visits.schedule',
  input: {
    client_id: id,
    /** Null without one, as for private pay; the client's primary payor then pays. */
    authorization_id: id.nullable().optional(),
    /** May be left out where the authorization covers one service. */
    services: givenServices.optional(),
    scheduled_dates: z
      .array(likelyDay)
      .min(1, 'Choose at least one day.')
      .max(31, 'Choose no more than 31 days.'),
    scheduled_time: clock,
    scheduled_duration: z
      .int()
      .min(15, 'Enter 15 minutes or more.')
      .max(1440, 'Enter 24 hours or less.'),
    agent_id: id.nullable().optional(),
    assignment_reason: line(200).nullable().optional(),
    /** Adds them even for a client who has no address or is not in care yet. */
    client_confirmed: z.boolean().optional(),
  },
  returns: record(
    z.object({
      visits: z.array(z.object({ id, scheduled_date: z.string(), lock_version: lockVersion })),
    }),
  ),
  fails: [
    'client_not_in_care',
    'service_not_authorized',
    'shift_services_needed',
    'shift_minutes_differ',
    'assignment_refused',
    'assignment_reason_needed',
    'caregiver_double_booked',
  ],
})
