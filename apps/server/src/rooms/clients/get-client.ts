import * as contract from '@homeward/contract/clients/clients'
import { verb } from '../../plumbing/http/verb.ts'
import { knownClient } from './known-client.ts'
import { presentClient } from './present-client.ts'

/** The profile of a client; the look is recorded. */
export const getClient = verb(contract.getClient, async (ctx, input) => {
  const client = await knownClient(ctx, input.id)
  await ctx.record({ action: 'client.read', type: 'client', id: client.id })
  return presentClient(ctx, client)
})
