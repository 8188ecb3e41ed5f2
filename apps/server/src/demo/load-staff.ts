import { updateAgent as agentDeclaration } from '@homeward/contract/caregivers/agents'
import { createCredential as credentialDeclaration } from '@homeward/contract/caregivers/credentials'
import { addDays } from '@homeward/domain/time/zone'
import type { Ctx } from '../plumbing/context.ts'
import type { Tx } from '../plumbing/db/pool.ts'
import { updateAgent } from '../rooms/caregivers/agents/update-agent.ts'
import { addAvailabilityException } from '../rooms/caregivers/availability/exceptions.ts'
import { replaceAvailability } from '../rooms/caregivers/availability/replace-availability.ts'
import { createCredential } from '../rooms/caregivers/credentials/create-credential.ts'
import { demoStreets, demoTowns } from './data/clients.ts'
import {
  certificateOf,
  demoHours,
  demoRelatives,
  endingSoon,
  heldByAll,
  spokenBy,
} from './data/staff.ts'
import { demoToday } from './days.ts'
import { type Random, seededRandom } from './random.ts'
import { type DemoCaregiver, findCaregivers } from './staff-store.ts'
import { cast, onStage, type Stage } from './stage.ts'

/** What the office knows of its caregivers: private profile, hours, credentials, whom to call. */
export async function loadStaff(stage: Stage, note: (tx: Tx) => Promise<unknown>): Promise<void> {
  await onStage(stage, async (tx) => {
    const admin = (await cast(stage, tx)).as('admin')
    const random = seededRandom(1985)
    const today = demoToday(stage)
    for (const [at, person] of (await findCaregivers(tx)).entries()) {
      await describe(admin, person, at, random, today)
      await giveHours(admin, person, at, today)
      await giveCredentials(admin, person, random, today)
    }
    await note(tx)
  })
}

const two = (number: number): string => String(number).padStart(2, '0')

async function describe(
  admin: Ctx,
  person: DemoCaregiver,
  at: number,
  random: Random,
  today: string,
): Promise<void> {
  const hired = addDays(today, -random.between(60, 2400))
  const [relative = '', relationship = ''] = demoRelatives[at % demoRelatives.length] ?? []
  const towns = person.phone?.startsWith('919') ? demoTowns.Raleigh : demoTowns.Asheville
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

async function giveHours(
  admin: Ctx,
  { id, status }: DemoCaregiver,
  at: number,
  today: string,
): Promise<void> {
  // One of them has not told yet when they can work.
  const offered = at % 8 === 7 ? undefined : demoHours[at % demoHours.length]
  if (!offered || status !== 'active') return
  const { weekdays, start, end } = offered
  await replaceAvailability(admin, {
    id,
    pattern: weekdays.map((weekday) => ({ weekday, start, end })),
    minutes_wanted: (at % 3 === 0 ? 20 : 36) * 60,
    minutes_most: 40 * 60,
  })
  if (at % 5 !== 0) return
  await addAvailabilityException(admin, {
    id,
    start_date: addDays(today, 16 + at),
    end_date: addDays(today, 20 + at),
    available: false,
    reason: 'Vacation',
  })
}

async function giveCredentials(
  admin: Ctx,
  person: DemoCaregiver,
  random: Random,
  today: string,
): Promise<void> {
  const [endingKind, daysLeft = 0] = endingSoon[person.last_name] ?? []
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
