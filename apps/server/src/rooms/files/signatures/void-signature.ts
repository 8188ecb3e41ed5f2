import { canVoid } from '@homeward/domain/files/signatures'
import { actorName } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { found, unwrap } from '../../../plumbing/failure.ts'
import { refuseSettling } from './refuse-settling.ts'
import { lockSignature, markVoided } from './store.ts'

/** Makes a signature or a waiver count no longer, with the reason; what it was stays to be read. */
export async function voidSignature(
  ctx: Ctx,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const signature = found(await lockSignature(ctx.tx, id))
  const { subject_type: type, subject_id, signer_role, voided_at } = signature
  refuseSettling(ctx, type)
  unwrap(canVoid({ voidedAt: voided_at }, reason))
  const voided = {
    voided_at: ctx.now.toISOString(),
    voided_by: actorName(ctx.actor),
    void_reason: reason.trim(),
  }
  await markVoided(ctx.tx, id, voided)
  await ctx.changed(
    { action: 'signature.voided', type, id: subject_id, after: { signer_role, ...voided } },
    { topic: type, id: subject_id },
  )
}
