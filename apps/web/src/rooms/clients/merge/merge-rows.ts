import type { Client } from '@homeward/contract/clients/clients'
import { payorTypeLabels } from '@homeward/domain/agency/vocabulary'
import {
  ethnicityLabels,
  livingSituationLabels,
  maritalStatusLabels,
  militaryBranchLabels,
  militaryStatusLabels,
  raceLabels,
} from '@homeward/domain/clients/background'
import { insuranceStateLabels, medicareTypeLabels } from '@homeward/domain/clients/insurance'
import {
  type MergeField,
  mergeFieldLabels,
  mergeFieldNames,
} from '@homeward/domain/clients/merging'
import { genderWords } from '@homeward/domain/person/gender'
import {
  caregiverGenderPreferenceLabels,
  contactMethodLabels,
} from '@homeward/domain/clients/preferences'
import { dayWords } from '../../../ui/text/dates.ts'
import { dollars } from '../../../ui/text/money.ts'
import { phoneWords } from '../../../ui/text/phone.tsx'
import { diagnosisWords } from '../diagnoses/diagnosis-words.ts'

const joined = (...parts: (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(', ')

const phoneOf = (phone: string | null) => phone && phoneWords(phone)

/** What a record says for each choice of a merge, in words; '' where it says nothing. */
const wordsOf: Record<MergeField, (client: Client) => string> = {
  name: (one) => joined(one.first_name, one.middle_name, one.last_name, one.nickname),
  gender: genderWords,
  birthdate: (one) => (one.birthdate ? dayWords(one.birthdate) : ''),
  phone: (one) => joined(phoneOf(one.phone), phoneOf(one.secondary_phone)),
  email: (one) => one.email ?? '',
  language: (one) => one.language ?? '',
  office: (one) => joined(one.office?.name, one.branch),
  primary_payor: (one) =>
    joined(one.primary_payor?.name, one.deductible !== null && dollars(one.deductible)),
  service: (one) => one.service?.label ?? '',
  social_security_number: (one) => one.social_security_number ?? '',
  medicaid: (one) =>
    joined(
      one.medicaid_number,
      one.medicaid_status && insuranceStateLabels[one.medicaid_status],
      one.medicaid_type,
    ),
  medicare: (one) =>
    joined(
      one.medicare_number,
      one.medicare_status && insuranceStateLabels[one.medicare_status],
      one.medicare_type && medicareTypeLabels[one.medicare_type],
      one.medicare_savings_program,
    ),
  insurance: (one) =>
    joined(
      one.insurance_number,
      one.insurance_name,
      one.insurance_type && payorTypeLabels[one.insurance_type],
    ),
  diagnosis_codes: (one) => one.diagnosis_codes.map(diagnosisWords).join(', '),
  do_not_resuscitate: (one) => (one.do_not_resuscitate ? 'Do not resuscitate' : 'Resuscitate'),
  primary_care_doctor: (one) =>
    joined(one.primary_care_doctor, one.primary_care_doctor_contact, one.primary_care_doctor_npi),
  referring_doctor: (one) =>
    joined(one.referring_doctor, one.referring_doctor_contact, one.referring_doctor_npi),
  legal_guardian: (one) =>
    joined(one.legal_guardian, one.legal_guardian_relationship, one.legal_guardian_contact),
  military: (one) =>
    joined(
      one.military_status && militaryStatusLabels[one.military_status],
      one.military_branch && militaryBranchLabels[one.military_branch],
      one.military_rank,
    ),
  religion: (one) => one.religion ?? '',
  marital_status: (one) => (one.marital_status ? maritalStatusLabels[one.marital_status] : ''),
  demographics: ({ demographics: of }) =>
    joined(
      of.living_situation && livingSituationLabels[of.living_situation],
      of.lives_with,
      of.occupation,
      of.ethnicity && ethnicityLabels[of.ethnicity],
      ...of.race.map((race) => raceLabels[race]),
      of.interpreter_needed && 'needs an interpreter',
    ),
  settings: ({ settings: of, do_not_send: people }) =>
    joined(
      people.length > 0 && `do not assign ${people.map(({ name }) => name).join(' and ')}`,
      of.caregiver_gender !== 'any' && caregiverGenderPreferenceLabels[of.caregiver_gender],
      of.preferred_language,
      of.contact_by && contactMethodLabels[of.contact_by],
      of.pets,
      of.smoking !== null && (of.smoking ? 'someone smokes' : 'no smoking'),
      of.allergies,
      of.note,
    ),
  tags: (one) => one.tags.join(', '),
}

type MergeRow = { field: MergeField; label: string; mine: string; theirs: string }

/** Where two records differ, choice by choice. */
export const mergeRows = (client: Client, other: Client): MergeRow[] =>
  mergeFieldNames
    .map((field) => ({
      field,
      label: mergeFieldLabels[field],
      mine: wordsOf[field](client),
      theirs: wordsOf[field](other),
    }))
    .filter(({ mine, theirs }) => mine !== theirs)

/** What is taken unless somebody chooses: whatever this record does not say itself. */
export const suggested = (rows: readonly MergeRow[]): MergeField[] =>
  rows.filter(({ mine, theirs }) => mine === '' && theirs !== '').map(({ field }) => field)
