import type { Client } from '@homeward/contract/clients/clients'
import {
  type RevealableClientField,
  revealableClientFields,
} from '@homeward/contract/clients/reveal'
import type { Race } from '@homeward/domain/clients/background'
import type { ClientStatus } from '@homeward/domain/clients/vocabulary'
import type { Gender } from '@homeward/domain/person/gender'
import type { CaregiverGenderPreference } from '@homeward/domain/clients/preferences'
import { phoneWords } from '../../../../ui/text/phone.tsx'
import { addressValues } from '../../../../ui/address/address-values.ts'
import { type AddressValues, newAddress } from './address-values.ts'
import { type ContactListName, type ContactValues, contactValues } from './contact-values.ts'

/** What the fields hold as text, or as one of a list; '' where a field is empty. */
const plainFields = [
  'first_name',
  'middle_name',
  'last_name',
  'nickname',
  'birthdate',
  'left_on',
  'left_reason',
  'branch',
  'email',
  'language',
  'religion',
  'marital_status',
  'military_status',
  'military_branch',
  'military_rank',
  'medicaid_status',
  'medicaid_type',
  'medicare_status',
  'medicare_type',
  'medicare_savings_program',
  'insurance_name',
  'insurance_type',
  'primary_care_doctor',
  'primary_care_doctor_contact',
  'primary_care_doctor_npi',
  'referring_doctor',
  'referring_doctor_contact',
  'referring_doctor_npi',
  'legal_guardian',
  'legal_guardian_contact',
  'legal_guardian_relationship',
] as const satisfies readonly (keyof Client)[]
type PlainField = (typeof plainFields)[number]

/** A client as the fields hold it. */
export type ClientValues = Record<PlainField, string> &
  /** New numbers; '' keeps the stored one, null removes it. The stored ones never come here. */
  Record<RevealableClientField, string | null> &
  Record<ContactListName, ContactValues[]> & {
    /** '' where nobody has said it yet. */
    gender: Gender | ''
    status: ClientStatus
    phone: string
    secondary_phone: string
    office_id: string
    service_id: string
    primary_payor_id: string
    /** Cents. */
    deductible: number | null
    tags: string[]
    diagnosis_codes: string[]
    do_not_resuscitate: boolean
    addresses_attributes: AddressValues[]
    demographics: {
      ethnicity: string
      race: Race[]
      interpreter_needed: boolean
      living_situation: string
      lives_with: string
      occupation: string
    }
    settings: {
      caregiver_gender: CaregiverGenderPreference
      do_not_send: string[]
      preferred_language: string
      contact_by: string
      pets: string
      smoking: boolean | ''
      allergies: string
      note: string
    }
  }

const noNumbers: Record<RevealableClientField, ''> = {
  social_security_number: '',
  medicaid_number: '',
  medicare_number: '',
  insurance_number: '',
}

const plainValues = (client?: Client): Record<PlainField, string> =>
  Object.fromEntries(plainFields.map((field) => [field, client?.[field] ?? ''])) as Record<
    PlainField,
    string
  >

/** The fields of a client that is being added. */
export const newClient = (): ClientValues => ({
  ...plainValues(),
  ...noNumbers,
  gender: '',
  status: 'prospect',
  phone: '',
  secondary_phone: '',
  office_id: '',
  service_id: '',
  primary_payor_id: '',
  deductible: null,
  tags: [],
  diagnosis_codes: [],
  do_not_resuscitate: false,
  addresses_attributes: [{ ...newAddress('first'), primary: true }],
  emergency_contacts_attributes: [],
  case_managers_attributes: [],
  physicians_attributes: [],
  pharmacies_attributes: [],
  demographics: {
    ethnicity: '',
    race: [],
    interpreter_needed: false,
    living_situation: '',
    lives_with: '',
    occupation: '',
  },
  settings: {
    caregiver_gender: 'any',
    do_not_send: [],
    preferred_language: '',
    contact_by: '',
    pets: '',
    smoking: '',
    allergies: '',
    note: '',
  },
})

/** What is shown of the numbers that are stored. */
export const clientMasks = (client: Client): Partial<ClientValues> =>
  Object.fromEntries(revealableClientFields.map((field) => [field, client[field]]))

/** The fields of a client that is being changed. */
export const clientValues = (client: Client): ClientValues => ({
  ...plainValues(client),
  ...noNumbers,
  gender: client.gender_confirmed ? client.gender : '',
  status: client.status,
  phone: client.phone ? phoneWords(client.phone) : '',
  secondary_phone: client.secondary_phone ? phoneWords(client.secondary_phone) : '',
  office_id: client.office?.id ?? '',
  service_id: client.service?.id ?? '',
  primary_payor_id: client.primary_payor?.id ?? '',
  deductible: client.deductible,
  tags: client.tags,
  diagnosis_codes: client.diagnosis_codes,
  do_not_resuscitate: client.do_not_resuscitate,
  addresses_attributes: client.addresses.map((address) => ({
    ...addressValues(address),
    mailing_address: address.mailing_address,
  })),
  emergency_contacts_attributes: client.emergency_contacts.map(contactValues),
  case_managers_attributes: client.case_managers.map(contactValues),
  physicians_attributes: client.physicians.map(contactValues),
  pharmacies_attributes: client.pharmacies.map(contactValues),
  demographics: {
    ...client.demographics,
    ethnicity: client.demographics.ethnicity ?? '',
    living_situation: client.demographics.living_situation ?? '',
    lives_with: client.demographics.lives_with ?? '',
    occupation: client.demographics.occupation ?? '',
  },
  settings: {
    ...client.settings,
    preferred_language: client.settings.preferred_language ?? '',
    contact_by: client.settings.contact_by ?? '',
    pets: client.settings.pets ?? '',
    smoking: client.settings.smoking ?? '',
    allergies: client.settings.allergies ?? '',
    note: client.settings.note ?? '',
  },
})
