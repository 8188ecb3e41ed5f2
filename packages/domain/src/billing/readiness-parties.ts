import { fitsPattern } from '../agency/member-id-pattern.ts'
import { isNpi, isTaxId } from '../agency/npi.ts'
import { formatDay } from '../dates.ts'
import { isDiagnosisCode } from '../clients/diagnosis.ts'
import { isMemberId } from '../clients/member-id.ts'
import { missingPart, postOfficeBox } from './postal-parts.ts'
import type { ClaimFacts, ReadinessRule } from './readiness-facts.ts'

/** The part of the client's form that holds what is missing. */
const toClient =
  (tab: 'person' | 'addresses' | 'insurance' | 'medical') =>
  ({ client }: ClaimFacts) => ({
    label: 'Edit client',
    path: `/clients/${client.id}/edit/${tab}`,
  })
const toAgency = () => ({ label: 'Open agency', path: '/admin/agency' })

const billedByAgency = ({ providers }: ClaimFacts): boolean => providers.office === null

/** The required facts about the client and the agency. */
export const partyRules: readonly ReadinessRule[] = [
  {
    // Required for every payor: the claim file cannot be written without one.
    id: 'diagnosis_present',
    severity: 'error',
    holds: 'The client has a diagnosis.',
    check: ({ claim, client }) =>
      claim.diagnosisCodes.length > 0
        ? null
        : `${client.name} has no diagnosis. Claims require at least one. Add a diagnosis to the client.`,
    fix: toClient('medical'),
  },
  {
    id: 'diagnosis_plausible',
    severity: 'error',
    holds: 'All diagnosis codes are valid ICD-10 codes.',
    applies: ({ claim }) => claim.diagnosisCodes.length > 0,
    check: ({ claim }) => {
      const wrong = claim.diagnosisCodes.find((code) => !isDiagnosisCode(code))
      if (wrong !== undefined)
        return `${wrong} is not a valid ICD-10 code. Correct it on the client.`
      return claim.diagnosisCodes.length > 12
        ? 'A claim can list up to 12 diagnoses. Remove some from the client.'
        : null
    },
    fix: toClient('medical'),
  },
  {
    id: 'diagnosis_listed',
    severity: 'error',
    holds: 'All diagnosis codes are on the loaded ICD-10 list.',
    applies: ({ claim }) => claim.unlistedCodes !== undefined && claim.diagnosisCodes.length > 0,
    check: ({ claim: { unlistedCodes = [] } }) => {
      const [code] = unlistedCodes
      return code === undefined
        ? null
        : `${code} is not a billable code of the loaded ICD-10 list. Payors reject it. Choose a current, complete code on the client.`
    },
    fix: toClient('medical'),
  },
  {
    id: 'client_in_care',
    severity: 'error',
    holds: 'The client was in care on the date of service.',
    check: ({ client: { name, left = null }, claim }) => {
      if (left === null || claim.endDate <= left.on) return null
      const what = left.deceased ? 'died' : 'was discharged'
      return `${name} ${what} on ${formatDay(left.on)}, and payors do not pay for care after that. Correct the date on the client or mark the claim unbillable.`
    },
    fix: toClient('person'),
  },
  {
    id: 'client_at_home',
    severity: 'error',
    holds: 'The client was not away on the date of service.',
    applies: ({ client: { absences = [] } }) => absences.length > 0,
    check: ({ client: { name, absences = [] }, lines }) => {
      // The days on which they left and came back may have care at home.
      const away = absences.find(({ startDate, endDate }) =>
        lines.some(({ date }) => startDate < date && (endDate === null || date < endDate)),
      )
      return away === undefined
        ? null
        : `${name} was away (${away.label.toLowerCase()}) from ${formatDay(away.startDate)}${away.endDate === null ? '' : ` to ${formatDay(away.endDate)}`}. Payors do not pay for care at home in that time. Correct the absence or mark the claim unbillable.`
    },
    fix: ({ client }) => ({ label: 'Open client', path: `/clients/${client.id}` }),
  },
  {
    id: 'payor_of_record',
    severity: 'warning',
    holds: 'The payor is the client’s payor of record or has authorized the care.',
    applies: ({ client }) => Boolean(client.primaryPayorId),
    check: ({ client, payor, lines }) =>
      client.primaryPayorId === payor.id ||
      lines.some(({ authorization }) => authorization?.payorId === payor.id)
        ? null
        : `${payor.name} is not the payor of record of ${client.name} and has authorized nothing. Check who paid for the care on that day.`,
    fix: toClient('insurance'),
  },
  {
    id: 'member_id',
    severity: 'error',
    holds: 'The member ID is present and valid.',
    check: ({ client, payor }) => {
      if (client.memberId === null || client.memberId === '') {
        return `${client.name} has no member ID, so ${payor.name} cannot identify the client. Add it to the client.`
      }
      const { memberIdPattern: pattern } = payor
      if (pattern !== null) {
        return fitsPattern(client.memberId, pattern)
          ? null
          : `The member ID of ${client.name} does not match the ${payor.name} format ${pattern} (A = letter, 9 = digit, * = either). Correct it on the client.`
      }
      return isMemberId(client.memberId)
        ? null
        : 'The member ID must be 5 to 20 letters and digits. Correct it on the client.'
    },
    fix: toClient('insurance'),
  },
  {
    id: 'client_birthdate',
    severity: 'error',
    holds: 'The client has a birthdate.',
    check: ({ client, claim }) => {
      if (client.birthdate === null) {
        return `${client.name} has no birthdate. Payors check it. Add it to the client.`
      }
      return client.birthdate <= claim.startDate
        ? null
        : 'The birthdate is after the date of service. Correct it on the client.'
    },
    fix: toClient('person'),
  },
  {
    id: 'client_gender',
    severity: 'error',
    holds: "The client's gender is confirmed.",
    check: ({ client }) =>
      client.genderConfirmed
        ? null
        : `The gender of ${client.name} is not confirmed. Payors check it. Confirm it on the client.`,
    fix: toClient('person'),
  },
  {
    id: 'client_address',
    severity: 'error',
    holds: "The client's address is complete.",
    check: ({ client }) => {
      if (client.address === null) {
        return `${client.name} has no address. Claims require one. Add it to the client.`
      }
      const missing = missingPart(client.address, /^\d{5}(-?\d{4})?$/)
      return missing && `The ${missing} of the client's address is missing or wrong. Correct it.`
    },
    fix: toClient('addresses'),
  },
  {
    id: 'agency_npi',
    severity: 'error',
    holds: "The agency's NPI is valid.",
    applies: billedByAgency,
    check: ({ agency, providers }) => {
      // A payor that gave the agency a number of its own knows it by that.
      if (!agency.npi && providers.payorNumber) return null
      if (!agency.npi) return 'The agency has no NPI. Every payor requires one. Enter it.'
      return isNpi(agency.npi)
        ? null
        : `${agency.npi} is not a valid NPI. Its check digit is wrong. Correct it.`
    },
    fix: toAgency,
  },
  {
    id: 'agency_tax_id',
    severity: 'error',
    holds: "The agency's tax ID is valid.",
    check: ({ agency }) => {
      if (!agency.taxId) return 'The agency has no tax ID. Payors need it to pay claims. Enter it.'
      return isTaxId(agency.taxId)
        ? null
        : "The agency's tax ID does not have 9 digits. Correct it."
    },
    fix: toAgency,
  },
  {
    id: 'billing_address',
    severity: 'error',
    holds: "The agency's address is complete.",
    applies: billedByAgency,
    check: ({ agency }) => {
      if (agency.address === null) return 'The agency has no address. Claims require one. Enter it.'
      if (postOfficeBox.test(agency.address.street)) {
        return "The agency's address is a PO box. Claims require a street address. Enter it."
      }
      const missing = missingPart(agency.address, /^\d{5}-?\d{4}$/)
      if (missing === null) return null
      const wanted = missing === 'ZIP code' ? '9-digit ZIP code' : missing
      return `The ${wanted} of the agency's address is missing or wrong. Correct it.`
    },
    fix: toAgency,
  },
]
