import * as contract from '@homeward/contract/clients/reveal'
import { verb } from '../../plumbing/http/verb.ts'
import { knownClient } from './known-client.ts'
import { openField } from './protected-fields.ts'

/** One protected value, unmasked. The look at the field is recorded, the value is not. */
export const revealClientField = verb(contract.revealClientField, async (ctx, { id, field }) => {
  const client = await knownClient(ctx, id)
  await ctx.record({ action: 'client.revealed', type: 'client', id, after: { revealed: field } })
  return { field, value: openField(ctx, client, field) }
})
