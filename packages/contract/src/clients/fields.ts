import { payorTypes } from '@homeward/domain/agency/vocabulary'
import {
  maritalStatuses,
  militaryBranches,
  militaryStatuses,
} from '@homeward/domain/clients/background'
import { isInsuranceNumber, isMedicareNumber } from '@homeward/domain/clients/identifiers'
import { isSocialSecurityNumber } from '@homeward/domain/person/social-security-number'
import {
  insuranceStates,
  medicareSavingsPrograms,
  medicareTypes,
} from '@homeward/domain/clients/insurance'
import { clientStatuses } from '@homeward/domain/clients/vocabulary'
import { genders } from '@homeward/domain/person/gender'
import { z } from 'zod'
import {
  ClientAddressAttributes,
  ContactAttributes,
  DemographicsAttributes,
  optionalLine,
  SettingsAttributes,
} from './parts.ts'
import { npi } from '../agency/office-fields.ts'
import { phone } from '../phone.ts'
import { email, id, line } from '../fields.ts'
import { likelyDay } from '../likely-day.ts'

/** ICD-10-CM codes without a dot; people type them as in a chart, such as g30.9. */
const diagnosisCode = z
  .string()
  .trim()
  .toUpperCase()
  .overwrite((code) => code.replace('.', ''))
  .regex(/^[A-TV-Z][0-9][0-9AB][0-9A-TV-Z]{0,4}$/, 'Enter an ICD-10 code like I10.')

const person = {
  first_name: line(80),
  middle_name: optionalLine(80),
  last_name: line(80),
  nickname: optionalLine(80),
  gender: z.enum(genders, 'Choose one.'),
  birthdate: likelyDay.nullable().optional(),
  status: z.enum(clientStatuses),
  /** The day on which a discharged or deceased client left; required with that status. */
  left_on: likelyDay.nullable().optional(),
  /** The reason; required with `left_on`. */
  left_reason: optionalLine(300),
  office_id: id.nullable().optional(),
  branch: optionalLine(80),
  language: optionalLine(40),
  religion: optionalLine(80),
  marital_status: z.enum(maritalStatuses).nullable().optional(),
  military_status: z.enum(militaryStatuses).nullable().optional(),
  military_branch: z.enum(militaryBranches).nullable().optional(),
  military_rank: optionalLine(60),
  /** Nine digits; kept encrypted, shown masked. */
  social_security_number: z
    .string()
    .trim()
    .refine(isSocialSecurityNumber, 'Enter nine digits like 123-45-6789.')
    .nullable()
    .optional(),
  tags: z.array(line(40)).max(20, 'Enter no more than 20 tags.').optional(),
}

const contact = {
  phone: phone.nullable().optional(),
  secondary_phone: phone.nullable().optional(),
  email: email.nullable().optional(),
}

const insurance = {
  primary_payor_id: id.nullable().optional(),
  /** The client's main service. */
  service_id: id.nullable().optional(),
  /** What the client pays first, in cents. */
  deductible: z
    .int('Enter an amount like 12.50.')
    .min(0, 'A deductible cannot be negative.')
    .max(100_000_000, 'Enter $1,000,000.00 or less.')
    .nullable()
    .optional(),
  /** The client's member id at the payor; kept encrypted, shown masked. */
  medicaid_number: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{5,20}$/, 'Enter 5 to 20 letters and digits.')
    .nullable()
    .optional(),
  medicaid_status: z.enum(insuranceStates).nullable().optional(),
  /** The code of the aid category, such as MAD. */
  medicaid_type: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{1,10}$/, 'Enter an aid category code like MAD.')
    .nullable()
    .optional(),
  medicare_number: z
    .string()
    .trim()
    .refine(isMedicareNumber, 'Enter a Medicare number like 1EG4-TE5-MK73.')
    .nullable()
    .optional(),
  medicare_status: z.enum(insuranceStates).nullable().optional(),
  medicare_type: z.enum(medicareTypes).nullable().optional(),
  medicare_savings_program: z.enum(medicareSavingsPrograms).nullable().optional(),
  insurance_number: z
    .string()
    .trim()
    .refine(isInsuranceNumber, 'Enter 4 to 30 letters, digits and hyphens.')
    .nullable()
    .optional(),
  insurance_name: optionalLine(120),
  insurance_type: z.enum(payorTypes).nullable().optional(),
}

const medical = {
  /** The principal one first. */
  diagnosis_codes: z
    .array(diagnosisCode)
    .max(12, 'A claim can list up to 12 diagnoses.')
    .optional(),
  do_not_resuscitate: z.boolean().optional(),
  primary_care_doctor: optionalLine(120),
  primary_care_doctor_contact: optionalLine(120),
  primary_care_doctor_npi: npi.nullable().optional(),
  referring_doctor: optionalLine(120),
  referring_doctor_contact: optionalLine(120),
  referring_doctor_npi: npi.nullable().optional(),
  legal_guardian: optionalLine(120),
  legal_guardian_contact: optionalLine(120),
  legal_guardian_relationship: optionalLine(60),
}

const contacts = z.array(ContactAttributes).max(20, 'Enter no more than 20 at once.').optional()

const parts = {
  addresses_attributes: z.array(ClientAddressAttributes).max(20).optional(),
  emergency_contacts_attributes: contacts,
  case_managers_attributes: contacts,
  physicians_attributes: contacts,
  pharmacies_attributes: contacts,
  demographics: DemographicsAttributes.optional(),
  settings: SettingsAttributes.optional(),
}

/** Every client field that a form sends. */
export const clientFields = { ...person, ...contact, ...insurance, ...medical, ...parts }
