import * as contract from '@homeward/contract/visits/capture'
import { checkIn as begin } from '@homeward/domain/visits/transitions'
import { unwrap } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { presentVisit, stateOf } from './present-visit.ts'
import { isTaken, lockForCapture, methodOf, placeOf, receiptOf, savePunch } from './punch.ts'

/**
 * Begins a visit, at the time that the device took. The place never blocks; it is judged later,
 * as is a time that the clock of the device cannot mean.
 */
export const checkIn = verb(contract.checkIn, async (ctx, input) => {
  const { id, at } = input
  const before = await lockForCapture(ctx, id)
  if (isTaken(before.check_in_at, input)) return presentVisit(ctx, before)
  const punch = { at, method: methodOf(ctx, before) }
  const begun = unwrap(begin(stateOf(before), punch, receiptOf(ctx, before)))
  const place = placeOf(before, input)

  const set = {
    status: begun.status,
    check_in_at: new Date(at).toISOString(),
    check_in_received_at: ctx.now.toISOString(),
    held_for: begun.heldFor,
    check_in_method: begun.checkInMethod,
    check_in_latitude: place.latitude,
    check_in_longitude: place.longitude,
    check_in_accuracy: place.accuracy,
    check_in_distance: place.distance,
  }
  return savePunch(ctx, before, 'visit.checked_in', set)
})
