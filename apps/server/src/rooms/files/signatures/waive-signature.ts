import { canWaive, type SignerRole } from '@homeward/domain/files/signatures'
import { v7 as uuid } from 'uuid'
import { actorName } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { liveOf } from './live-of.ts'
import { refuseSettling } from './refuse-settling.ts'
import { insertSignature, type Signed } from './store.ts'

/** Does without the signature of a role, for those who may decide it, with the reason. */
export async function waiveSignature(
  ctx: Ctx,
  subject: Signed,
  { role, reason }: { role: SignerRole; reason: string },
): Promise<void> {
  refuseSettling(ctx, subject.type)
  unwrap(canWaive(subject.type, role, await liveOf(ctx, subject), reason))
  const waived = {
    signer_role: role,
    waived_at: ctx.now.toISOString(),
    waived_by: actorName(ctx.actor),
    waived_reason: reason.trim(),
  }
  await insertSignature(ctx.tx, subject, { agency_id: ctx.agency.id, id: uuid(), ...waived })
  await ctx.changed(
    { action: 'signature.waived', type: subject.type, id: subject.id, after: waived },
    { topic: subject.type, id: subject.id },
  )
}
