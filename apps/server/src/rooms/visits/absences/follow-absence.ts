import type { Ctx } from '../../../plumbing/context.ts'
import { type Side, whyTaken } from './absence.ts'
import { findSpan } from './absence-store.ts'
import {
  closeNotes,
  closeSettled,
  followVersions,
  giveBack,
  handOver,
  lockReleased,
} from './give-back-store.ts'
import { lockVisitsAtAway, lockVisitsOfAway, takeVisits } from './take-store.ts'

/**
 * Brings the visits in line with an absence that was added, changed or withdrawn: what it covers no longer
 * is given back if nobody touched it, and what it covers now comes off the schedule.
 */
export async function followAbsence(ctx: Ctx, side: Side, absenceId: string): Promise<void> {
  await closeSettled(ctx.tx, ctx.now)
  await handOver(ctx.tx, side, absenceId)
  const span = await findSpan(ctx.tx, side, absenceId)
  const released = await lockReleased(ctx.tx, side, absenceId, span)
  await returnVisits(ctx, released)
  await take(ctx, side, absenceId)
  // A visit that came back with its client may be one of a caregiver who is away.
  if (side === 'client' && released.length > 0) await take(ctx, 'agent', null)
}

/** Takes what all absences cover off the schedule: visits were made, or were given back. */
export async function followAbsences(ctx: Ctx): Promise<void> {
  await closeSettled(ctx.tx, ctx.now)
  await take(ctx, 'client', null)
  await take(ctx, 'agent', null)
}

async function returnVisits(
  ctx: Ctx,
  released: Awaited<ReturnType<typeof lockReleased>>,
): Promise<void> {
  if (released.length === 0) return
  const untouched = released.filter((one) => one.untouched)
  const returned = await giveBack(
    ctx.tx,
    untouched.map(({ id }) => id),
  )
  await closeNotes(
    ctx.tx,
    released.map(({ id }) => id),
    ctx.now,
  )
  await followVersions(
    ctx.tx,
    returned.map(({ id }) => id),
  )
  await ctx.changedAll(
    returned.map(({ id, agent_id, status }) => ({
      action: 'visit.given_back' as const,
      type: 'visit' as const,
      id,
      after: { agent_id, status },
    })),
  )
}

async function take(ctx: Ctx, side: Side, absenceId: string | null): Promise<void> {
  const found =
    side === 'agent'
      ? (await lockVisitsOfAway(ctx.tx, absenceId, ctx.now)).map((one) => ({
          ...one,
          reason: whyTaken.agent(one.name, one.kind),
        }))
      : (await lockVisitsAtAway(ctx.tx, absenceId, ctx.now)).map((one) => ({
          ...one,
          reason: whyTaken.client(one.name, one.kind),
        }))
  // The first absence of several that touch a visit takes it.
  const visits = new Map(found.toReversed().map((one) => [one.id, one]))
  if (visits.size === 0) return
  const taken = [...visits.values()].map(({ id, absence_id: of, reason }) => ({
    id,
    absenceId: of,
    reason,
  }))
  const before = await takeVisits(ctx.tx, side, taken, ctx.now)
  await ctx.changedAll(
    before.map(({ id, agent_id, status }) => ({
      action: 'visit.taken_off' as const,
      type: 'visit' as const,
      id,
      before: { agent_id, status },
      after:
        side === 'agent'
          ? { agent_id: null, status: 'available', reason: visits.get(id)?.reason }
          : { agent_id, status: 'canceled', canceled_reason: visits.get(id)?.reason },
    })),
  )
}
