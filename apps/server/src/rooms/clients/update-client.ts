import type { Client, updateClient as declaration } from '@homeward/contract/clients'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../plumbing/context.ts'
import { found, refuseStale } from '../../plumbing/failure.ts'
import { saveAddresses } from './address-store.ts'
import { settleAddresses } from './addresses.ts'
import { checkClient, clientColumns } from './client-columns.ts'
import { auditedClient, presentClient } from './present-client.ts'
import { findClient, lockClient, updateClientRow } from './store.ts'

/** Changes the fields that were sent, and the addresses that were named. */
export async function updateClient(ctx: Ctx, input: ParsedOf<typeof declaration>): Promise<Client> {
  const { id, lock_version, addresses_attributes: entries, ...fields } = input
  const before = found(await lockClient(ctx.tx, id))
  if (lock_version !== undefined && lock_version !== before.lock_version) {
    refuseStale(lock_version, before, await presentClient(ctx, before))
  }
  await checkClient(ctx, changedOnly(fields, before))
  await updateClientRow(ctx.tx, id, clientColumns(ctx, fields))
  if (entries) await saveAddresses(ctx.tx, before, settleAddresses(before.addresses, entries, uuid))

  const client = found(await findClient(ctx.tx, id))
  await ctx.record({
    action: 'client.updated',
    type: 'client',
    id,
    before: auditedClient(ctx, before),
    after: auditedClient(ctx, client),
  })
  await ctx.live('client', id)
  return presentClient(ctx, client)
}

/** A client keeps an office that was closed since, until another is chosen. */
const changedOnly = <F extends { office_id?: string | null; primary_payor_id?: string | null }>(
  fields: F,
  before: { office_id: string | null; primary_payor_id: string | null },
): F => ({
  ...fields,
  office_id: fields.office_id === before.office_id ? undefined : fields.office_id,
  primary_payor_id:
    fields.primary_payor_id === before.primary_payor_id ? undefined : fields.primary_payor_id,
})
