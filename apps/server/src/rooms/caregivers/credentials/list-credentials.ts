import * as contract from '@homeward/contract/caregivers/credentials'
import { Failure } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findCredentials, hasAgent } from './credential-store.ts'
import { presentCredential } from './present-credential.ts'

/** What a person holds. */
export const listCredentials = verb(contract.listCredentials, async (ctx, { id, ...input }) => {
  if (!(await hasAgent(ctx.tx, id))) throw new Failure('not_found')
  const today = ctx.today
  const { rows, meta } = await findCredentials(ctx.tx, { ...input, agentId: id, today })
  return { data: rows.map((row) => presentCredential(ctx, row)), meta }
})
