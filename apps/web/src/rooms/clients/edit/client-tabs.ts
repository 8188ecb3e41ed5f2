import type { ClientValues } from './values/client-values.ts'

/** The parts of a client with the fields of each. */
export const clientTabs = {
  person: {
    label: 'Person',
    fields: [
      'first_name',
      'middle_name',
      'last_name',
      'nickname',
      'gender',
      'birthdate',
      'status',
      'left_on',
      'left_reason',
      'office_id',
      'branch',
      'tags',
    ],
  },
  contact: { label: 'Contact', fields: ['phone', 'secondary_phone', 'email', 'language'] },
  addresses: { label: 'Addresses', fields: ['addresses_attributes'] },
  insurance: {
    label: 'Insurance',
    fields: [
      'primary_payor_id',
      'service_id',
      'deductible',
      'medicaid_number',
      'medicaid_status',
      'medicaid_type',
      'medicare_number',
      'medicare_status',
      'medicare_type',
      'medicare_savings_program',
      'insurance_number',
      'insurance_name',
      'insurance_type',
    ],
  },
  medical: {
    label: 'Medical',
    fields: [
      'diagnosis_codes',
      'do_not_resuscitate',
      'primary_care_doctor',
      'primary_care_doctor_contact',
      'primary_care_doctor_npi',
      'referring_doctor',
      'referring_doctor_contact',
      'referring_doctor_npi',
      'physicians_attributes',
      'pharmacies_attributes',
    ],
  },
  contacts: {
    label: 'People',
    fields: [
      'emergency_contacts_attributes',
      'case_managers_attributes',
      'legal_guardian',
      'legal_guardian_contact',
      'legal_guardian_relationship',
    ],
  },
  background: {
    label: 'Background',
    fields: [
      'religion',
      'marital_status',
      'military_status',
      'military_branch',
      'military_rank',
      'demographics',
    ],
  },
  settings: { label: 'Preferences', fields: ['settings'] },
  private: { label: 'Private', fields: ['social_security_number'] },
} as const satisfies Record<string, { label: string; fields: readonly (keyof ClientValues)[] }>

export type ClientTab = keyof typeof clientTabs

export const clientTabIds = Object.keys(clientTabs) as ClientTab[]

/** The part that an address names; the first one where it names none. */
export const clientTabOf = (name: string | undefined): ClientTab =>
  clientTabIds.find((id) => id === name) ?? 'person'

/** The parts in which something needs another look, by the paths of the errors. */
export const tabsWithErrors = (errors: Readonly<Record<string, unknown>>): ClientTab[] => {
  const wrong = new Set(
    Object.entries(errors)
      .filter(([, sentence]) => sentence)
      .map(([path]) => path.split('.')[0]),
  )
  return clientTabIds.filter((id) => clientTabs[id].fields.some((field) => wrong.has(field)))
}
