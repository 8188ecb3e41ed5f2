import { canVoid } from '@homeward/domain/files/signatures'
import { actorName } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found, unwrap } from '../../../plumbing/failure.ts'
import { liveOf } from './live-of.ts'
import { refuseSettling } from './refuse-settling.ts'
import { lockSignature, markVoided, type Signed } from './store.ts'

/**
 * Voids a signature or a waiver of a record, with the reason; it stays readable. Not found if it belongs to
 * another record.
 */
export async function voidSignature(
  ctx: Ctx,
  subject: Signed,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  refuseSettling(ctx, subject.type)
  const signature = found(await lockSignature(ctx.tx, id))
  const { subject_type, subject_id, signer_role, voided_at } = signature
  if (subject_type !== subject.type || subject_id !== subject.id) throw new Failure('not_found')
  unwrap(canVoid({ voidedAt: voided_at }, reason))
  const voided = {
    voided_at: ctx.now.toISOString(),
    voided_by: actorName(ctx.actor),
    void_reason: reason.trim(),
  }
  await markVoided(ctx.tx, id, voided)
  await ctx.changed(
    {
      action: 'signature.voided',
      type: subject.type,
      id: subject.id,
      after: { signer_role, ...voided },
    },
    { topic: subject.type, id: subject.id },
  )
}

/** Voids what is signed of a record that is no longer what was signed; what is waived stays. */
export async function voidSignaturesOf(ctx: Ctx, subject: Signed, reason: string): Promise<void> {
  for (const { id, waived } of await liveOf(ctx, subject)) {
    if (!waived) await voidSignature(ctx, subject, { id, reason })
  }
}
