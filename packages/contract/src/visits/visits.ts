import { arrivals } from '@homeward/domain/visits/arrival'
import { findingIds } from '@homeward/domain/visits/assignment/findings'
import { cancelers } from '@homeward/domain/visits/endings'
import { editScopes } from '@homeward/domain/visits/edit-scope'
import { momentFilters, visitMoments } from '@homeward/domain/visits/moment'
import { exceptionFilters, visitExceptions } from '@homeward/domain/visits/exceptions'
import { holdReasons } from '@homeward/domain/visits/holding'
import { timelineSteps } from '@homeward/domain/visits/timeline'
import { entryMethods, visitStatuses } from '@homeward/domain/visits/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import {
  abilities,
  clock,
  day,
  id,
  instant,
  line,
  lockVersion,
  minutes,
  paging,
  sort,
  text,
} from '../fields.ts'
import { likelyDay } from '../likely-day.ts'
import { reasonKeyed } from './reason-key.ts'
import { VisitPlace } from './series.ts'
import { CommentLine } from '../collaboration/comments.ts'
import {
  positions,
  reviewedPositions,
  submission,
  verification,
  VisitActivity,
  VisitAddress,
  VisitClaim,
  VisitSignature,
} from './parts.ts'
import { givenServices } from '../care/shifts.ts'

const party = z.object({ id, name: z.string() })

export const VisitRow = z.object({
  id,
  scheduled_date: day,
  scheduled_time: clock,
  scheduled_duration: minutes,
  starts_at: instant,
  ends_at: instant,
  status: z.enum(visitStatuses),
  client: party,
  agent: party.nullable(),
  /** In order, each with its share of the planned minutes. */
  services: z.array(z.object({ id, label: z.string(), minutes })),
  check_in_at: instant.nullable(),
  check_out_at: instant.nullable(),
  completed_duration: minutes.nullable(),
  reviewed_duration: minutes.nullable(),
  /** Why the recorded times count no minutes yet; empty once a person accepted or corrected them. */
  held_for: z.array(z.enum(holdReasons)),
  signed: z.boolean(),
  overlap_reason: z.string().nullable(),
  lock_version: lockVersion,
  /** On the schedule of the office alone, until it is published. */
  draft: z.boolean(),
  /** Whom an open visit was taken from, and why: someone must cover it. */
  cover: z.object({ agent: party, why: z.string() }).nullable(),
  /** Where it stands for the people who watch the day; null if it does not take place. */
  moment: z.enum(visitMoments).nullable(),
})
export type VisitRow = z.infer<typeof VisitRow>

/** One step of the timeline on a visit's page, in the order in which they happen. */
export const VisitStep = z.object({
  step: z.enum(timelineSteps),
  state: z.enum(['done', 'now', 'todo', 'blocked']),
  at: instant.nullable(),
  who: z.string().nullable(),
  /** The text of the step: a time, a difference, or what blocks it. */
  note: z.string().nullable(),
})
export type VisitStep = z.infer<typeof VisitStep>

export const Visit = VisitRow.extend({
  agent_id: id.nullable(),
  careplan_id: id.nullable(),
  authorization_id: id.nullable(),
  payor: party.nullable(),
  non_repeating: z.boolean(),
  /** Why somebody assigned the visit although something spoke against it, and what that was. */
  assignment_reason: z.string().nullable(),
  assignment_exceptions: z.array(z.enum(findingIds)),
  /** Why a visit does not take place, who canceled it, and who noted it. */
  canceled_reason: z.string().nullable(),
  canceled_by: z.enum(cancelers).nullable(),
  canceled_at: instant.nullable(),
  canceled_by_name: z.string().nullable(),
  /** A visit that was missed is canceled, with these. */
  missed_reason: z.string().nullable(),
  missed_reason_words: z.string().nullable(),
  missed_action: z.string().nullable(),
  missed_action_words: z.string().nullable(),
  missed_note: z.string().nullable(),
  /** When the server received each; `check_in_at` and `check_out_at` are by the device's clock. */
  check_in_received_at: instant.nullable(),
  check_out_received_at: instant.nullable(),
  check_in_method: z.enum(entryMethods).nullable(),
  check_out_method: z.enum(entryMethods).nullable(),
  /** Why staff entered it, and the device or caller that it came from. */
  check_in_reason: z.string().nullable(),
  check_in_note: z.string().nullable(),
  check_in_source: z.string().nullable(),
  check_out_reason: z.string().nullable(),
  check_out_note: z.string().nullable(),
  check_out_source: z.string().nullable(),
  ...positions,
  reviewed_check_in_at: instant.nullable(),
  reviewed_check_out_at: instant.nullable(),
  reviewed_by: z.string().nullable(),
  reviewed_at: instant.nullable(),
  /** The key of a code, and its words. */
  review_reason: z.string().nullable(),
  review_reason_words: z.string().nullable(),
  review_action: z.string().nullable(),
  review_note: z.string().nullable(),
  signature: VisitSignature.nullable(),
  /** When the agency waived the client's signature. */
  signature_waived_at: instant.nullable(),
  activities: z.array(VisitActivity),
  address: VisitAddress.nullable(),
  /** Meters from the address within which a check-in counts as at home. */
  location_tolerance: z.number(),
  /** 0 not completed; 1 fine; 2 late or early; 3 duration or place; 4 signature missing. */
  condition_level: z.int().min(0).max(4),
  /** What to settle first before it is approved; null while it does not wait for review. */
  exception: z.enum([...visitExceptions, 'none']).nullable(),
  flags: z.object({
    manual: z.boolean(),
    early: z.boolean(),
    late: z.boolean(),
    far: z.boolean(),
  }),
  /** The first of its claims; a visit has one for each of its services. */
  claim: VisitClaim.nullable(),
  claims: z.array(VisitClaim),
  timeline: z.array(VisitStep),
  ...submission,
  ...verification,
  /** The newest few; the list of comments has all. */
  comments: z.array(CommentLine),
  comment_count: z.int(),
  /** Open ones. */
  alert_count: z.int(),
  /** For people who may see the record of each. */
  client_phone: z.string().nullable(),
  agent_phone: z.string().nullable(),
  abilities,
})
export type Visit = z.infer<typeof Visit>

export const listVisits = endpoint({
  room: 'visits',
  spec: 'E140',
  summary: 'List visits, newest first or ascending; caregivers see only their own',
  method: 'GET',
  path: '/visits',
  look: 'visit',
  permission: 'visits.read',
  input: {
    by_client_id: id.optional(),
    by_agent_id: id.optional(),
    /** Of clients who belong to the office. */
    office_id: id.optional(),
    by_scheduled_date: z.strictObject({ start_date: day, end_date: day }).optional(),
    status: z.enum(visitStatuses).optional(),
    /** The visit's moment now. */
    moment: z.enum(momentFilters).optional(),
    /** How a visit began that has started or should have. */
    arrival: z.enum(arrivals).optional(),
    /** What is the matter with a visit that waits for review. */
    exception: z.enum(exceptionFilters).optional(),
    unassigned: z.stringbool().optional(),
    /** Whether staff entered the check-in or the check-out. */
    entered_by_staff: z.stringbool().optional(),
    /** Open visits of caregivers who are away. */
    to_cover: z.stringbool().optional(),
    by_service_id: id.optional(),
    /** Of visits that this payor would be billed for. */
    by_payor_id: id.optional(),
    /** Of clients who speak it. */
    language: z.string().trim().min(1).max(40).optional(),
    /** Of clients with the tag, such as the team that serves them. */
    tag: z.string().trim().min(1).max(40).optional(),
    search: z.string().trim().max(100).optional(),
    ordered_asc: z.stringbool().optional(),
    sort: sort(['starts_at'], '-starts_at').optional(),
    ...paging(20),
  },
  returns: page(VisitRow),
  fails: ['date_order'],
})

export const getVisit = endpoint({
  room: 'visits',
  spec: 'E141',
  summary: 'Get a visit with its schedule, recorded and reviewed times, activities and timeline',
  method: 'GET',
  path: '/visits/:id',
  look: 'visit',
  permission: 'visits.read',
  returns: record(Visit),
})

export const updateVisit = endpoint({
  room: 'visits',
  spec: 'E142',
  summary:
    'Reschedule a visit, assign a caregiver or change its services; a reason allows what speaks against it, and is kept',
  method: 'PATCH',
  path: '/visits/:id',
  permission: 'visits.schedule',
  input: {
    agent_id: id.nullable().optional(),
    scheduled_date: likelyDay.optional(),
    scheduled_time: clock.optional(),
    scheduled_duration: z.int().min(15).max(1440).optional(),
    /** All services of the visit, in their order. */
    services: givenServices.optional(),
    assignment_reason: line(200).nullable().optional(),
    /** Later visits of the same shift can get the same change: all that wait, or those that no one edited. */
    scope: z.enum(editScopes).optional(),
    lock_version: lockVersion.optional(),
  },
  /** With where each visit stood that was changed, so that it can be undone. */
  returns: record(Visit.extend({ changed_from: z.array(VisitPlace).optional() })),
  fails: [
    'visit_started',
    'service_not_authorized',
    'shift_services_needed',
    'shift_minutes_differ',
    'assignment_refused',
    'assignment_reason_needed',
    'caregiver_double_booked',
    'status_not_allowed',
    'stale',
  ],
})

export const cancelVisit = endpoint({
  room: 'visits',
  spec: 'E143',
  summary: 'Cancel a visit that has not started; the record is kept',
  method: 'DELETE',
  path: '/visits/:id',
  permission: 'visits.schedule',
  input: {
    reason: line(200).optional(),
    /** Who does not want the visit. */
    canceled_by: z.enum(cancelers).default('agency'),
    lock_version: z.coerce.number().int().min(0).optional(),
  },
  returns: record(Visit),
  fails: ['visit_started', 'status_not_allowed', 'stale'],
})

export const correctVisit = endpoint({
  room: 'visits',
  summary:
    'Correct the times of a reviewed visit, with a reason; a claim that was sent then needs another filing',
  method: 'POST',
  path: '/visits/:id/corrections',
  permission: 'visits.review',
  input: {
    /** Whichever is left out stays. */
    reviewed_check_in_at: instant.optional(),
    reviewed_check_out_at: instant.optional(),
    reason: reasonKeyed,
    action: reasonKeyed.optional(),
    note: text(1000).optional(),
    lock_version: lockVersion.optional(),
  },
  returns: record(Visit),
  fails: [
    'status_not_allowed',
    'check_out_before_in',
    'visit_in_the_future',
    'reason_required',
    'not_corrected',
    'stale',
  ],
})

export const reviewVisit = endpoint({
  room: 'visits',
  summary: 'Approve a completed visit, with corrected times and a reason if needed, or reject it',
  method: 'POST',
  path: '/visits/:id/review',
  permission: 'visits.review',
  input: {
    decision: z.enum(['approve', 'reject']),
    reviewed_check_in_at: instant.optional(),
    reviewed_check_out_at: instant.optional(),
    /** The corrected place, if it differs from the device's; latitude and longitude go together. */
    ...reviewedPositions,
    /** Why other times are right, or the recorded ones although they are unusual. */
    reason: reasonKeyed.optional(),
    /** What was done about it, where the payor's EVV vendor asks. */
    action: reasonKeyed.optional(),
    note: text(1000).optional(),
    /** The held times of the punches are right. */
    accept_held: z.boolean().optional(),
    lock_version: lockVersion.optional(),
  },
  returns: record(Visit),
  fails: [
    'visit_not_completed',
    'times_held',
    'reason_required',
    'check_out_before_in',
    'caregiver_double_booked',
    'status_not_allowed',
    'stale',
  ],
})
