import { z } from 'zod'
import { day, id, instant } from '../fields.ts'
import { actionsOf, topicsOf } from '../plain-record.ts'
import { reportActions, reportJob } from '../reports/signals.ts'
import type { Actions, Events, Jobs, Messages, Topics } from '../signal.ts'
import { records } from './all.ts'

export const events = {
  'visit.approved': z.object({ visit_id: id }),
  'visit.reopened': z.object({ visit_id: id }),
  /** Notify caregivers about an open visit: it is offered, theirs, someone else's, or no longer offered. */
  'offer.told': z.object({
    offer_id: id,
    what: z.enum(['offered', 'assigned', 'not_chosen', 'gone']),
    agent_ids: z.array(id),
    starts_at: instant,
    ends_at: instant,
    expires_at: instant,
  }),
  /** Whoever offered a visit is to hear how it goes. */
  'offer.went': z.object({
    offer_id: id,
    visit_id: id,
    what: z.enum(['assigned', 'wanted', 'expired', 'unpicked']),
    /** Null: everybody who schedules. */
    user_id: id.nullable(),
    agent_id: id.nullable(),
    agent_name: z.string().nullable(),
    client_name: z.string(),
    starts_at: instant,
  }),
  /** A visit was checked out, or its review rejected it. */
  'visit.worked': z.object({ visit_id: id }),
  /** Visits of one caregiver, who hears of them. */
  'schedule.published': z.object({
    publication_id: id,
    user_id: id,
    visits: z.int(),
    first_day: day,
    last_day: day,
  }),
} as const satisfies Events

export const jobs = {
  'visits.generate': 'careplan.activated',
  'visits.withdraw': 'careplan.changed',
  'visits.unassign': 'agent.left',
  'visits.cancel_left': 'client.left',
  'visits.follow_agent_absence': 'agent.absence_changed',
  'visits.follow_client_absence': 'client.absence_changed',
  'visits.extend': z.object({}),
  'visits.extend_to': z.object({ agency_id: id, through_day: z.string() }),
  'visits.write_report': reportJob,
  'visits.advance_offer': z.object({ agency_id: id, offer_id: id }),
  'visits.sweep_offers': z.object({}),
} as const satisfies Jobs

export const topics = {
  ...topicsOf(records),
  visit: 'visits.read',
  visit_report: 'lists.export',
} as const satisfies Topics

export const messages = {
  open_visits: 'The open visits that are offered to a caregiver changed',
} as const satisfies Messages

export const actions = {
  ...actionsOf(records),
  'agent.phone_pin_set': 'agent',
  'agent.phone_pin_removed': 'agent',
  'agency.visits_made': 'agency',
  'vendor_codes.imported': 'agency',
  'careplan.visits_made': 'careplan',
  'exceptions.exported': 'agency',
  'visit.created': 'visit',
  'visit.updated': 'visit',
  'visit.published': 'visit',
  'visit.canceled': 'visit',
  'visit.missed': 'visit',
  'visit.restored': 'visit',
  'visit.archived': 'visit',
  'visit.reopened': 'visit',
  'visit.checked_in': 'visit',
  'visit.checked_out': 'visit',
  'visit.activity_answered': 'visit',
  'visit.signed': 'visit',
  'visit.approved': 'visit',
  'visit.corrected': 'visit',
  'visit.completed': 'visit',
  'visit.rejected': 'visit',
  'visit.left_open': 'visit',
  'visit.unassigned': 'visit',
  'visit.withdrawn': 'visit',
  'visit.taken_off': 'visit',
  'visit.given_back': 'visit',
  ...reportActions('visit_report'),
  'visit.offered': 'visit',
  'visit.offer_accepted': 'visit',
  'visit.offer_declined': 'visit',
  'visit.offer_ended': 'visit',
} as const satisfies Actions
