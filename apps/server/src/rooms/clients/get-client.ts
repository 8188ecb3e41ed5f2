import type { Client, getClient as declaration } from '@homeward/contract/clients/clients'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../plumbing/context.ts'
import { knownClient } from './known-client.ts'
import { presentClient } from './present-client.ts'

/** The profile of a client; who looked at it is kept. */
export async function getClient(ctx: Ctx, input: ParsedOf<typeof declaration>): Promise<Client> {
  const client = await knownClient(ctx, input.id)
  await ctx.record({ action: 'client.read', type: 'client', id: client.id })
  return presentClient(ctx, client)
}
