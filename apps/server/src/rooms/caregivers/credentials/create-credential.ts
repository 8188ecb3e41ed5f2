import type {
  createCredential as declaration,
  Credential,
} from '@homeward/contract/caregivers/credentials'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { credentialColumns } from './credential-columns.ts'
import { findCredential, hasAgent, insertCredential } from './credential-store.ts'
import { auditedCredential, presentCredential } from './present-credential.ts'

/** Adds a credential to a person. */
export async function createCredential(
  ctx: Ctx,
  { id: agentId, ...fields }: ParsedOf<typeof declaration>,
): Promise<Credential> {
  if (!(await hasAgent(ctx.tx, agentId))) throw new Failure('not_found')
  const columns = await credentialColumns(ctx, fields, null)
  const key = { agency_id: ctx.agency.id, id: uuid(), agent_id: agentId }
  await insertCredential(ctx.tx, { ...columns, kind: fields.kind, ...key })

  const credential = found(await findCredential(ctx.tx, agentId, key.id))
  await ctx.record({
    action: 'credential.created',
    type: 'agent',
    id: agentId,
    after: auditedCredential(credential),
  })
  await ctx.live('agent', agentId)
  return presentCredential(ctx, credential)
}
