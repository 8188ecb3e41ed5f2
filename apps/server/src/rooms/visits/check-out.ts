import type { ParsedOf } from '@homeward/contract/endpoint'
import type { checkOut as declaration } from '@homeward/contract/visits/capture'
import type { Visit } from '@homeward/contract/visits/visits'
import { checkOut as finish } from '@homeward/domain/visits/transitions'
import type { Ctx } from '../../plumbing/context.ts'
import { unwrap } from '../../plumbing/failure.ts'
import { loadVisit, stateOf } from './present-visit.ts'
import { isTaken, lockForCapture, methodOf, placeOf, savePunch } from './punch.ts'

/** Ends a visit, at the time that the device took. */
export async function checkOut(ctx: Ctx, input: ParsedOf<typeof declaration>): Promise<Visit> {
  const { id, at } = input
  const before = await lockForCapture(ctx, id)
  if (isTaken(before.check_out_at, input)) return loadVisit(ctx, id)
  const done = unwrap(finish(stateOf(before), { at, method: methodOf(ctx, before) }, ctx.now))
  const place = await placeOf(ctx, before, input)

  const set = {
    status: done.status,
    check_out_at: new Date(at).toISOString(),
    check_out_method: done.checkOutMethod,
    check_out_latitude: place.latitude,
    check_out_longitude: place.longitude,
    check_out_accuracy: place.accuracy,
    check_out_distance: place.distance,
    completed_duration: done.completedDuration,
  }
  return savePunch(ctx, before, 'visit.checked_out', set)
}
