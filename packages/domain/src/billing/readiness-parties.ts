import { fitsPattern } from '../agency/member-id-pattern.ts'
import { isNpi, isTaxId } from '../agency/npi.ts'
import { isDiagnosisCode } from '../clients/diagnosis.ts'
import { isMemberId } from '../clients/member-id.ts'
import type { ClaimFacts, PostalAddress, ReadinessRule } from './readiness-facts.ts'

/** The part of the client's form that holds what is missing. */
const toClient =
  (tab: 'person' | 'addresses' | 'insurance' | 'medical') =>
  ({ client }: ClaimFacts) => ({
    label: 'Edit the client',
    path: `/clients/${client.id}/edit/${tab}`,
  })
const toAgency = () => ({ label: 'Open the agency', path: '/admin/agency' })

/** The first part of an address that is missing or has not its form, in words; null where none. */
const missingPart = (address: PostalAddress, zip: RegExp): string | null => {
  if (address.street.trim() === '') return 'street'
  if (address.city.trim() === '') return 'city'
  if (!/^[A-Z]{2}$/.test(address.state)) return 'state'
  return zip.test(address.zip) ? null : 'ZIP code'
}

/** What has to be known of the client and of the agency. */
export const partyRules: readonly ReadinessRule[] = [
  {
    // No matter what the payor asks for: the claim file cannot be written without one.
    id: 'diagnosis_present',
    severity: 'error',
    holds: 'A diagnosis is given.',
    check: ({ claim, client }) =>
      claim.diagnosisCodes.length > 0
        ? null
        : `${client.name} has no diagnosis, and a claim needs at least one. Add it to the client.`,
    fix: toClient('medical'),
  },
  {
    id: 'diagnosis_plausible',
    severity: 'error',
    holds: 'Every diagnosis has the form of ICD-10.',
    applies: ({ claim }) => claim.diagnosisCodes.length > 0,
    check: ({ claim }) => {
      const wrong = claim.diagnosisCodes.find((code) => !isDiagnosisCode(code))
      if (wrong !== undefined)
        return `${wrong} is not a diagnosis code of ICD-10. Correct it at the client.`
      return claim.diagnosisCodes.length > 12
        ? 'More than 12 diagnoses do not fit on a claim. Take some off the client.'
        : null
    },
    fix: toClient('medical'),
  },
  {
    id: 'member_id',
    severity: 'error',
    holds: 'The member id is there and has its form.',
    check: ({ client, payor }) => {
      if (client.memberId === null || client.memberId === '') {
        return `${client.name} has no member id, so ${payor.name} cannot know who it is. Add it to the client.`
      }
      const { memberIdPattern: pattern } = payor
      if (pattern !== null) {
        return fitsPattern(client.memberId, pattern)
          ? null
          : `The member id of ${client.name} does not match the format of ${payor.name}, ${pattern} (A is a letter, 9 a digit, * either), so it would not be found there. Correct it at the client.`
      }
      return isMemberId(client.memberId)
        ? null
        : 'The member id is not 5 to 20 letters and digits. Correct it at the client.'
    },
    fix: toClient('insurance'),
  },
  {
    id: 'client_birthdate',
    severity: 'error',
    holds: "The client's birthdate is there.",
    check: ({ client, claim }) => {
      if (client.birthdate === null) {
        return `${client.name} has no birthdate, and payors compare it. Add it to the client.`
      }
      return client.birthdate <= claim.startDate
        ? null
        : 'The birthdate lies after the date of service. Correct it at the client.'
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
        : `Nobody has confirmed the gender of ${client.name}, and payors compare it. Choose it at the client.`,
    fix: toClient('person'),
  },
  {
    id: 'client_address',
    severity: 'error',
    holds: "The client's address is complete.",
    check: ({ client }) => {
      if (client.address === null) {
        return `${client.name} has no address, and the claim needs one. Add it to the client.`
      }
      const missing = missingPart(client.address, /^\d{5}(-?\d{4})?$/)
      return missing && `The ${missing} of the client's address is missing or wrong. Correct it.`
    },
    fix: toClient('addresses'),
  },
  {
    id: 'agency_npi',
    severity: 'error',
    holds: "The agency's NPI is right.",
    check: ({ agency }) => {
      if (!agency.npi)
        return 'The agency has no NPI, and no payor takes a claim without one. Enter it.'
      return isNpi(agency.npi)
        ? null
        : `${agency.npi} is not an NPI: its check digit is wrong. Correct it.`
    },
    fix: toAgency,
  },
  {
    id: 'agency_tax_id',
    severity: 'error',
    holds: "The agency's tax id has 9 digits.",
    check: ({ agency }) => {
      if (!agency.taxId) return 'The agency has no tax id, and the payor pays to it. Enter it.'
      return isTaxId(agency.taxId)
        ? null
        : "The agency's tax id does not have 9 digits. Correct it."
    },
    fix: toAgency,
  },
  {
    id: 'billing_address',
    severity: 'error',
    holds: "The agency's address is complete.",
    check: ({ agency }) => {
      if (agency.address === null)
        return 'The agency has no address, and the claim needs one. Enter it.'
      if (/\bp\.?\s*o\.?\s*box\b/i.test(agency.address.street)) {
        return "The agency's address is a PO box, which a claim may not name as the place of the agency. Enter the street."
      }
      const missing = missingPart(agency.address, /^\d{5}-?\d{4}$/)
      if (missing === null) return null
      const wanted = missing === 'ZIP code' ? '9-digit ZIP code' : missing
      return `The ${wanted} of the agency's address is missing or wrong. Correct it.`
    },
    fix: toAgency,
  },
]
