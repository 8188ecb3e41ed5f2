import * as contract from '@homeward/contract/caregivers/credentials'
import { v7 as uuid } from 'uuid'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { credentialColumns } from './credential-columns.ts'
import { findCredential, hasAgent, insertCredential } from './credential-store.ts'
import { auditedCredential, presentCredential } from './present-credential.ts'

/** Adds a credential to a person. */
export const createCredential = verb(
  contract.createCredential,
  async (ctx, { id: agentId, ...fields }) => {
    if (!(await hasAgent(ctx.tx, agentId))) throw new Failure('not_found')
    const columns = await credentialColumns(ctx, fields, null)
    const key = { agency_id: ctx.agency.id, id: uuid(), agent_id: agentId }
    await insertCredential(ctx.tx, { ...columns, kind: fields.kind, ...key })

    const credential = found(await findCredential(ctx.tx, agentId, key.id))
    await ctx.changed({
      action: 'credential.created',
      type: 'agent',
      id: agentId,
      after: auditedCredential(credential),
    })
    return presentCredential(ctx, credential)
  },
)
