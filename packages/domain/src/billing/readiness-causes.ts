import { type Capability, capabilityTable } from '../identity/capabilities.ts'
import { roleLabels } from '../identity/roles.ts'

/** What keeps money back, in a few words, by the rule of readiness that failed. */
export const causeLabels: Readonly<Record<string, string>> = {
  visit_approved: 'Visit not approved',
  both_punches: 'Check-in or check-out missing',
  manual_explained: 'Manual check-in without a reason',
  caregiver: 'No caregiver',
  signature: 'Signature missing',
  evv_verified: 'EVV not verified',
  no_overlap: 'Caregiver in two places',
  not_billed_before: 'Billed twice',
  at_most_a_day: 'Longer than 24 hours',
  overlap_explained: 'Overlap allowed with a reason',
  one_caregiver_at_once: 'Two caregivers at once',
  alone_on_day: 'Same service billed that day',
  length: 'Length differs from the schedule',
  place: 'Far from the address',
  credentials_held: 'Required credential missing',
  credentials_current: 'Credential expired',
  exclusion_check: 'Exclusion list not searched',
  has_visit: 'No visit',
  authorization_in_force: 'No active authorization',
  authorization_matches: 'Authorization for other care',
  units_left: 'No authorized units left',
  procedure_code: 'Billing code missing',
  rate_found: 'No rate',
  units_at_least_one: 'Shorter than one unit',
  whole_units: 'No whole units',
  date_not_ahead: 'Date in the future',
  timely_filing: 'Too late to file',
  diagnosis_present: 'Diagnosis missing',
  diagnosis_plausible: 'Diagnosis code not valid',
  diagnosis_listed: 'Diagnosis code not on the list',
  client_in_care: 'Care after death or discharge',
  client_at_home: 'Client was away',
  insurance_active: 'Insurance not active',
  payor_of_record: 'Other payor of record',
  member_id: 'Member ID missing or wrong',
  client_birthdate: 'Birthdate missing or wrong',
  client_gender: 'Gender not confirmed',
  client_address: 'Client address incomplete',
  agency_npi: 'Agency NPI missing or wrong',
  agency_tax_id: 'Agency tax ID missing or wrong',
  billing_address: 'Agency address incomplete',
  office_npi: 'Office NPI missing or wrong',
  office_address: 'Office address incomplete',
  rendering_provider: 'Caregiver’s number missing or wrong',
  rendering_taxonomy: 'Caregiver’s taxonomy code missing',
  one_rendering_provider: 'Two caregivers on one line',
  supervisor_chosen: 'Supervisor not available',
  supervising_provider: 'Supervisor’s number missing or wrong',
  earlier_answer: 'No answer of the payor before',
  earlier_left_something: 'Payor before left nothing',
  filing_answered: 'Filed to this payor already',
  replaced_number: 'Payor claim number missing',
  file: 'Does not fit into a claim file',
}

/** The label of a rule; a rule without one is named by its ID. */
export const causeLabel = (rule: string): string => causeLabels[rule] ?? rule.replaceAll('_', ' ')

/** What a screen asks of a person who changes something there, by the beginning of its path. */
const neededAt: readonly (readonly [path: RegExp, needed: Capability])[] = [
  [/^\/visits\//, 'visits.review'],
  [/^\/clients\/[^/]+\?tab=care/, 'authorizations.write'],
  [/^\/clients\//, 'clients.write'],
  [/^\/agents\//, 'caregivers.write'],
  [/^\/admin\/payors/, 'payors.write'],
  [/^\/admin\/service-types/, 'catalogue.write'],
  [/^\/admin\/agency/, 'agency.write'],
  [/^\/admin\/offices/, 'offices.write'],
  [/^\/billing\//, 'claims.write'],
]

/** What a person needs to mend a failed check, by the screen where that is done; null if none is known. */
export const neededToMend = (path: string): Capability | null =>
  neededAt.find(([begins]) => begins.test(path))?.[1] ?? null

/** The roles that may mend a failed check, in words. */
export const mendersOf = (path: string): string[] => {
  const needed = neededToMend(path)
  return needed === null ? [] : capabilityTable[needed].roles.map((role) => roleLabels[role])
}
