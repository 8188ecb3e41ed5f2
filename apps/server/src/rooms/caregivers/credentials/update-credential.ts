import * as contract from '@homeward/contract/caregivers/credentials'
import { found, refuseStale } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { credentialColumns } from './credential-columns.ts'
import { findCredential, lockCredential, updateCredentialRow } from './credential-store.ts'
import { auditedCredential, presentCredential } from './present-credential.ts'

/** Changes the fields that were sent; a new end date makes its notices due again. */
export const updateCredential = verb(
  contract.updateCredential,
  async (ctx, { id: agentId, credential_id: id, lock_version, ...fields }) => {
    const before = found(await lockCredential(ctx.tx, agentId, id))
    refuseStale(lock_version, before, presentCredential(ctx, before))
    const columns = await credentialColumns(ctx, fields, before)
    const moved = fields.expires_on !== undefined && fields.expires_on !== before.expires_on
    await updateCredentialRow(ctx.tx, id, { ...columns, ...(moved && { told_days: null }) })

    const credential = found(await findCredential(ctx.tx, agentId, id))
    await ctx.changed({
      action: 'credential.updated',
      type: 'agent',
      id: agentId,
      before: auditedCredential(before),
      after: auditedCredential(credential),
    })
    return presentCredential(ctx, credential)
  },
)
