import * as contract from '@homeward/contract/clients/clients'
import { hasLeft } from '@homeward/domain/clients/status-moves'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../plumbing/context.ts'
import { found, refuseStaleWith } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { settleComments } from '../collaboration/door.ts'
import { refuseUnready } from './activation-facts.ts'
import { auditedClient } from './audited-client.ts'
import { changedReferences, checkClient } from './check-client.ts'
import { clientColumns } from './client-columns.ts'
import { saveAddresses } from './contacts/address-store.ts'
import { settleAddresses } from './contacts/addresses.ts'
import { saveContacts } from './contacts/contact-store.ts'
import { settleContacts } from './contacts/contacts.ts'
import { heldClient } from './known-client.ts'
import { presentClient } from './present-client.ts'
import { settleStatus } from './settle-status.ts'
import { type ClientProfile, findClient, updateClientRow } from './store.ts'

/** Changes the fields that were sent, and the addresses and contacts that were named. */
export const updateClient = verb(contract.updateClient, async (ctx, input) => {
  const { id, lock_version, comments_attributes: comments, ...fields } = input
  const before = await heldClient(ctx, id)
  if (lock_version !== undefined && lock_version !== before.lock_version) {
    await refuseStaleWith(lock_version, before, () => presentClient(ctx, before))
  }
  await checkClient(ctx, changedReferences(fields, before))
  const status = settleStatus(ctx, before, fields)
  const contacts = settleContacts(before.contacts, fields, uuid)
  const addresses = settleAddresses(before.addresses, fields.addresses_attributes ?? [], uuid)

  await updateClientRow(ctx.tx, id, { ...clientColumns(ctx, fields, before), ...status })
  if (fields.addresses_attributes) await saveAddresses(ctx.tx, before, addresses)
  await saveContacts(ctx.tx, before, contacts)
  if (comments) await settleComments(ctx, { type: 'client', id }, comments)

  const client = found(await findClient(ctx.tx, id))
  await follow(ctx, before, client)
  await ctx.changed({
    action: 'client.updated',
    type: 'client',
    id,
    before: auditedClient(ctx, before),
    after: auditedClient(ctx, client),
  })
  return presentClient(ctx, client)
})

/** The requirements and effects of a status change, with the record after the change. */
async function follow(ctx: Ctx, before: ClientProfile, client: ClientProfile): Promise<void> {
  const moved = before.status !== client.status
  if (moved && client.status === 'active') await refuseUnready(ctx, client)
  const leaves = hasLeft(client.status) && (moved || before.left_on !== client.left_on)
  if (leaves) await ctx.emit('client.left', { client_id: client.id, from: client.left_on })
}
