import { type EvvVendor, evvVendorLabels } from '../agency/vocabulary.ts'

/** Why a record is held, waits or was rejected. The words name the group in the sync center. */
const verificationCauses = {
  medicaid_id_missing: 'Medicaid ID missing',
  medicaid_id_form: 'Medicaid ID not in the required form',
  client_name: 'Client name not accepted',
  client_address: 'Client address incomplete',
  caregiver_missing: 'No caregiver',
  caregiver_name: 'Caregiver name not accepted',
  caregiver_npi_missing: "Caregiver's NPI missing",
  service_code_missing: 'Procedure code missing',
  no_check_in: 'No check-in',
  no_check_out: 'No check-out',
  out_before_in: 'Check-out before check-in',
  past_window: 'Older than the account tells',
  over_24_hours: 'Longer than 24 hours',
  overlap: 'Overlaps another visit',
  edit_reason_missing: 'Reason for the edit missing',
  edit_action_missing: 'Action for the edit missing',
  missed_reason_missing: 'Reason for the missed visit missing',
  withdrawal_code_missing: 'Reason for the withdrawal missing',
  agency_npi_missing: "Agency's NPI missing",
  agency_tax_id_missing: "Agency's tax ID missing",
  provider_number_missing: "Agency's provider number missing",
  account_setting_missing: 'Setting of the account missing',
  waits_for_client: 'Waits for the client',
  waits_for_agent: 'Waits for the caregiver',
  unknown_client: 'Client unknown to the vendor',
  unknown_agent: 'Caregiver unknown to the vendor',
  outdated: 'Duplicate or older version',
  sign_in_refused: 'Sign-in refused',
  no_answer: 'No answer',
  gave_up: 'Stopped after several failed attempts',
  other: 'Other',
} as const satisfies Record<string, string>
export type VerificationCause = keyof typeof verificationCauses

/** The words of a cause as it is stored; a cause that is no longer used has its own name. */
export const causeWords = (cause: string): string =>
  (verificationCauses as Readonly<Record<string, string>>)[cause] ?? cause

/** What a person opens to fix a problem. */
export type Fix = {
  type: 'visit' | 'client' | 'agent' | 'payor' | 'service' | 'account' | 'agency'
  id: string
}

/** One problem of a record at a vendor. */
export type VerificationProblem = {
  cause: VerificationCause
  /** The vendor's code; null if it gave none, or if our own check found it. */
  code: string | null
  /** What is wrong, why it matters and what to do. */
  message: string
  /** The vendor's own text; null if our own check found it. */
  said: string | null
  fix: Fix | null
}

/** The records that a problem may have to be fixed in. */
export type ConcernedRecords = {
  visit: string | null
  client: string | null
  agent: string | null
  payor: string | null
  service: string | null
  account: string
  agency: string
}

type Said = { code: string | null; message: string }

/** Texts of vendors that say one thing. Published ones first, others as their simulators and users report them. */
const texts: readonly [RegExp, VerificationCause][] = [
  [/duplicate or older|version number|sequence ?id.*(?:used|lower|equal|older)/i, 'outdated'],
  [/using the same time|overlap/i, 'overlap'],
  [/edit visit action|action code is required/i, 'edit_action_missing'],
  [
    /edit visit reason|reason code is required|visit ?changes.*required|manual ?reason.*required/i,
    'edit_reason_missing',
  ],
  [/missed.*reason.*required|missed ?reason.*(?:missing|required)/i, 'missed_reason_missing'],
  [/cannot exceed 24|more than 24 hours|over 24|longer than 24/i, 'over_24_hours'],
  [
    /(?:client|member|patient|recipient)\b.*(?:not found|unknown|does not exist|not exist)|unknown client/i,
    'unknown_client',
  ],
  [
    /(?:caregiver|employee|worker)\b.*(?:not found|unknown|does not exist|not exist)|unknown employee/i,
    'unknown_agent',
  ],
  [/medicaid ?id.*(?:required|missing|blank)/i, 'medicaid_id_missing'],
  [/medicaid ?id.*(?:format|invalid|pattern)/i, 'medicaid_id_form'],
  [/procedure ?code.*(?:required|missing|invalid)|missing service/i, 'service_code_missing'],
  [/without in-?calls?|(?:clock|check|call)[- ]?in.*(?:required|missing)/i, 'no_check_in'],
  [/without out-?calls?|(?:clock|check|call)[- ]?out.*(?:required|missing)/i, 'no_check_out'],
  [/npi.*(?:required|missing)/i, 'agency_npi_missing'],
  [/tax ?id.*(?:required|missing)/i, 'agency_tax_id_missing'],
  [/(?:payer ?(?:program|id)|qualifier)\b.*(?:required|missing)/i, 'account_setting_missing'],
  [/unauthorized|invalid credentials|sign-in/i, 'sign_in_refused'],
]

/** Codes that say one thing at a vendor. Sandata's exceptions are named by their numbers. */
const codes: Partial<Record<EvvVendor, Readonly<Record<string, VerificationCause>>>> = {
  sandata: {
    '-1021': 'unknown_client',
    '0': 'unknown_client',
    '1': 'unknown_agent',
    '3': 'no_check_in',
    '4': 'no_check_out',
    '23': 'service_code_missing',
  },
}

/** What a vendor's code and text mean. */
const causeOf = (vendor: EvvVendor, { code, message }: Said): VerificationCause => {
  const known = code === null ? undefined : codes[vendor]?.[code]
  return known ?? texts.find(([text]) => text.test(message))?.[1] ?? 'other'
}

type Told = { words: (vendor: string, said: string) => string; fix: Fix['type'] | null }

const rejections: Partial<Record<VerificationCause, Told>> = {
  unknown_client: {
    words: (vendor) =>
      `${vendor} does not know the client. Check the Medicaid ID and name. The client is sent again before the visit.`,
    fix: 'client',
  },
  unknown_agent: {
    words: (vendor) =>
      `${vendor} does not know the caregiver. Check the name and NPI. The caregiver is sent again before the visit.`,
    fix: 'agent',
  },
  outdated: {
    words: (vendor) =>
      `${vendor} already has this version or a newer one. Send the record again; it gets a new number.`,
    fix: null,
  },
  overlap: {
    words: (vendor) =>
      `${vendor} has another visit of the caregiver at the same time. Correct the times of one of the visits.`,
    fix: 'visit',
  },
  edit_reason_missing: {
    words: (vendor) =>
      `${vendor} requires a reason for edited or manual times. Add the reason in the review.`,
    fix: 'visit',
  },
  edit_action_missing: {
    words: (vendor) =>
      `${vendor} requires an action for edited or manual times. Add the action in the review.`,
    fix: 'visit',
  },
  missed_reason_missing: {
    words: (vendor) => `${vendor} requires a reason for a missed visit. Add the reason.`,
    fix: 'visit',
  },
  over_24_hours: {
    words: (vendor) =>
      `${vendor} accepts visits of at most 24 hours. Correct the check-in or check-out.`,
    fix: 'visit',
  },
  medicaid_id_missing: {
    words: (vendor) => `${vendor} requires the client's Medicaid ID. Enter it.`,
    fix: 'client',
  },
  medicaid_id_form: {
    words: (vendor) =>
      `${vendor} does not accept the form of the client's Medicaid ID. Compare it with the card.`,
    fix: 'client',
  },
  service_code_missing: {
    words: (vendor) =>
      `${vendor} requires a procedure code that the payor covers. Check the service.`,
    fix: 'service',
  },
  no_check_in: {
    words: (vendor) => `${vendor} requires a check-in. Add it in the review.`,
    fix: 'visit',
  },
  no_check_out: {
    words: (vendor) => `${vendor} requires a check-out. Add it in the review.`,
    fix: 'visit',
  },
  agency_npi_missing: {
    words: (vendor) => `${vendor} requires the agency's NPI. Enter it in the agency's settings.`,
    fix: 'agency',
  },
  agency_tax_id_missing: {
    words: (vendor) => `${vendor} requires the agency's tax ID. Enter it in the agency's settings.`,
    fix: 'agency',
  },
  account_setting_missing: {
    words: (vendor) =>
      `${vendor} requires something that is blank at its account here, such as Payer program. Enter it as in the vendor's letter, then send the record again.`,
    fix: 'account',
  },
  sign_in_refused: {
    words: (vendor) => `${vendor} refused the sign-in. Check the account's user and password.`,
    fix: 'account',
  },
  no_answer: {
    words: (vendor) =>
      `${vendor} did not answer, so it is not known whether the record arrived. It is sent again; the vendor keeps one copy.`,
    fix: null,
  },
  gave_up: {
    words: (vendor, said) =>
      `Sending to ${vendor} failed several times${said === '' ? '' : `: ${said}`}. Check the account, then send the record again.`,
    fix: 'account',
  },
  waits_for_client: {
    words: (vendor) => `The visit waits until ${vendor} has accepted the client.`,
    fix: 'client',
  },
  waits_for_agent: {
    words: (vendor) => `The visit waits until ${vendor} has accepted the caregiver.`,
    fix: 'agent',
  },
}

/** A problem in plain words, of a known cause. */
export const problemFor = (
  cause: VerificationCause,
  vendor: EvvVendor,
  { code, message }: Said,
  records: ConcernedRecords,
): VerificationProblem => {
  const label = evvVendorLabels[vendor]
  const told = rejections[cause]
  return {
    cause,
    code,
    message: told?.words(label, message) ?? `${label} rejected the record: ${message}`,
    said: message === '' ? null : message,
    fix: fixIn(records, told ? told.fix : 'visit'),
  }
}

/** What a vendor found wrong, in plain words with the place to fix it. */
export const problemOf = (
  vendor: EvvVendor,
  said: Said,
  records: ConcernedRecords,
): VerificationProblem => problemFor(causeOf(vendor, said), vendor, said, records)

/** The record of a type; the nearest one that there is where it is not known. */
export const fixIn = (records: ConcernedRecords, type: Fix['type'] | null): Fix | null => {
  if (type === null) return null
  const order = [type, 'visit', 'client', 'agent'] as const
  for (const one of order) {
    const id = records[one]
    if (id !== null) return { type: one, id }
  }
  return null
}
