import type { VisitException } from '@homeward/domain/visits/exceptions'
import { miss } from '@homeward/domain/visits/endings'
import { type FixAct, probableFix, type ProbableFix } from '@homeward/domain/visits/probable-fix'
import { millis } from '@homeward/domain/time/zone'
import { approve } from '@homeward/domain/visits/review'
import { checkOut } from '@homeward/domain/visits/transitions'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, unwrap } from '../../../plumbing/failure.ts'
import { waiveSignature } from '../../files/door.ts'
import { noted } from '../endings/noted.ts'
import { stateOf } from '../shown/present-visit.ts'
import { receiptOf } from '../capture/punch.ts'
import { saveVisit, type VisitFacts } from '../visit-store.ts'
import { fixFacts } from './queue-rows.ts'
import type { QueuedVisit } from './queue-store.ts'

/** What a person decided: times and reason where they differ from the probable ones. */
export type Decision = {
  exception: VisitException | 'none'
  checkInAt: string | null
  checkOutAt: string | null
  reason: { key: string; words: string } | null
  action: string | null
  note: string | null
}

type Acting = { ctx: Ctx; visit: VisitFacts; fix: ProbableFix; given: Decision }
type Saved = Promise<VisitFacts>

/** Settles the first exception of a visit that is held, by its probable fix. */
export async function settleVisit(
  ctx: Ctx,
  visit: VisitFacts,
  known: QueuedVisit,
  given: Decision,
): Saved {
  const fix = probableFix(given.exception, fixFacts(known), ctx.now)
  return acts[fix.act]({ ctx, visit, fix, given })
}

const acts: Record<FixAct, (acting: Acting) => Saved> = {
  approve: (acting) => approved(acting),
  accept_held: (acting) => approved(acting, { acceptsHeld: true }),
  correct: (acting) => approved(acting, { ...timesOf(acting), acceptsHeld: true }),
  check_out: checkedOut,
  allow_overlap: (acting) => approved(acting, {}, { overlap_reason: saidOf(acting) }),
  waive: waived,
  miss: missed,
  open: () => Promise.reject(new Failure('exception_open')),
}

const timesOf = ({ fix, given }: Acting) => ({
  checkInAt: given.checkInAt ?? fix.times?.checkInAt ?? null,
  checkOutAt: given.checkOutAt ?? fix.times?.checkOutAt ?? null,
})

/** The reason in words, with the note. */
const saidOf = ({ given: { reason, note } }: Acting): string =>
  [reason?.words, note].filter(Boolean).join(': ')

type Given = Partial<ReturnType<typeof timesOf>> & { acceptsHeld?: boolean }

async function approved(
  { ctx, visit, given }: Acting,
  times: Given = {},
  also: Parameters<typeof saveVisit>[2] = {},
): Saved {
  const { reason, note, action } = given
  const approval = unwrap(
    approve(stateOf(visit), { ...times, reason: reason?.key ?? null, note }, ctx.now),
  )
  const set = {
    ...also,
    status: approval.status,
    reviewed_check_in_at: iso(approval.reviewedCheckInAt),
    reviewed_check_out_at: iso(approval.reviewedCheckOutAt),
    reviewed_duration: approval.reviewedDuration,
    reviewed_check_in_latitude: visit.check_in_latitude,
    reviewed_check_in_longitude: visit.check_in_longitude,
    reviewed_check_out_latitude: visit.check_out_latitude,
    reviewed_check_out_longitude: visit.check_out_longitude,
    review_reason: approval.reviewReason,
    review_action: action,
    review_note: approval.reviewNote,
    reviewed_at: ctx.now.toISOString(),
    reviewed_by: ctx.actor.kind === 'person' ? ctx.actor.userId : null,
    reviewed_by_name: ctx.actor.name,
  }
  const saved = await saveVisit(ctx.tx, visit, set)
  await told(ctx, visit.id, 'visit.approved', visit, {
    ...visit,
    ...set,
    ...(times.acceptsHeld && { accepted_for: visit.held_for }),
  })
  await ctx.emit('visit.approved', { visit_id: visit.id })
  return saved
}

/** Ends a visit by hand at a time that is past, and approves it unless its check-in is held. */
async function checkedOut(acting: Acting): Saved {
  const { ctx, visit, given } = acting
  const at = timesOf(acting).checkOutAt
  if (at === null) throw new Failure('exception_open')
  const punch = { at, method: 'manual' } as const
  const done = unwrap(checkOut(stateOf(visit), punch, receiptOf(ctx, visit)))
  const set = {
    status: done.status,
    check_out_at: iso(at),
    check_out_received_at: ctx.now.toISOString(),
    check_out_method: done.checkOutMethod,
    check_out_reason: given.reason?.key ?? null,
    check_out_note: given.note,
    completed_duration: done.completedDuration,
    held_for: done.heldFor,
  }
  const ended = await saveVisit(ctx.tx, visit, set)
  await told(ctx, visit.id, 'visit.checked_out', { status: visit.status }, set)
  if (visit.held_for.length > 0) return ended
  return approved({ ...acting, visit: ended }, { acceptsHeld: true })
}

async function waived(acting: Acting): Saved {
  const { ctx, visit } = acting
  const reason = saidOf(acting)
  await waiveSignature(ctx, { type: 'visit', id: visit.id }, { role: 'client', reason })
  return approved({ ...acting, given: { ...acting.given, reason: null } })
}

async function missed({ ctx, visit, given }: Acting): Saved {
  if (!ctx.may('visits.schedule')) throw new Failure('forbidden')
  const reason = given.reason?.key ?? ''
  const state = { ...stateOf(visit), startsAt: visit.starts_at }
  const { status } = unwrap(miss(state, { reason, note: given.note }, ctx.now))
  const set = {
    status,
    missed_reason: reason,
    missed_action: given.action ?? 'none',
    missed_note: given.note,
    ...noted(ctx),
  }
  const saved = await saveVisit(ctx.tx, visit, { ...set, hand_edited: true })
  await told(ctx, visit.id, 'visit.missed', { status: visit.status }, set)
  return saved
}

const told = (
  ctx: Ctx,
  id: string,
  action: 'visit.approved' | 'visit.checked_out' | 'visit.missed',
  before: object,
  after: object,
) => ctx.changed({ action, type: 'visit', id, before, after })

const iso = (at: Date | string): string => new Date(millis(at)).toISOString()
