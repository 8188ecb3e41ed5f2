import type { PayorCheck } from '../agency/vocabulary.ts'
import { missingCredentials, missingInWords } from '../caregivers/credentials.ts'
import type { CredentialKind } from '../agency/credential-kinds.ts'
import { formatDay } from '../dates.ts'
import {
  asksFor,
  type ClaimFacts,
  type ReadinessRule,
  type VisitCaregiver,
} from './readiness-facts.ts'
import { visitRule } from './readiness-visit-rule.ts'

/** Checks of a payor that a credential of the caregiver answers. */
const credentialOfCheck: Partial<Record<PayorCheck, CredentialKind>> = {
  background_check: 'background_check',
  cpr_certificate: 'cpr',
  tuberculosis_test: 'tb_test',
}

type Asking = Pick<ClaimFacts['payor'], 'requiredChecks' | 'requiredCredentials'>

/** The credentials that a payor requires of a visit's caregiver, from its credentials and its checks. */
export const credentialsAsked = ({ requiredChecks, requiredCredentials }: Asking) => {
  const byChecks = requiredChecks.flatMap((check) => credentialOfCheck[check] ?? [])
  return [...new Set([...requiredCredentials, ...byChecks])]
}

type OnDuty = VisitCaregiver & { date: string }

type CaregiverRule = Pick<ReadinessRule, 'id' | 'severity' | 'askedAs' | 'holds' | 'applies'> & {
  wrong: (caregiver: OnDuty, facts: ClaimFacts) => string | null
  /** The part of the caregiver's page with the fix. */
  mendedAt: { label: string; tab: string }
}

/** A rule for the caregiver of a visit. It does not apply to a visit without a caregiver. */
const caregiverRule = ({ wrong, mendedAt, ...rule }: CaregiverRule): ReadinessRule =>
  visitRule({
    ...rule,
    applies: (facts) =>
      facts.visits.some(({ caregiver }) => caregiver !== null) && (rule.applies?.(facts) ?? true),
    wrong: ({ caregiver, date }, facts) => caregiver && wrong({ ...caregiver, date }, facts),
    mendedAt: ({ id, caregiver }) =>
      caregiver === null
        ? { label: 'Open visit', path: `/visits/${id}` }
        : { label: mendedAt.label, path: `/agents/${caregiver.id}?tab=${mendedAt.tab}` },
  })

const credentialsTab = { label: 'Open credentials', tab: 'credentials' }

/** The credentials that had expired by the day of a visit and were not renewed. */
const ranOut = ({ credentials, date }: OnDuty) => {
  const kinds = credentials.map(({ kind }) => kind)
  return missingCredentials(kinds, credentials, date).filter(({ until }) => until !== null)
}

/** What a payor can ask of the caregiver. */
export const caregiverRules: readonly ReadinessRule[] = [
  caregiverRule({
    id: 'credentials_held',
    severity: 'error',
    holds: 'The caregiver has the credentials the payor requires.',
    applies: ({ payor }) => credentialsAsked(payor).length > 0,
    wrong: ({ name, credentials, date }, { payor }) => {
      const missing = missingCredentials(credentialsAsked(payor), credentials, date)
      if (missing.length === 0) return null
      return `On ${formatDay(date)}, ${name} did not have the credentials ${payor.name} requires: ${missingInWords(missing)}. The payor would deny the claim. Add the credentials that were valid that day or mark the claim unbillable.`
    },
    mendedAt: credentialsTab,
  }),
  caregiverRule({
    id: 'credentials_current',
    severity: 'error',
    askedAs: 'caregiver_credentials',
    holds: "The caregiver's credentials were not expired.",
    wrong: (caregiver, facts) => {
      const missing = ranOut(caregiver)
      if (missing.length === 0) return null
      const why = asksFor(facts, 'caregiver_credentials')
        ? `${facts.payor.name} would deny the claim`
        : 'An audit would find this'
      return `${caregiver.name} worked on ${formatDay(caregiver.date)} with expired credentials: ${missingInWords(missing)}. ${why}. Add the renewed credentials.`
    },
    mendedAt: credentialsTab,
  }),
  caregiverRule({
    // A warning until the product searches such lists.
    id: 'exclusion_check',
    severity: 'warning',
    holds: 'The caregiver is not on an exclusion list.',
    applies: (facts) => asksFor(facts, 'exclusion_check'),
    wrong: ({ name }, { payor }) =>
      `${payor.name} requires an exclusion list check. Search for ${name} at exclusions.oig.hhs.gov before you send the claim.`,
    mendedAt: { label: 'Open caregiver', tab: 'overview' },
  }),
]
