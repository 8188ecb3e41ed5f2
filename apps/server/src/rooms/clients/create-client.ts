import type { Client, createClient as declaration } from '@homeward/contract/clients'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../plumbing/context.ts'
import { found } from '../../plumbing/failure.ts'
import { saveAddresses } from './address-store.ts'
import { settleAddresses } from './addresses.ts'
import { checkClient, clientColumns } from './client-columns.ts'
import { auditedClient, presentClient } from './present-client.ts'
import { findClient, insertClient } from './store.ts'

/** Adds a client with its addresses. */
export async function createClient(ctx: Ctx, input: ParsedOf<typeof declaration>): Promise<Client> {
  const { addresses_attributes: entries = [], ...fields } = input
  await checkClient(ctx, fields)
  const settled = settleAddresses([], entries, uuid)

  const key = { agency_id: ctx.agency.id, id: uuid() }
  await insertClient(ctx.tx, { ...clientColumns(ctx, fields), ...key })
  await saveAddresses(ctx.tx, key, settled)

  const client = found(await findClient(ctx.tx, key.id))
  await ctx.record({
    action: 'client.created',
    type: 'client',
    id: client.id,
    after: auditedClient(ctx, client),
  })
  await ctx.live('client', client.id)
  return presentClient(ctx, client)
}
