import type { Client } from '@homeward/contract/clients'
import { fullName } from '@homeward/domain/clients/name'
import { clientAbilities } from '@homeward/domain/identity/abilities'
import { capabilities } from '@homeward/domain/identity/capabilities'
import { maskedOrNull } from '@homeward/domain/identity/masking'
import type { Ctx } from '../../plumbing/context.ts'
import { openMemberId } from './member-id.ts'
import { type ClientProfile, findNeighbours } from './store.ts'

/** A client's profile as it is answered: the member id masked, the neighbours of the list beside it. */
export async function presentClient(ctx: Ctx, client: ClientProfile): Promise<Client> {
  const { prev, next } = await findNeighbours(ctx.tx, client)
  const address = client.addresses.find(({ primary }) => primary) ?? null
  return {
    ...ownFields(client),
    name: fullName({ firstName: client.first_name, lastName: client.last_name }),
    medicaid_number: maskedOrNull(openMemberId(ctx, client)),
    office: client.office,
    primary_payor: client.primary_payor,
    city: address?.city ?? null,
    current_address: address,
    prev_client_id: prev,
    next_client_id: next,
    created_at: client.created_at,
    lock_version: client.lock_version,
    abilities: clientAbilities({ capabilities: capabilities.filter((one) => ctx.may(one)) }),
  }
}

/** What an audit event compares; the member id is masked where the event is written. */
export const auditedClient = (ctx: Ctx, client: ClientProfile) => ({
  ...ownFields(client),
  office_id: client.office_id,
  primary_payor_id: client.primary_payor_id,
  medicaid_number: openMemberId(ctx, client),
  archived_at: client.archived_at,
})

const ownFields = (client: ClientProfile) => ({
  id: client.id,
  first_name: client.first_name,
  middle_name: client.middle_name,
  last_name: client.last_name,
  nickname: client.nickname,
  gender: client.gender,
  birthdate: client.birthdate,
  phone: client.phone,
  email: client.email,
  status: client.status,
  language: client.language,
  diagnosis_codes: client.diagnosis_codes,
  do_not_resuscitate: client.do_not_resuscitate,
  addresses: client.addresses,
})
