/**
 * The fields that can be taken from the merged record, in the groups that a person selects. Everything that
 * belongs to the record moves in any case.
 */
const mergeFields = {
  name: ['first_name', 'middle_name', 'last_name', 'nickname'],
  gender: ['gender', 'gender_confirmed'],
  birthdate: ['birthdate'],
  phone: ['phone', 'secondary_phone'],
  email: ['email'],
  language: ['language'],
  office: ['office_id', 'branch'],
  primary_payor: ['primary_payor_id', 'deductible'],
  service: ['service_id'],
  social_security_number: ['social_security_number_sealed', 'social_security_number_index'],
  medicaid: ['medicaid_number_sealed', 'medicaid_number_index', 'medicaid_status', 'medicaid_type'],
  medicare: [
    'medicare_number_sealed',
    'medicare_number_index',
    'medicare_status',
    'medicare_type',
    'medicare_savings_program',
  ],
  insurance: [
    'insurance_number_sealed',
    'insurance_number_index',
    'insurance_name',
    'insurance_type',
  ],
  diagnosis_codes: ['diagnosis_codes'],
  do_not_resuscitate: ['do_not_resuscitate'],
  primary_care_doctor: [
    'primary_care_doctor',
    'primary_care_doctor_contact',
    'primary_care_doctor_npi',
  ],
  referring_doctor: ['referring_doctor', 'referring_doctor_contact', 'referring_doctor_npi'],
  legal_guardian: ['legal_guardian', 'legal_guardian_contact', 'legal_guardian_relationship'],
  military: ['military_status', 'military_branch', 'military_rank'],
  religion: ['religion'],
  marital_status: ['marital_status'],
  demographics: ['demographics'],
  settings: ['settings'],
  tags: ['tags'],
} as const

export type MergeField = keyof typeof mergeFields
export const mergeFieldNames = Object.keys(mergeFields) as [MergeField, ...MergeField[]]
export type MergeColumn = (typeof mergeFields)[MergeField][number]

export const mergeFieldLabels: Record<MergeField, string> = {
  name: 'Name',
  gender: 'Gender',
  birthdate: 'Birthdate',
  phone: 'Phone numbers',
  email: 'E-mail',
  language: 'Language',
  office: 'Office and branch',
  primary_payor: 'Primary payor',
  service: 'Service',
  social_security_number: 'Social security number',
  medicaid: 'Medicaid',
  medicare: 'Medicare',
  insurance: 'Insurance',
  diagnosis_codes: 'Diagnoses',
  do_not_resuscitate: 'Do not resuscitate',
  primary_care_doctor: 'Primary care doctor',
  referring_doctor: 'Referring doctor',
  legal_guardian: 'Legal guardian',
  military: 'Military service',
  religion: 'Religion',
  marital_status: 'Marital status',
  demographics: 'Demographics',
  settings: 'Settings',
  tags: 'Tags',
}

/** The columns of the selected fields, without duplicates. */
export const columnsOf = (fields: readonly MergeField[]): MergeColumn[] => [
  ...new Set(fields.flatMap((field): readonly MergeColumn[] => mergeFields[field])),
]
