import type { removeCredential as declaration } from '@homeward/contract/caregivers/credentials'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { lockCredential, updateCredentialRow } from './credential-store.ts'
import { auditedCredential } from './present-credential.ts'

/** Takes a credential away: it counts no more and is in no list, but its row and document stay. */
export async function removeCredential(
  ctx: Ctx,
  { id: agentId, credential_id: id }: ParsedOf<typeof declaration>,
): Promise<{ id: string }> {
  const before = found(await lockCredential(ctx.tx, agentId, id))
  await updateCredentialRow(ctx.tx, id, { removed_at: ctx.now.toISOString() })
  await ctx.record({
    action: 'credential.removed',
    type: 'agent',
    id: agentId,
    before: auditedCredential(before),
  })
  await ctx.live('agent', agentId)
  return { id }
}
