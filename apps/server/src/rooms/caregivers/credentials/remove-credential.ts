import * as contract from '@homeward/contract/caregivers/credentials'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { lockCredential, updateCredentialRow } from './credential-store.ts'
import { auditedCredential } from './present-credential.ts'

/** Removes a credential: it no longer counts and is in no list, but its row and document stay. */
export const removeCredential = verb(
  contract.removeCredential,
  async (ctx, { id: agentId, credential_id: id }) => {
    const before = found(await lockCredential(ctx.tx, agentId, id))
    await updateCredentialRow(ctx.tx, id, { removed_at: ctx.now.toISOString() })
    await ctx.changed({
      action: 'credential.removed',
      type: 'agent',
      id: agentId,
      before: auditedCredential(before),
    })
    return { id }
  },
)
