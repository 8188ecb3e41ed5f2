/** Filters of the client list for clients who need attention. */
export const clientFlags = [
  'no_active_authorization',
  'no_active_careplan',
  'missing_address',
  'missing_member_id',
  'missing_birthdate',
  'no_emergency_contact',
  'has_alert',
] as const
export type ClientFlag = (typeof clientFlags)[number]
export const clientFlagLabels: Record<ClientFlag, string> = {
  no_active_authorization: 'No active authorization',
  no_active_careplan: 'No active care plan',
  missing_address: 'No address',
  missing_member_id: 'No member ID',
  missing_birthdate: 'No birthdate',
  no_emergency_contact: 'No emergency contact',
  has_alert: 'Has an alert',
}

/** The columns that a list of clients can show and export, with their headings. */
export const clientColumnLabels = {
  last_name: 'Last name',
  first_name: 'First name',
  middle_name: 'Middle name',
  nickname: 'Nickname',
  status: 'Status',
  birthdate: 'Birthdate',
  gender: 'Gender',
  phone: 'Phone',
  secondary_phone: 'Second phone',
  email: 'E-mail',
  street: 'Street',
  unit: 'Unit',
  city: 'City',
  county: 'County',
  state: 'State',
  zip: 'ZIP',
  language: 'Language',
  office: 'Office',
  branch: 'Branch',
  primary_payor: 'Primary payor',
  service: 'Service',
  medicaid_number: 'Member ID',
  authorized_until: 'Authorized until',
  tags: 'Tags',
  diagnosis_codes: 'Diagnoses',
  do_not_resuscitate: 'Do not resuscitate',
  created_at: 'Added',
} as const
export type ClientColumn = keyof typeof clientColumnLabels
export const clientColumns = Object.keys(clientColumnLabels) as [ClientColumn, ...ClientColumn[]]

/** The default columns. */
export const usualClientColumns: readonly ClientColumn[] = [
  'last_name',
  'first_name',
  'status',
  'birthdate',
  'phone',
  'city',
  'office',
  'primary_payor',
]

/** The filters and the order of a list of clients. */
export const clientFilterNames = [
  'search',
  'status',
  'office_id',
  'payor_id',
  'service_id',
  'tag',
  'language',
  'flag',
  'sort',
] as const

export type ClientFilterName = (typeof clientFilterNames)[number]
