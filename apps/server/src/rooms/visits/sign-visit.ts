import type { ParsedOf } from '@homeward/contract/endpoint'
import type { signVisit as declaration } from '@homeward/contract/visits/capture'
import type { Visit } from '@homeward/contract/visits/visits'
import { minutesBetween } from '@homeward/domain/time/zone'
import { canRecord, clockToleranceMinutes } from '@homeward/domain/visits/transitions'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure, unwrap } from '../../plumbing/failure.ts'
import { takeUpload } from '../files/door.ts'
import { findSignature } from './capture-store.ts'
import { loadVisit, stateOf } from './present-visit.ts'
import { isTaken, lockForCapture } from './punch.ts'
import { documentHash } from './signed-document.ts'
import { insertSignature } from './visit-store.ts'

/** Puts the client's signature under the visit as it is now. A visit is signed once. */
export async function signVisit(ctx: Ctx, input: ParsedOf<typeof declaration>): Promise<Visit> {
  const { id, signed_by } = input
  const visit = await lockForCapture(ctx, id)
  const before = await findSignature(ctx.tx, id)
  if (before && before.signed_by === signed_by && isTaken(before.signed_at, input)) {
    return loadVisit(ctx, id)
  }
  unwrap(canRecord(stateOf(visit)))
  if (before) throw new Failure('status_not_allowed', { sentence: 'The visit is signed already.' })
  if (minutesBetween(ctx.now, input.at) > clockToleranceMinutes) {
    throw new Failure('visit_in_the_future')
  }
  const file = await takeUpload(ctx, input.signed_id, ['image/png', 'image/jpeg'])

  const signature = {
    file_id: file.id,
    signed_by,
    signed_at: new Date(input.at).toISOString(),
    document_hash: documentHash(await loadVisit(ctx, id)),
  }
  await insertSignature(ctx.tx, { agency_id: ctx.agency.id, visit_id: id, ...signature })
  await ctx.record({ action: 'visit.signed', type: 'visit', id, after: signature })
  await ctx.live('visit', id)
  return loadVisit(ctx, id)
}
