import type {
  Credential,
  updateCredential as declaration,
} from '@homeward/contract/caregivers/credentials'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found, refuseStale } from '../../../plumbing/failure.ts'
import { credentialColumns } from './credential-columns.ts'
import { findCredential, lockCredential, updateCredentialRow } from './credential-store.ts'
import { auditedCredential, presentCredential } from './present-credential.ts'

/** Changes the fields that were sent; another end makes its notices due anew. */
export async function updateCredential(
  ctx: Ctx,
  { id: agentId, credential_id: id, lock_version, ...fields }: ParsedOf<typeof declaration>,
): Promise<Credential> {
  const before = found(await lockCredential(ctx.tx, agentId, id))
  refuseStale(lock_version, before, presentCredential(ctx, before))
  const columns = await credentialColumns(ctx, fields, before)
  const moved = fields.expires_on !== undefined && fields.expires_on !== before.expires_on
  await updateCredentialRow(ctx.tx, id, { ...columns, ...(moved && { told_days: null }) })

  const credential = found(await findCredential(ctx.tx, agentId, id))
  await ctx.record({
    action: 'credential.updated',
    type: 'agent',
    id: agentId,
    before: auditedCredential(before),
    after: auditedCredential(credential),
  })
  await ctx.live('agent', agentId)
  return presentCredential(ctx, credential)
}
