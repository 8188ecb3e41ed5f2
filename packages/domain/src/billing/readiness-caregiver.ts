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

/** What a payor asks the caregiver of a visit to hold: by its credentials, and by its checks. */
export const credentialsAsked = ({ requiredChecks, requiredCredentials }: Asking) => {
  const byChecks = requiredChecks.flatMap((check) => credentialOfCheck[check] ?? [])
  return [...new Set([...requiredCredentials, ...byChecks])]
}

type OnDuty = VisitCaregiver & { date: string }

type CaregiverRule = Pick<ReadinessRule, 'id' | 'severity' | 'askedAs' | 'holds' | 'applies'> & {
  wrong: (caregiver: OnDuty, facts: ClaimFacts) => string | null
  /** The part of the caregiver's page where it is mended. */
  mendedAt: { label: string; tab: string }
}

/** A rule that whoever gave a visit has to keep; it says nothing of a visit that nobody gave. */
const caregiverRule = ({ wrong, mendedAt, ...rule }: CaregiverRule): ReadinessRule =>
  visitRule({
    ...rule,
    applies: (facts) =>
      facts.visits.some(({ caregiver }) => caregiver !== null) && (rule.applies?.(facts) ?? true),
    wrong: ({ caregiver, date }, facts) => caregiver && wrong({ ...caregiver, date }, facts),
    mendedAt: ({ id, caregiver }) =>
      caregiver === null
        ? { label: 'Open the visit', path: `/visits/${id}` }
        : { label: mendedAt.label, path: `/agents/${caregiver.id}?tab=${mendedAt.tab}` },
  })

const credentialsTab = { label: 'Open the credentials', tab: 'credentials' }

/** What had run out by the day of a visit and was not renewed. */
const ranOut = ({ credentials, date }: OnDuty) => {
  const kinds = credentials.map(({ kind }) => kind)
  return missingCredentials(kinds, credentials, date).filter(({ until }) => until !== null)
}

/** What a payor can ask of the caregiver. */
export const caregiverRules: readonly ReadinessRule[] = [
  caregiverRule({
    id: 'credentials_held',
    severity: 'error',
    holds: 'The caregiver held what the payor asks for.',
    applies: ({ payor }) => credentialsAsked(payor).length > 0,
    wrong: ({ name, credentials, date }, { payor }) => {
      const missing = missingCredentials(credentialsAsked(payor), credentials, date)
      if (missing.length === 0) return null
      return `${name} lacked on ${formatDay(date)} what ${payor.name} asks for: ${missingInWords(missing)}. It would deny the claim. Add what was good on that day, or mark the claim unbillable.`
    },
    mendedAt: credentialsTab,
  }),
  caregiverRule({
    id: 'credentials_current',
    severity: 'error',
    askedAs: 'caregiver_credentials',
    holds: 'No credential of the caregiver had run out.',
    wrong: (caregiver, facts) => {
      const missing = ranOut(caregiver)
      if (missing.length === 0) return null
      const why = asksFor(facts, 'caregiver_credentials')
        ? `${facts.payor.name} would deny the claim`
        : 'an audit would find it'
      return `${caregiver.name} worked on ${formatDay(caregiver.date)} with what had run out: ${missingInWords(missing)}, and ${why}. Add what was renewed.`
    },
    mendedAt: credentialsTab,
  }),
  caregiverRule({
    // A warning as long as no list is searched from here.
    id: 'exclusion_check',
    severity: 'warning',
    holds: 'The caregiver is on no exclusion list.',
    applies: (facts) => asksFor(facts, 'exclusion_check'),
    wrong: ({ name }, { payor }) =>
      `${payor.name} wants a caregiver who is on no exclusion list, and no list is searched from here yet. Look ${name} up at exclusions.oig.hhs.gov before you send the claim.`,
    mendedAt: { label: 'Open the caregiver', tab: 'overview' },
  }),
]
