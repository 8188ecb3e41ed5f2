import { offerAnswers, offerModes, offerStatuses, usualWave } from '@homeward/domain/visits/offers'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { id, instant, line, lockVersion, paging } from '../fields.ts'
import { Visit } from './visits.ts'

const party = z.object({ id, name: z.string() })

const OfferRecipient = z.object({
  agent: party,
  answer: z.enum(offerAnswers),
  /** The wave in which they were told; null before. */
  wave: z.int().nullable(),
  told_at: instant.nullable(),
  answered_at: instant.nullable(),
  /** Why they declined or were left out. */
  why: z.string().nullable(),
})

export const VisitOffer = z.object({
  id,
  visit_id: id,
  client: party,
  starts_at: instant,
  ends_at: instant,
  mode: z.enum(offerModes),
  status: z.enum(offerStatuses),
  /** The last moment to answer. */
  expires_at: instant,
  wave: z.int(),
  wave_size: z.int(),
  wave_minutes: z.int(),
  next_wave_at: instant.nullable(),
  note: z.string().nullable(),
  created_by: z.string(),
  created_at: instant,
  ended_at: instant.nullable(),
  /** In the order in which they are told. */
  recipients: z.array(OfferRecipient),
  lock_version: lockVersion,
})
export type VisitOffer = z.infer<typeof VisitOffer>

/** Visits of one call, and caregivers whom one is offered to. */
const [mostVisits, mostRecipients] = [20, 50] as const

export const createVisitOffers = endpoint({
  room: 'visits',
  summary: 'Offer open visits to caregivers in waves until a deadline',
  method: 'POST',
  path: '/visit_offers',
  permission: 'visits.schedule',
  input: {
    visit_ids: z.array(id).min(1).max(mostVisits),
    /** In the order in which they are told; if omitted, the ten who fit best. */
    agent_ids: z.array(id).min(1).max(mostRecipients).optional(),
    mode: z.enum(offerModes).default('first'),
    wave_size: z.int().min(1).max(mostRecipients).default(usualWave.size),
    wave_minutes: z.int().min(1).max(1440).default(usualWave.minutes),
    /** The last moment to answer; if omitted, after the last wave, and at the start of the visit at the latest. */
    expires_at: instant.optional(),
    note: line(200).nullable().optional(),
    /** Allows what speaks against those who are named. */
    assignment_reason: line(200).nullable().optional(),
  },
  returns: record(
    z.object({
      offers: z.array(VisitOffer),
      /** Visits and caregivers that were left out, and why. */
      left_out: z.array(z.object({ visit_id: id, agent: party.nullable(), why: z.string() })),
    }),
  ),
  fails: ['offer_nobody', 'offer_deadline'],
})

export const listVisitOffers = endpoint({
  room: 'visits',
  summary: 'List offers of visits with the answers, newest first',
  method: 'GET',
  path: '/visit_offers',
  permission: 'visits.schedule',
  input: {
    visit_id: id.optional(),
    status: z.enum(offerStatuses).optional(),
    ...paging(20),
  },
  returns: page(VisitOffer),
})

export const withdrawVisitOffer = endpoint({
  room: 'visits',
  summary: 'Withdraw an offer; no one can accept it any more',
  method: 'POST',
  path: '/visit_offers/:id/withdraw',
  permission: 'visits.schedule',
  returns: record(VisitOffer),
  fails: ['offer_taken', 'offer_expired', 'offer_changed'],
})

export const pickForOffer = endpoint({
  room: 'visits',
  summary: 'Give an offered visit to one of those who accepted',
  method: 'POST',
  path: '/visit_offers/:id/pick',
  permission: 'visits.schedule',
  input: { agent_id: id, assignment_reason: line(200).nullable().optional() },
  returns: record(Visit),
  fails: [
    'offer_taken',
    'offer_withdrawn',
    'offer_changed',
    'offer_not_accepted',
    'assignment_refused',
    'assignment_reason_needed',
    'caregiver_double_booked',
    'status_not_allowed',
  ],
})

/** An offer as the caregiver reads it: the client by first name and initial, until the visit is theirs. */
export const OpenVisit = z.object({
  /** The offer's. */
  id,
  visit_id: id,
  client: z.string(),
  city: z.string().nullable(),
  starts_at: instant,
  ends_at: instant,
  services: z.array(z.string()),
  mode: z.enum(offerModes),
  expires_at: instant,
  note: z.string().nullable(),
  /** What the caregiver answered; `told`: nothing yet. */
  answer: z.enum(['told', 'accepted']),
})
export type OpenVisit = z.infer<typeof OpenVisit>

export const listOpenVisits = endpoint({
  room: 'visits',
  summary: 'List the open visits that are offered to the caregiver, the next first',
  method: 'GET',
  path: '/open_visits',
  look: 'visit',
  permission: 'visits.capture',
  returns: record(z.object({ time_zone: z.string(), visits: z.array(OpenVisit) })),
})

/** The office answers for a caregiver who called; everybody else answers for themselves. */
const answeringFor = { agent_id: id.optional() }

const answering = ['offer_taken', 'offer_withdrawn', 'offer_expired', 'offer_changed'] as const

export const acceptOpenVisit = endpoint({
  room: 'visits',
  summary: 'Accept an open visit; the first who accepts gets it, unless the office picks',
  method: 'POST',
  path: '/open_visits/:id/accept',
  permission: 'visits.capture',
  needsAnswer: true,
  input: answeringFor,
  returns: record(z.object({ id, visit_id: id, assigned: z.boolean() })),
  fails: [...answering, 'offer_not_possible'],
})

export const declineOpenVisit = endpoint({
  room: 'visits',
  summary: 'Decline an open visit',
  method: 'POST',
  path: '/open_visits/:id/decline',
  permission: 'visits.capture',
  input: { reason: line(200).nullable().optional(), ...answeringFor },
  returns: record(z.object({ id })),
  fails: [...answering],
})
