import type { Client, getClient as declaration } from '@homeward/contract/clients'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../plumbing/context.ts'
import { found } from '../../plumbing/failure.ts'
import { presentClient } from './present-client.ts'
import { findClient } from './store.ts'

/** The profile of a client; who looked at it is kept. */
export async function getClient(ctx: Ctx, input: ParsedOf<typeof declaration>): Promise<Client> {
  const client = found(await findClient(ctx.tx, input.id))
  await ctx.record({ action: 'client.read', type: 'client', id: client.id })
  return presentClient(ctx, client)
}
