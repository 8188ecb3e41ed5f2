import type { LiveSignature } from '@homeward/domain/files/signatures'
import type { Ctx } from '../../../plumbing/context.ts'
import { findSignatures, type Signed } from './store.ts'

/** A subject's current signatures, for the rules. */
export async function liveOf(
  ctx: Ctx,
  subject: Signed,
): Promise<(LiveSignature & { id: string })[]> {
  const rows = await findSignatures(ctx.tx, subject.type, [subject.id])
  return rows
    .filter(({ voided_at }) => voided_at === null)
    .map(({ id, signer_role, waived_at }) => ({
      id,
      role: signer_role,
      waived: waived_at !== null,
    }))
}
