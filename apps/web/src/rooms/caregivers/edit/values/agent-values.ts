import type { EmergencyContact } from '@homeward/contract/caregivers/agent-parts'
import type { Agent } from '@homeward/contract/caregivers/agents'
import type { AgentStatus, EmploymentType } from '@homeward/domain/caregivers/vocabulary'
import type { Gender } from '@homeward/domain/person/gender'
import type { Role } from '@homeward/domain/identity/roles'
import { type AddressValues, addressValues } from '../../../../ui/address/address-values.ts'
import type { Row } from '../../../../ui/form/rows.ts'
import { phoneWords } from '../../../../ui/text/phone.tsx'

type YesOrNo = 'yes' | 'no' | ''

export type ContactValues = Row & {
  name: string
  phone: string
  relationship: string
  email: string
}

export type ProviderNumberValues = Row & { payor_id: string; number: string }

export type OfficeValues = Row & { office_id: string; name: string; limited?: boolean }

/** The fields of the private profile; they stand beside the others, so that each is compared alone. */
export type PrivateValues = {
  gender: Gender | ''
  birthdate: string
  languages: string[]
  hire_date: string
  termination_date: string
  employment_type: EmploymentType | ''
  /** Cents an hour. */
  pay_rate: number | null
  citizen: YesOrNo
  felon: YesOrNo
  /** New numbers; '' keeps the stored one, null removes it. The stored ones never come here. */
  social_security_number: string | null
  medicaid_id: string | null
}

/** Somebody who works for the agency as the fields hold them; '' where a field is empty. */
export type AgentValues = PrivateValues & {
  first_name: string
  last_name: string
  role: Role | ''
  status: AgentStatus
  phone: string
  email: string
  npi: string
  provider_number: string
  provider_numbers_attributes: ProviderNumberValues[]
  taxonomy_code: string
  assignments_attributes: OfficeValues[]
  addresses_attributes: AddressValues[]
  emergency_contacts_attributes: ContactValues[]
  /** Never filled: errors of the private profile are named below it, and stand at its fields. */
  private_profile: null
}

export const newNumber = (key: string): ProviderNumberValues => ({ key, payor_id: '', number: '' })

export const newContact = (key: string): ContactValues => ({
  key,
  name: '',
  phone: '',
  relationship: '',
  email: '',
})

const contactValues = (contact: EmergencyContact): ContactValues => ({
  key: contact.id,
  id: contact.id,
  name: contact.name,
  phone: phoneWords(contact.phone),
  relationship: contact.relationship ?? '',
  email: contact.email ?? '',
})

const yesOrNo = (value: boolean | null): YesOrNo => {
  if (value === null) return ''
  return value ? 'yes' : 'no'
}

const privateValues = (profile: Agent['private_profile']): PrivateValues => ({
  gender: profile.gender ?? '',
  birthdate: profile.birthdate ?? '',
  languages: profile.languages,
  hire_date: profile.hire_date ?? '',
  termination_date: profile.termination_date ?? '',
  employment_type: profile.employment_type ?? '',
  pay_rate: profile.pay_rate,
  citizen: yesOrNo(profile.citizen),
  felon: yesOrNo(profile.felon),
  social_security_number: '',
  medicaid_id: '',
})

/** The fields of a person that is being changed. */
export const agentValues = (agent: Agent): AgentValues => ({
  ...privateValues(agent.private_profile),
  first_name: agent.first_name,
  last_name: agent.last_name,
  role: agent.role,
  status: agent.status,
  phone: agent.phone ? phoneWords(agent.phone) : '',
  email: agent.email ?? '',
  npi: agent.npi ?? '',
  provider_number: agent.provider_number ?? '',
  provider_numbers_attributes: agent.provider_numbers.map(({ id, payor, number }) => ({
    key: id,
    id,
    payor_id: payor.id,
    number,
  })),
  taxonomy_code: agent.taxonomy_code ?? '',
  assignments_attributes: agent.assignments.map(({ id, office_id, office_name, limited }) => ({
    key: office_id,
    id,
    office_id,
    name: office_name,
    limited,
  })),
  addresses_attributes: agent.addresses.map(addressValues),
  emergency_contacts_attributes: agent.emergency_contacts.map(contactValues),
  private_profile: null,
})

/** What is shown of the numbers that are stored. */
export const agentMasks = ({ private_profile: profile }: Agent): Partial<AgentValues> => ({
  social_security_number: profile.social_security_number,
  medicaid_id: profile.medicaid_id,
})

/** The fields of a person that is being added: those that are asked for at once. */
export const newAgent = (today: string): Partial<AgentValues> => ({
  first_name: '',
  last_name: '',
  role: '',
  phone: '',
  email: '',
  npi: '',
  assignments_attributes: [],
  hire_date: today,
  employment_type: '',
  pay_rate: null,
  private_profile: null,
})
