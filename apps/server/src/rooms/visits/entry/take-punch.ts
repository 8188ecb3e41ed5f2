import type { Visit } from '@homeward/contract/visits/visits'
import type { PunchAct } from '@homeward/domain/visits/fob'
import { checkIn, checkOut } from '@homeward/domain/visits/transitions'
import type { Ctx } from '../../../plumbing/context.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { presentVisit, stateOf } from '../shown/present-visit.ts'
import { isTaken, placeOf, type PunchInput, receiptOf, savePunch } from '../capture/punch.ts'
import type { VisitFacts } from '../visit-store.ts'
import type { Entry } from './entry.ts'

/** Tells how the punch was taken, once it is known that it is not there yet. */
type Enter = () => Entry | Promise<Entry>

/**
 * Writes a check-in or a check-out of a visit that is held, however it was taken. One that is there already
 * is answered again.
 */
export async function takePunch(
  ctx: Ctx,
  visit: VisitFacts,
  input: PunchInput & { act: PunchAct },
  enter: Enter,
): Promise<Visit> {
  const taken = input.act === 'check_in' ? visit.check_in_at : visit.check_out_at
  if (isTaken(taken, input)) return presentVisit(ctx, visit)
  const entry = await enter()
  return input.act === 'check_in'
    ? takeCheckIn(ctx, visit, input, entry)
    : takeCheckOut(ctx, visit, input, entry)
}

function takeCheckIn(ctx: Ctx, visit: VisitFacts, input: PunchInput, entry: Entry) {
  const { at } = input
  const begun = unwrap(checkIn(stateOf(visit), { at, method: entry.method }, receiptOf(ctx, visit)))
  const place = placeOf(visit, input)
  return savePunch(ctx, visit, 'visit.checked_in', {
    status: begun.status,
    check_in_at: new Date(at).toISOString(),
    check_in_received_at: ctx.now.toISOString(),
    held_for: begun.heldFor,
    check_in_method: begun.checkInMethod,
    check_in_reason: entry.reason,
    check_in_note: entry.note,
    check_in_source: entry.source,
    check_in_latitude: place.latitude,
    check_in_longitude: place.longitude,
    check_in_accuracy: place.accuracy,
    check_in_distance: place.distance,
  })
}

function takeCheckOut(ctx: Ctx, visit: VisitFacts, input: PunchInput, entry: Entry) {
  const { at } = input
  const done = unwrap(checkOut(stateOf(visit), { at, method: entry.method }, receiptOf(ctx, visit)))
  const place = placeOf(visit, input)
  return savePunch(ctx, visit, 'visit.checked_out', {
    status: done.status,
    check_out_at: new Date(at).toISOString(),
    check_out_received_at: ctx.now.toISOString(),
    held_for: done.heldFor,
    check_out_method: done.checkOutMethod,
    check_out_reason: entry.reason,
    check_out_note: entry.note,
    check_out_source: entry.source,
    check_out_latitude: place.latitude,
    check_out_longitude: place.longitude,
    check_out_accuracy: place.accuracy,
    check_out_distance: place.distance,
    completed_duration: done.completedDuration,
  })
}
