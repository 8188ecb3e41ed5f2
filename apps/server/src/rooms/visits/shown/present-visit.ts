import type { Visit, VisitStep } from '@homeward/contract/visits/visits'
import { evvVendorOf } from '@homeward/domain/agency/integration-accounts'
import { claimStages } from '@homeward/domain/billing/claim-stages'
import { claimStatusLabels } from '@homeward/domain/billing/vocabulary'
import { shareMinutes } from '@homeward/domain/care/service-lines'
import { millis } from '@homeward/domain/time/zone'
import { visitAbilities } from '@homeward/domain/visits/abilities'
import { decidingStage } from '@homeward/domain/visits/claim-stage'
import { exceptionOf } from '@homeward/domain/visits/exceptions'
import { openHolds } from '@homeward/domain/visits/holding'
import { conditionLevel, visitFlags } from '@homeward/domain/visits/quality'
import { visitTimeline } from '@homeward/domain/visits/timeline'
import type { VisitState } from '@homeward/domain/visits/transitions'
import { type Ctx } from '../../../plumbing/context.ts'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import { found } from '../../../plumbing/failure.ts'
import { downloadUrl } from '../../files/door.ts'
import { presentCover } from '../absences/cover-store.ts'
import { keptWords } from '../reasons/kept-store.ts'
import { findVisit, type VisitFacts } from '../visit-store.ts'
import { momentOfRow } from './moment-store.ts'
import {
  exceptionFacts,
  exceptionsAt,
  hasRefusedTask,
  presentSubmission,
  qualityOf,
} from './visit-quality.ts'
import { presentVerification, vendorSteps, verificationStatusOf } from './visit-verification.ts'

/** One visit as it is answered; not found where the actor may not see it. */
export async function loadVisit(ctx: Ctx, id: string): Promise<Visit> {
  return presentVisit(ctx, found(await findVisit(ctx.tx, id, ownAgentOnly(ctx.actor))))
}

type Moving = Pick<
  VisitFacts,
  'status' | 'agent_id' | 'check_in_at' | 'check_out_at' | 'held_for' | 'draft'
>

/** What the moves of a visit ask of it. */
export const stateOf = (visit: Moving): VisitState => ({
  status: visit.status,
  agentId: visit.agent_id,
  checkInAt: visit.check_in_at,
  checkOutAt: visit.check_out_at,
  heldFor: visit.held_for,
  draft: visit.draft,
})

/** The services of a visit with their shares of its planned minutes. */
export function presentServices(minutes: number, services: VisitFacts['services']) {
  const lines = services.map((service) => ({ serviceId: service.id, minutes: service.minutes }))
  const shares = shareMinutes(minutes, lines)
  return services.map((service, at) => ({ ...service, minutes: shares[at] ?? 0 }))
}

/** A visit as it is answered, with what the rules make of its facts. */
export function presentVisit(ctx: Ctx, visit: VisitFacts): Visit {
  const quality = qualityOf(visit)
  const tolerance = ctx.agency.locationTolerance
  return {
    ...schedule(visit),
    ...punches(visit),
    ...review(visit),
    signed: visit.signature_file_id !== null,
    signature: signature(ctx, visit),
    signature_waived_at: visit.signature_waived_at,
    activities: visit.activities,
    address: address(visit),
    location_tolerance: tolerance,
    moment: momentOfRow(visit, ctx),
    condition_level: conditionLevel(quality, tolerance),
    exception: exceptionOf(exceptionFacts(visit, hasRefusedTask(visit)), exceptionsAt(ctx)),
    flags: visitFlags(quality, tolerance, evvVendorOf(visit.evv_vendor)),
    ...presentSubmission(ctx, visit),
    ...presentVerification(ctx, visit),
    comments: ctx.may('comments.read') ? comments(visit) : [],
    comment_count: ctx.may('comments.read') ? visit.comment_count : 0,
    alert_count: ctx.may('alerts.read') ? visit.alert_count : 0,
    client_phone: ctx.may('clients.read') ? visit.client_phone : null,
    agent_phone: ctx.may('caregivers.read') ? visit.agent_phone : null,
    claim: ctx.may('claims.read') ? claim(visit) : null,
    claims: ctx.may('claims.read') ? visit.claims.map(named) : [],
    timeline: ctx.may('claims.read') ? timeline(ctx, visit) : withoutBilling(timeline(ctx, visit)),
    lock_version: visit.lock_version,
    abilities: visitAbilities(
      { ...ctx.holder, agentId: ownAgentOnly(ctx.actor) },
      {
        status: visit.status,
        verificationStatus: verificationStatusOf(visit),
        claimStage: decidingStage(visit.claims.map(({ status }) => claimStages[status])),
        agentId: visit.agent_id,
        signed: visit.signature_file_id !== null,
        waived: visit.signature_waived_at !== null,
        due: millis(visit.starts_at) <= ctx.now.getTime(),
      },
    ),
  }
}

const schedule = (visit: VisitFacts) => ({
  id: visit.id,
  scheduled_date: visit.scheduled_date,
  scheduled_time: visit.scheduled_time,
  scheduled_duration: visit.scheduled_duration,
  starts_at: visit.starts_at,
  ends_at: visit.ends_at,
  status: visit.status,
  client: { id: visit.client_id, name: visit.client_name },
  agent: visit.agent_id === null ? null : { id: visit.agent_id, name: visit.agent_name ?? '' },
  agent_id: visit.agent_id,
  services: presentServices(visit.scheduled_duration, visit.services),
  payor: visit.payor_id === null ? null : { id: visit.payor_id, name: visit.payor_name ?? '' },
  careplan_id: visit.careplan_id,
  authorization_id: visit.authorization_id,
  non_repeating: visit.non_repeating,
  draft: visit.draft,
  overlap_reason: visit.overlap_reason,
  cover: presentCover(visit.cover),
  assignment_reason: visit.assignment_reason,
  assignment_exceptions: visit.assignment_exceptions,
  canceled_reason: visit.canceled_reason,
  canceled_by: visit.canceled_by,
  canceled_at: visit.canceled_at,
  canceled_by_name: visit.canceled_by_name,
  missed_reason: visit.missed_reason,
  missed_reason_words: keptWords(visit, 'reason', visit.missed_reason),
  missed_action: visit.missed_action,
  missed_action_words: keptWords(visit, 'action', visit.missed_action),
  missed_note: visit.missed_note,
})

const punches = (visit: VisitFacts) => ({
  check_in_at: visit.check_in_at,
  check_in_method: visit.check_in_method,
  check_in_reason: visit.check_in_reason,
  check_in_note: visit.check_in_note,
  check_in_source: visit.check_in_source,
  check_in_latitude: visit.check_in_latitude,
  check_in_longitude: visit.check_in_longitude,
  check_in_accuracy: visit.check_in_accuracy,
  check_in_distance: visit.check_in_distance,
  check_out_at: visit.check_out_at,
  check_out_method: visit.check_out_method,
  check_out_reason: visit.check_out_reason,
  check_out_note: visit.check_out_note,
  check_out_source: visit.check_out_source,
  check_out_latitude: visit.check_out_latitude,
  check_out_longitude: visit.check_out_longitude,
  check_out_accuracy: visit.check_out_accuracy,
  check_out_distance: visit.check_out_distance,
  completed_duration: visit.completed_duration,
  check_in_received_at: visit.check_in_received_at,
  check_out_received_at: visit.check_out_received_at,
  held_for: openHolds(visit.status, visit.held_for),
})

const review = (visit: VisitFacts) => ({
  reviewed_check_in_at: visit.reviewed_check_in_at,
  reviewed_check_out_at: visit.reviewed_check_out_at,
  reviewed_duration: visit.reviewed_duration,
  reviewed_check_in_latitude: visit.reviewed_check_in_latitude,
  reviewed_check_in_longitude: visit.reviewed_check_in_longitude,
  reviewed_check_out_latitude: visit.reviewed_check_out_latitude,
  reviewed_check_out_longitude: visit.reviewed_check_out_longitude,
  reviewed_by: visit.reviewed_by_name,
  reviewed_at: visit.reviewed_at,
  review_reason: visit.review_reason,
  review_reason_words: keptWords(visit, 'reason', visit.review_reason),
  review_action: visit.review_action,
  review_note: visit.review_note,
})

const signature = (
  ctx: Ctx,
  { signature_file_id, signed_by, signed_at, document_hash }: VisitFacts,
) =>
  signature_file_id === null || signed_by === null || signed_at === null || document_hash === null
    ? null
    : { signed_by, signed_at, document_hash, url: downloadUrl(ctx, signature_file_id) }

const address = ({ street, unit, city, state, zip, latitude, longitude }: VisitFacts) =>
  street === null || city === null || state === null || zip === null
    ? null
    : { street, unit, city, state, zip, latitude, longitude }

const comments = ({ comments: newest }: VisitFacts) =>
  newest.map((comment) => ({
    ...comment,
    created_at: new Date(comment.created_at).toISOString(),
  }))

type Claimed = VisitFacts['claims'][number]

const named = ({ id, number, status }: Claimed) => ({ id, number, status })

const claim = ({ claims: [first] }: VisitFacts) => (first ? named(first) : null)

const timeline = (ctx: Ctx, visit: VisitFacts): VisitStep[] => {
  const [claimed] = visit.claims
  return visitTimeline(
    {
      status: visit.status,
      startsAt: visit.starts_at,
      endsAt: visit.ends_at,
      draft: visit.draft,
      caregiverName: visit.agent_name,
      checkInAt: visit.check_in_at,
      checkInMethod: visit.check_in_method,
      tasks: {
        total: visit.activities.length,
        answered: visit.activities.filter(({ status }) => status !== null).length,
      },
      checkOutAt: visit.check_out_at,
      checkOutMethod: visit.check_out_method,
      signedAt: visit.signed_at,
      signedBy: visit.signed_by,
      reviewedAt: visit.reviewed_at,
      reviewedBy: visit.reviewed_by_name,
      reviewReason: keptWords(visit, 'reason', visit.review_reason),
      vendors: vendorSteps(ctx, visit),
      claim: claimed
        ? {
            number: claimed.number,
            stage: claimStages[claimed.status],
            label: claimStatusLabels[claimed.status],
            transmittedAt: claimed.transmitted_at,
            issue: null,
          }
        : null,
      paidAt: visit.paid_at,
      paidCents: Number(visit.paid_cents ?? 0),
    },
    ctx.now,
  )
}

/** How far a visit got is for everyone who sees it; claim numbers and money are not. */
const withoutBilling = (steps: VisitStep[]): VisitStep[] =>
  steps.map((step) =>
    step.step === 'claim' || step.step === 'paid' ? { ...step, who: null, note: null } : step,
  )
