import { createClient as declaration } from '@homeward/contract/clients/clients'
import { clientPayors } from '@homeward/contract/clients/payors'
import type { InputOf } from '@homeward/contract/endpoint'
import { hasLeft } from '@homeward/domain/clients/status-moves'
import type { ClientStatus } from '@homeward/domain/clients/vocabulary'
import { addDays } from '@homeward/domain/time/zone'
import type { Ctx } from '../plumbing/context.ts'
import { createClient } from '../rooms/clients/create-client.ts'
import { answerRoute } from './answer-route.ts'
import { crowdOffice, type DemoOffice } from './data/agency.ts'
import type { DemoPayor } from './data/catalogue.ts'
import {
  demoClients,
  demoDiagnoses,
  demoDischargeReasons,
  demoStreets,
  demoTowns,
} from './data/clients.ts'
import { aroundClient } from './client-story.ts'
import { crowdClients } from './crowd/people.ts'
import { type Random, seededRandom } from './random.ts'
import type { DemoScale } from './scale.ts'

type Input = InputOf<typeof declaration>

/** Adds the clients as a manager of the agency would. */
export async function loadClients(
  manager: Ctx,
  offices: Readonly<Record<DemoOffice, string>>,
  payors: Readonly<Record<DemoPayor, string>>,
  scale: DemoScale,
): Promise<void> {
  const random = seededRandom(1948)
  const story = seededRandom(1949)
  const stories = (Object.keys(demoClients) as ClientStatus[]).flatMap((status) =>
    (demoClients[status] ?? []).map((name) => ({ status, name })),
  )
  for (const [number, person] of [...stories, ...crowdClients(scale)].entries()) {
    const { status } = person
    const [first_name, last_name, gender, nickname] = person.name
    const crowd = number >= stories.length
    const office = crowd ? crowdOffice(number - stories.length) : officeOf(number)
    const payor = crowd ? crowdPayor(number, status) : payorOf(number)
    const input: Input = {
      first_name,
      last_name,
      nickname: nickname ?? null,
      gender,
      status,
      birthdate: birthdate(random),
      phone: phoneOf(number, office),
      language: last_name === 'Espinoza' ? 'Spanish' : 'English',
      office_id: offices[office],
      primary_payor_id: payors[payor],
      medicaid_number: memberId(random, payor),
      insurance_number: payor === 'advantage' ? medicaidId(number) : null,
      diagnosis_codes: [...random.pick(demoDiagnoses)],
      do_not_resuscitate: random.chance(0.15),
      addresses_attributes: [address(random, office)],
      ...aroundClient(story, { last_name, payor, number }),
      ...(hasLeft(status) && {
        left_on: addDays(manager.today, -story.between(20, 90)),
        left_reason: status === 'deceased' ? 'Deceased' : story.pick(demoDischargeReasons),
      }),
      duplicate_checked: true,
    }
    const { id } = await createClient(manager, declaration.input.parse(input))
    if (!crowd && payor === 'advantage') await insureTwice(manager, id, payors)
  }
}

/** Who has the plan has Medicaid behind it. */
const insureTwice = (
  manager: Ctx,
  client_id: string,
  payors: Readonly<Record<DemoPayor, string>>,
) =>
  answerRoute(manager, clientPayors.endpoints.create, {
    client_id,
    payor_id: payors.medicaid,
    payer_order: 'secondary',
    member_number: 'insurance_number',
  })

const officeOf = (number: number): DemoOffice => (number % 5 < 3 ? 'Asheville' : 'Raleigh')

const payorOf = (number: number): DemoPayor => (number % 4 === 3 ? 'advantage' : 'medicaid')

/** Some of the crowd are veterans; of those who do not yet have care some will pay by themselves. */
function crowdPayor(number: number, status: ClientStatus): DemoPayor {
  if (status === 'prospect') return number % 2 === 0 ? 'private' : 'council'
  return number % 12 === 5 ? 'veterans' : payorOf(number)
}

/** In each area a hundred numbers are nobody's. */
function phoneOf(number: number, office: DemoOffice): string {
  const areas = {
    Asheville: ['828', '704', '336'],
    Raleigh: ['919', '984', '252'],
    Charlotte: ['980', '743', '910'],
  }[office]
  return `${areas[Math.floor((20 + number) / 100)] ?? '910'}5550${100 + ((20 + number) % 100)}`
}

const two = (number: number): string => String(number).padStart(2, '0')

const birthdate = (random: Random): string =>
  `${random.between(1931, 1962)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`

/** In the forms that the payors use. */
const memberId = (random: Random, payor: DemoPayor): string =>
  payor === 'medicaid'
    ? `9${random.between(10_000_000, 99_999_999)}${random.pick([...'KLMNPQRST'])}`
    : `${payor === 'advantage' ? 'PAH' : ''}${random.between(100_000_000, 999_999_999)}`

/** The other number of a client who is insured twice. */
const medicaidId = (number: number): string =>
  `9${String(41_000_000 + number * 7919)}${'KLMNPQRST'[number % 9]}`

function address(random: Random, office: DemoOffice) {
  const { latitude, longitude, ...town } = random.pick(demoTowns[office])
  // Within a mile or so of the middle of the town.
  const near = (degrees: number) =>
    Number((degrees + random.between(-150, 150) / 10_000).toFixed(6))
  return {
    ...town,
    street: `${random.between(11, 980)} ${random.pick(demoStreets)}`,
    unit: random.chance(0.2) ? `Apt ${random.between(1, 24)}` : null,
    state: 'NC',
    primary: true,
    location_type: 'home' as const,
    latitude: near(latitude),
    longitude: near(longitude),
  }
}
