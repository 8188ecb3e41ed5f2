import { alertPriorities } from '@homeward/domain/collaboration/alerts'
import { activityStatuses } from '@homeward/domain/visits/vocabulary'
import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { id, instant, latitude, line, longitude, text } from '../fields.ts'
import { reasonKeyed } from './reason-key.ts'
import { Visit } from './visits.ts'
import { OnBehalf } from '../files/signatures.ts'

/**
 * When and where the device recorded it. `at` is the device's clock, which may be hours old after offline
 * work.
 */
const punch = {
  at: instant,
  latitude: latitude.nullable().optional(),
  longitude: longitude.nullable().optional(),
  /** Radius in meters that the device claims for its position. */
  accuracy: z.number().min(0).max(1_000_000).nullable().optional(),
  /** Why staff enter it for the caregiver; required then. */
  reason: reasonKeyed.nullable().optional(),
  note: text(500).nullable().optional(),
}

export const checkIn = endpoint({
  room: 'visits',
  summary: 'Check in, with the location if the device has one; distance never blocks',
  method: 'POST',
  path: '/visits/:id/check_in',
  permission: 'visits.capture',
  input: punch,
  returns: record(Visit),
  fails: [
    'visit_started',
    'visit_draft',
    'visit_canceled',
    'visit_not_yours',
    'visit_unstaffed',
    'visit_in_the_future',
    'status_not_allowed',
    'entry_reason_required',
  ],
})

export const answerActivity = endpoint({
  room: 'visits',
  summary: 'Record one activity of the visit: done, refused or not done',
  method: 'PUT',
  path: '/visits/:id/activities/:activity_id',
  permission: 'visits.capture',
  input: { status: z.enum(activityStatuses), note: text(500).nullable().optional() },
  returns: record(Visit),
  fails: ['visit_not_started', 'visit_canceled', 'visit_not_yours', 'status_not_allowed'],
})

export const signVisit = endpoint({
  room: 'visits',
  summary: "Add the client's signature to the visit; after approval only reviewers can",
  method: 'POST',
  path: '/visits/:id/signature',
  permission: 'visits.capture',
  input: {
    signed_id: z.string().max(300),
    signed_by: line(120),
    at: instant,
    /** A guardian, a relative or the caregiver may sign for the client. */
    on_behalf: OnBehalf.optional(),
  },
  returns: record(Visit),
  fails: [
    'visit_not_started',
    'visit_canceled',
    'visit_not_yours',
    'visit_in_the_future',
    'upload_unknown',
    'upload_type',
    'status_not_allowed',
    'signature_exists',
  ],
})

export const checkOut = endpoint({
  room: 'visits',
  summary: 'Check out',
  method: 'POST',
  path: '/visits/:id/check_out',
  permission: 'visits.capture',
  input: punch,
  returns: record(Visit),
  fails: [
    'visit_not_started',
    'visit_canceled',
    'visit_not_yours',
    'check_out_before_in',
    'visit_in_the_future',
    'status_not_allowed',
    'entry_reason_required',
  ],
})

/** What somebody at the door has to know of a client, and whom to call. */
const FieldClient = z.object({
  id,
  do_not_resuscitate: z.boolean(),
  allergies: z.string().nullable(),
  phone: z.string().nullable(),
  /** Whether a device at the home shows one-time codes. */
  has_fob: z.boolean(),
  /** The open ones, most urgent first. */
  alerts: z.array(z.object({ id, title: z.string(), priority: z.enum(alertPriorities) })),
  /** Who answers for this client: their office, else the agency. */
  office: z.object({ name: z.string(), phone: z.string().nullable() }),
})
export type FieldClient = z.infer<typeof FieldClient>

export const FieldDay = z.object({
  /** The agency's day today. */
  today: z.iso.date(),
  time_zone: z.string(),
  /** The visits of the caregiver from the Monday of this week, or yesterday, to a week ahead. */
  visits: z.array(Visit),
  /** The clients of those visits. */
  clients: z.array(FieldClient),
})
export type FieldDay = z.infer<typeof FieldDay>

export const fieldDay = endpoint({
  room: 'visits',
  summary: "Get the caregiver's own visits around today, complete, for offline use",
  method: 'GET',
  path: '/field_day',
  look: 'visit',
  permission: 'visits.capture',
  input: { agent_id: id.optional() },
  returns: record(FieldDay),
})
