import * as contract from '@homeward/contract/care/careplans'
import { checkSignable } from '@homeward/domain/care/careplan'
import { found, unwrap } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { voidSignature, waiveSignature } from '../files/door.ts'
import { lockCareplan } from './careplan-store.ts'
import { loadCareplan } from './present-careplan.ts'

/** Waives a signature of a plan, with the reason; it may still be given. */
export const waiveCareplanSignature = verb(
  contract.waiveCareplanSignature,
  async (ctx, { id, signer_role, reason }) => {
    found(await lockCareplan(ctx.tx, id))
    unwrap(checkSignable(await loadCareplan(ctx, id)))
    await waiveSignature(ctx, { type: 'careplan', id }, { role: signer_role, reason })
    return loadCareplan(ctx, id)
  },
)

/** Voids a signature of a plan, or a waiver. */
export const voidCareplanSignature = verb(
  contract.voidCareplanSignature,
  async (ctx, { id, signature_id, reason }) => {
    found(await lockCareplan(ctx.tx, id))
    await voidSignature(ctx, { type: 'careplan', id }, { id: signature_id, reason })
    return loadCareplan(ctx, id)
  },
)
