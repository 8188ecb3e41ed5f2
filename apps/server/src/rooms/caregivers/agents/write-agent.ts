import type { updateAgent } from '@homeward/contract/caregivers/agents'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { agentType } from '@homeward/domain/identity/roles'
import type { Ctx } from '../../../plumbing/context.ts'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { settleAddresses } from '../parts/addresses.ts'
import { type AgentProfile, isNumberTaken, savePrivateProfile } from './agent-store.ts'
import { settleAssignments } from '../parts/assignments.ts'
import { settleContacts } from '../parts/contacts.ts'
import { settleNumbers } from '../parts/provider-numbers.ts'
import { saveNumbers } from '../parts/provider-number-store.ts'
import { saveAddresses, saveAssignments, saveContacts } from '../parts/part-store.ts'
import { numberIndexes, privateColumns } from './private-profile.ts'

type Fields = Omit<ParsedOf<typeof updateAgent>, 'id' | 'lock_version'>

/** The columns of the person itself that a change writes; what was not sent is left out. */
export function ownColumns(fields: Fields) {
  const { first_name, last_name, role, status, phone, email } = fields
  const { npi, provider_number, taxonomy_code } = fields
  const person = { first_name, last_name, role, status, phone, email }
  const given = { ...person, npi, provider_number, taxonomy_code }
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(role === undefined ? {} : { type: agentType(role) }),
  } as Partial<typeof given> & { type?: ReturnType<typeof agentType> }
}

/** Settles and writes the parts of a person: private profile, offices, addresses, contacts, numbers. */
export async function writeParts(
  ctx: Ctx,
  agent: Pick<
    AgentProfile,
    'agency_id' | 'id' | 'addresses' | 'assignments' | 'emergency_contacts' | 'provider_numbers'
  >,
  fields: Fields,
): Promise<void> {
  const { tx } = ctx
  if (fields.assignments_attributes) {
    const settled = await settleAssignments(ctx, agent.assignments, fields.assignments_attributes)
    await saveAssignments(tx, agent, settled)
  }
  if (fields.addresses_attributes) {
    await saveAddresses(tx, agent, settleAddresses(agent.addresses, fields.addresses_attributes))
  }
  if (fields.emergency_contacts_attributes) {
    const entries = fields.emergency_contacts_attributes
    await saveContacts(tx, agent, settleContacts(agent.emergency_contacts, entries))
  }
  if (fields.provider_numbers_attributes) {
    const entries = fields.provider_numbers_attributes
    await saveNumbers(tx, agent, await settleNumbers(ctx, agent.provider_numbers, entries))
  }
  if (fields.private_profile) {
    const { social_security_number: ssn } = fields.private_profile
    // Checked before writing where possible, because a refused constraint ends the transaction.
    if (
      ssn &&
      (await isNumberTaken(tx, numberIndexes(ctx, 'social_security_number', ssn), agent.id))
    ) {
      throw new Failure('social_security_number_taken')
    }
    const columns = privateColumns(ctx, fields.private_profile)
    const key = { agency_id: agent.agency_id, agent_id: agent.id }
    await savePrivateProfile(tx, key, columns).catch((error: unknown) =>
      onConstraint(error, { agent_social_security_number_key: 'social_security_number_taken' }),
    )
  }
}
