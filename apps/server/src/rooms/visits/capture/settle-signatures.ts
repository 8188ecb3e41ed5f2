import * as contract from '@homeward/contract/visits/signatures'
import { canBeSigned } from '@homeward/domain/visits/transitions'
import type { Ctx } from '../../../plumbing/context.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { signaturesOf, voidSignature, waiveSignature } from '../../files/door.ts'
import { loadVisit, stateOf } from '../shown/present-visit.ts'
import { lockForCapture } from './punch.ts'

/** Everything that was signed of a visit that the actor may see. */
export const getVisitSignatures = verb(contract.getVisitSignatures, async (ctx, { id }) => {
  await loadVisit(ctx, id)
  return signed(ctx, id)
})

/** Does without a signature of a visit, with the reason; it may still be given. */
export const waiveVisitSignature = verb(
  contract.waiveVisitSignature,
  async (ctx, { id, signer_role, reason }) => {
    unwrap(canBeSigned(stateOf(await lockForCapture(ctx, id)), { reviews: true }))
    await waiveSignature(ctx, { type: 'visit', id }, { role: signer_role, reason })
    return signed(ctx, id)
  },
)

/** Makes a signature of a visit, or a waiver, count no longer. */
export const voidVisitSignature = verb(
  contract.voidVisitSignature,
  async (ctx, { id, signature_id, reason }) => {
    await lockForCapture(ctx, id)
    await voidSignature(ctx, { type: 'visit', id }, { id: signature_id, reason })
    return signed(ctx, id)
  },
)

const signed = async (ctx: Ctx, id: string) => ({
  signatures: (await signaturesOf(ctx, 'visit', [id])).get(id) ?? [],
})
