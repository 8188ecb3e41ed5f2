import { updateAgent as agentDeclaration } from '@homeward/contract/caregivers/agents'
import { createCredential as credentialDeclaration } from '@homeward/contract/caregivers/credentials'
import type { CredentialKind } from '@homeward/domain/agency/credential-kinds'
import { addDays } from '@homeward/domain/time/zone'
import type { Ctx } from '../plumbing/context.ts'
import { updateAgent } from '../rooms/caregivers/agents/update-agent.ts'
import { createCredential } from '../rooms/caregivers/credentials/create-credential.ts'
import { demoStreets, demoTowns } from './data/clients.ts'
import { certificateOf, demoRelatives, heldByAll, spokenBy } from './data/staff.ts'
import type { Random } from './random.ts'
import type { DemoCaregiver } from './staff-store.ts'

/** A credential and the days that it has left; fewer than none where it has ended. */
export type Ending = readonly [CredentialKind, number]

const two = (number: number): string => String(number).padStart(2, '0')

/** Writes down the private profile of a caregiver, the nth of the demo. */
export async function describe(
  admin: Ctx,
  person: DemoCaregiver,
  at: number,
  random: Random,
): Promise<void> {
  const { today } = admin
  const hired = addDays(today, -random.between(60, 2400))
  const [relative = '', relationship = ''] = demoRelatives[at % demoRelatives.length] ?? []
  const towns = person.phone?.startsWith('9') ? demoTowns.Raleigh : demoTowns.Asheville
  const spoken = spokenBy[person.last_name]
  const fields = agentDeclaration.input.parse({
    private_profile: {
      gender: at % 4 === 2 ? 'male' : 'female',
      birthdate: `${random.between(1961, 2002)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`,
      // Areas that were given to nobody before numbers became random.
      social_security_number: `${random.between(734, 749)}${two(random.between(1, 99))}${random.between(1000, 9999)}`,
      hire_date: hired,
      termination_date: person.status === 'active' ? null : addDays(today, -21),
      pay_rate: random.between(28, 44) * 50,
      citizen: random.chance(0.9),
      felon: false,
      medicaid_id: null,
      employment_type: random.pick(['full_time', 'full_time', 'part_time', 'seasonal'] as const),
      languages: ['English', ...(spoken === undefined ? [] : [spoken])],
    },
    addresses_attributes: [
      {
        ...random.pick(towns),
        street: `${random.between(11, 980)} ${random.pick(demoStreets)}`,
        state: 'NC',
      },
    ],
    emergency_contacts_attributes: [
      {
        name: `${relative} ${person.last_name}`,
        phone: `${person.phone?.slice(0, 3) ?? '828'}5550${180 + at}`,
        relationship,
      },
    ],
  })
  await updateAgent(admin, { id: person.id, ...fields })
}

/** Adds the credentials of a caregiver; one of them may end in some days, or have ended. */
export async function giveCredentials(
  admin: Ctx,
  person: DemoCaregiver,
  random: Random,
  ending: Ending | undefined,
): Promise<void> {
  const { today } = admin
  const [endingKind, daysLeft = 0] = ending ?? []
  const certificate = certificateOf(person.role)
  for (const kind of [...heldByAll, ...(certificate === null ? [] : [certificate])]) {
    const left = kind === endingKind ? daysLeft : random.between(70, 640)
    const fields = credentialDeclaration.input.parse({
      kind,
      number: `${kind.slice(0, 2).toUpperCase()}-${random.between(100_000, 999_999)}`,
      issued_on: addDays(today, left - 730),
      expires_on: addDays(today, left),
    })
    await createCredential(admin, { id: person.id, ...fields })
  }
}
