import * as contract from '@homeward/contract/visits/capture'
import { isInFuture } from '@homeward/domain/visits/holding'
import { canBeSigned } from '@homeward/domain/visits/transitions'
import { Failure, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { documentHash, keepSignature } from '../../files/door.ts'
import { findSignature } from './capture-store.ts'
import { loadVisit, stateOf } from '../shown/present-visit.ts'
import { isTaken, lockForCapture } from './punch.ts'
import { signedDocument } from './signed-document.ts'

/**
 * Puts the client's signature under the visit as it is now, or that of a person who signs for the client. A visit is
 * signed once.
 */
export const signVisit = verb(contract.signVisit, async (ctx, input) => {
  const { id, signed_by } = input
  const visit = await lockForCapture(ctx, id)
  const before = await findSignature(ctx.tx, id)
  if (before && before.signed_by === signed_by && isTaken(before.signed_at, input)) {
    return loadVisit(ctx, id)
  }
  unwrap(canBeSigned(stateOf(visit), { reviews: ctx.may('visits.review') }))
  // The clock of the device is known to be off then, and a person looks at the times of the visit.
  const isKnown = visit.held_for.includes('ahead_of_clock')
  if (isInFuture(input.at, ctx.now) && !isKnown) throw new Failure('visit_in_the_future')
  const signature = await keepSignature(
    ctx,
    { type: 'visit', id },
    {
      role: 'client',
      signed_id: input.signed_id,
      signed_by,
      signed_at: input.at,
      on_behalf: input.on_behalf,
      document_hash: documentHash(signedDocument(await loadVisit(ctx, id))),
    },
  )
  await ctx.changed({ action: 'visit.signed', type: 'visit', id, after: signature })
  return loadVisit(ctx, id)
})
