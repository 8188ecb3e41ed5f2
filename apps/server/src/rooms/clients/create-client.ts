import * as contract from '@homeward/contract/clients/clients'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { unaskedGender } from '@homeward/domain/person/gender'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../plumbing/context.ts'
import { found } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { auditedClient } from './audited-client.ts'
import { checkClient } from './check-client.ts'
import { clientColumns } from './client-columns.ts'
import { saveAddresses } from './contacts/address-store.ts'
import { settleAddresses } from './contacts/addresses.ts'
import { saveContacts } from './contacts/contact-store.ts'
import { settleContacts } from './contacts/contacts.ts'
import { refuseDuplicate } from './duplicates/refuse-duplicate.ts'
import { presentClient } from './present-client.ts'
import { settleStatus } from './settle-status.ts'
import { type ClientProfile, findClient, insertClient } from './store.ts'

/** Adds a client with its addresses and contacts, unless there is a likely duplicate. */
export const createClient = verb(contract.createClient, async (ctx, input) =>
  presentClient(ctx, await addClient(ctx, input)),
)

/** The same for many at once, where nobody reads the whole profile of each. */
export async function addClient(
  ctx: Ctx,
  { duplicate_checked: checked, ...input }: ParsedOf<typeof contract.createClient>,
): Promise<ClientProfile> {
  await checkClient(ctx, { ...input, office_id: input.office_id ?? null })
  const status = settleStatus(ctx, null, input)
  const addresses = settleAddresses([], input.addresses_attributes ?? [], uuid)
  const contacts = settleContacts([], input, uuid)
  if (!checked) await refuseDuplicate(ctx, input)

  const key = { agency_id: ctx.agency.id, id: uuid() }
  const { first_name, last_name, gender = unaskedGender } = input
  const named = { first_name, last_name, gender }
  const columns = { ...clientColumns(ctx, input, null), ...named, ...status }
  await insertClient(ctx.tx, { ...columns, ...key })
  await saveAddresses(ctx.tx, key, addresses)
  await saveContacts(ctx.tx, key, contacts)

  const client = found(await findClient(ctx.tx, key.id))
  await ctx.changed({
    action: 'client.created',
    type: 'client',
    id: client.id,
    after: auditedClient(ctx, client),
  })
  return client
}
