import { fitsPattern } from '../../agency/member-id-pattern.ts'
import { type EvvVendor, evvVendorLabels } from '../../agency/vocabulary.ts'
import {
  asks,
  type CheckedClient,
  type CheckedFor,
  type CheckedPerson,
  type Found,
  type Named,
} from './checked.ts'

export function clientProblems(
  client: Named & { medicaidId: string | null },
  { vendor: asked, memberIdPattern }: CheckedFor,
): Found[] {
  const vendor = evvVendorLabels[asked]
  const found: Found[] = []
  if (!client.medicaidId) {
    found.push({
      cause: 'medicaid_id_missing',
      message: `The client has no Medicaid ID. ${vendor} knows clients by it. Enter it.`,
      fix: 'client',
    })
  } else if (!fitsPattern(client.medicaidId, memberIdPattern)) {
    found.push({
      cause: 'medicaid_id_form',
      message: `The client's Medicaid ID is not in the payor's form. ${vendor} would not find the client. Compare it with the card.`,
      fix: 'client',
    })
  }
  const wrong = nameProblem(client, asked)
  if (wrong) found.push({ cause: 'client_name', message: `The client's ${wrong}`, fix: 'client' })
  return found
}

export function agentProblems(agent: CheckedPerson, { vendor, account }: CheckedFor): Found[] {
  const found: Found[] = []
  const wrong = nameProblem(agent, vendor)
  if (wrong)
    found.push({ cause: 'caregiver_name', message: `The caregiver's ${wrong}`, fix: 'agent' })
  if (account.caregiverBy === 'npi' && !agent.npi) {
    found.push({
      cause: 'caregiver_npi_missing',
      message: `The caregiver has no NPI. The account at ${evvVendorLabels[vendor]} knows caregivers by it. Enter it.`,
      fix: 'agent',
    })
  }
  return found
}

/** Letters with accents, spaces, hyphens, periods and apostrophes. */
const plainName = /^[\p{L}\p{M} .'’-]+$/u

/** What of a name a vendor refuses; null if it takes it. */
function nameProblem(named: Named, asked: EvvVendor): string | null {
  const { names } = asks[asked]
  const vendor = evvVendorLabels[asked]
  const parts = { 'first name': named.firstName, 'last name': named.lastName }
  for (const [part, name] of Object.entries(parts)) {
    if (name.trim() === '') return `${part} is missing. ${vendor} asks for it. Enter it.`
    if (name.length > names)
      return `${part} is longer than ${names} characters. ${vendor} would cut it off. Shorten it.`
    if (!plainName.test(name))
      return `${part} has characters that ${vendor} refuses. Use letters, hyphens, periods and apostrophes.`
  }
  return null
}

export function addressProblems(
  { address }: CheckedClient,
  { vendor: asked }: CheckedFor,
): Found[] {
  const vendor = evvVendorLabels[asked]
  const whole =
    address !== null &&
    [address.street, address.city, address.state].every((part) => part.trim() !== '') &&
    /^\d{5}(?:-?\d{4})?$/.test(address.zip)
  return whole
    ? []
    : [
        {
          cause: 'client_address',
          message: `The client's address is not complete. ${vendor} asks for street, city, state and ZIP code. Complete it.`,
          fix: 'client',
        },
      ]
}
