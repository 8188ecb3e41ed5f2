import type { EvvAgent, EvvClient, EvvService } from '@homeward/evv/record'
import { addressOf, payorOf, type RecordPlace, serviceOf, tenDigits } from './parts.ts'
import type { AgentFacts, ClientFacts } from './people-store.ts'
import { genderOf } from './visit-record.ts'

/** A client as one account's vendor is told of them, with the payors that use the account. */
export function clientRecord(
  client: ClientFacts,
  place: RecordPlace,
  { payorIds, medicaidId }: { payorIds: readonly string[]; medicaidId: string | null },
): EvvClient {
  return {
    kind: 'client',
    id: client.id,
    firstName: client.first_name,
    middleName: client.middle_name,
    lastName: client.last_name,
    medicaidId,
    birthdate: client.birthdate,
    phone: tenDigits(client.phone),
    address: addressOf(client.address),
    payors: payorIds.map((id) => ({
      payor: payorOf(place, id),
      services: client.services
        .filter(({ payor_id: payor }) => payor === id)
        .map((service): EvvService => serviceOf(service)),
    })),
    active: client.archived_at === null && client.status === 'active',
  }
}

/** A caregiver as a vendor is told of them. */
export const agentRecord = (agent: AgentFacts): EvvAgent => ({
  kind: 'agent',
  id: agent.id,
  firstName: agent.first_name,
  lastName: agent.last_name,
  email: agent.email,
  phone: tenDigits(agent.phone),
  birthdate: agent.birthdate,
  gender: genderOf(agent.gender),
  hiredOn: agent.hire_date,
  npi: agent.npi,
  licenseNumber: agent.license_number,
  active: agent.status === 'active',
})
