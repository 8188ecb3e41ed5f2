import type { Visit } from '@homeward/contract/visits/visits'
import { millis } from '@homeward/domain/time/zone'
import type { Receipt } from '@homeward/domain/visits/holding'
import { distanceTo } from '@homeward/domain/visits/place'
import { type Ctx } from '../../../plumbing/context.ts'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { presentVisit } from '../shown/present-visit.ts'
import { lockVisit, saveVisit, type VisitFacts } from '../visit-store.ts'

/** What a device (or a member of the staff) says of a check-in or check-out. */
export type PunchInput = {
  at: string
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  accuracy?: number | null | undefined
}

/**
 * The visit to record, locked; caregivers find only their own. They are told in words of their own, which are
 * the same for a visit of another person and for none.
 */
export async function lockForCapture(ctx: Ctx, id: string): Promise<VisitFacts> {
  const own = ownAgentOnly(ctx.actor)
  const visit = await lockVisit(ctx.tx, id, own)
  if (own !== null && !visit) throw new Failure('visit_not_yours')
  return found(visit)
}

/** When a punch reached us, and when its visit was put on the schedule. */
export const receiptOf = ({ now }: Ctx, { created_at }: VisitFacts): Receipt => ({
  at: now,
  madeAt: created_at,
})

/** Whether this very punch was taken already, so that sending it again answers the same. */
export const isTaken = (takenAt: string | null, { at }: PunchInput): boolean =>
  takenAt !== null && millis(takenAt) === millis(at)

/** Where a punch was taken, and how many meters from the client's home. */
export const placeOf = (visit: VisitFacts, input: PunchInput) => ({
  latitude: input.latitude ?? null,
  longitude: input.longitude ?? null,
  accuracy: input.accuracy ?? null,
  distance: distanceTo(visit, input.latitude, input.longitude),
})

/** Writes what a punch made of the visit, with its audit event, and answers the visit. */
export async function savePunch(
  ctx: Ctx,
  visit: VisitFacts,
  action: 'visit.checked_in' | 'visit.checked_out',
  set: Parameters<typeof saveVisit>[2],
): Promise<Visit> {
  const { id, status } = visit
  const saved = await saveVisit(ctx.tx, visit, set)
  await ctx.changed({ action, type: 'visit', id, before: { status }, after: set })
  if (action === 'visit.checked_out') await ctx.emit('visit.worked', { visit_id: id })
  return presentVisit(ctx, saved)
}
