import * as contract from '@homeward/contract/visits/capture'
import { checkOut as finish } from '@homeward/domain/visits/transitions'
import { unwrap } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { presentVisit, stateOf } from './present-visit.ts'
import { isTaken, lockForCapture, methodOf, placeOf, receiptOf, savePunch } from './punch.ts'

/** Ends a visit, at the time that the device took. */
export const checkOut = verb(contract.checkOut, async (ctx, input) => {
  const { id, at } = input
  const before = await lockForCapture(ctx, id)
  if (isTaken(before.check_out_at, input)) return presentVisit(ctx, before)
  const punch = { at, method: methodOf(ctx, before) }
  const done = unwrap(finish(stateOf(before), punch, receiptOf(ctx, before)))
  const place = placeOf(before, input)

  const set = {
    status: done.status,
    check_out_at: new Date(at).toISOString(),
    check_out_received_at: ctx.now.toISOString(),
    held_for: done.heldFor,
    check_out_method: done.checkOutMethod,
    check_out_latitude: place.latitude,
    check_out_longitude: place.longitude,
    check_out_accuracy: place.accuracy,
    check_out_distance: place.distance,
    completed_duration: done.completedDuration,
  }
  return savePunch(ctx, before, 'visit.checked_out', set)
})
