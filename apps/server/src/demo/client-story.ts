import type { createClient } from '@homeward/contract/clients/clients'
import type { InputOf } from '@homeward/contract/endpoint'
import { type DemoPayor, demoPayors } from './data/catalogue.ts'
import {
  demoCaseManagers,
  demoDoctors,
  demoPets,
  demoPharmacies,
  demoPhysicians,
  demoRelatives,
  demoTags,
} from './data/client-circle.ts'
import type { Random } from './random.ts'

type Input = InputOf<typeof createClient>

/** Doctors, relatives, insurance and wishes of a client of the demo. */
export function aroundClient(
  random: Random,
  client: { last_name: string; payor: DemoPayor; number: number },
): Partial<Input> {
  return {
    ...insurance(random, client.payor),
    ...circle(random, client),
    social_security_number: `${random.between(230, 246)}${random.between(10, 98)}${random.between(1000, 9899)}`,
    marital_status: random.pick(['married', 'widowed', 'widowed', 'divorced', 'single']),
    religion: random.pick(['Baptist', 'Methodist', 'Catholic', null]),
    military_status: random.chance(0.15) ? 'veteran' : 'none',
    demographics: {
      ethnicity: 'not_hispanic_or_latino',
      race: [random.pick(['white', 'black_or_african_american', 'declined'])],
      living_situation: random.pick(['alone', 'with_spouse', 'with_family']),
    },
    settings: {
      caregiver_gender: random.chance(0.3) ? 'female' : 'any',
      contact_by: 'phone',
      pets: random.chance(0.3) ? random.pick(demoPets) : null,
      smoking: random.chance(0.15),
    },
    tags: random.chance(0.6) ? [random.pick(demoTags)] : [],
  }
}

const insurance = (random: Random, payor: DemoPayor): Partial<Input> =>
  payor === 'medicaid'
    ? {
        medicaid_status: 'active',
        medicaid_type: random.pick(['MAA', 'MAD', 'SAA']),
        medicare_savings_program: random.chance(0.3) ? 'QMB' : null,
      }
    : payor === 'advantage'
      ? { medicare_status: 'active', medicare_type: 'part_c', insurance_type: 'medicare_advantage' }
      : { insurance_type: demoPayors[payor].type }

function circle(random: Random, client: { last_name: string; number: number }): Partial<Input> {
  const doctor = random.pick(demoDoctors)
  const [first, relationship] = random.pick(demoRelatives)
  const digits = String(300 + client.number).padStart(4, '0')
  return {
    primary_care_doctor: doctor.name,
    primary_care_doctor_contact: doctor.contact,
    primary_care_doctor_npi: doctor.npi,
    emergency_contacts_attributes: [
      { name: `${first} ${client.last_name}`, relationship, phone: `704555${digits}` },
    ],
    physicians_attributes: random.chance(0.5) ? [random.pick(demoPhysicians)] : [],
    pharmacies_attributes: [random.pick(demoPharmacies)],
    case_managers_attributes: random.chance(0.4) ? [random.pick(demoCaseManagers)] : [],
  }
}
