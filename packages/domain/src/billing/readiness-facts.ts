import type { EvvVendor, PayorCheck } from '../agency/vocabulary.ts'
import type { CredentialDates } from '../caregivers/credentials.ts'
import type { CredentialKind } from '../agency/credential-kinds.ts'
import type { InsuranceState } from '../clients/insurance.ts'
import type { NamedProvider } from './claim-parties.ts'
import type { VerificationStatus } from '../verification/vocabulary.ts'
import type { VisitStatus } from '../visits/vocabulary.ts'

/** The caregiver of a visit, with all credentials, valid or not. */
export type VisitCaregiver = {
  id: string
  name: string
  credentials: readonly (CredentialDates & { kind: CredentialKind })[]
}

/** A visit that the claim bills. */
export type BilledVisit = {
  id: string
  status: VisitStatus
  /** The scheduled day, on which credentials must be valid. */
  date: string
  /** Null if no one is assigned. */
  caregiver: VisitCaregiver | null
  /** Whether check-in and check-out exist, recorded or reviewed. */
  checkedIn: boolean
  checkedOut: boolean
  /** Reviewed minutes. */
  minutes: number
  scheduledDuration: number
  signed: boolean
  /** Meters from the client's address to the farther punch; null if unknown. */
  distance: number | null
  /** Whether a check-in or check-out was entered by hand, and no reason was given for it. */
  manualUnexplained?: boolean
  /** Whether the review gave a reason for what is unusual. */
  explained: boolean
  /** The client's name of another visit of the caregiver at the same time; null without one. */
  overlapsWith: string | null
  overlapReason: string | null
  /** The name of another caregiver who was with the client at the same time. */
  alongside?: string | null
  /** Where it stands at EVV vendors, by account. */
  verifications?: readonly {
    accountId: string
    status: VerificationStatus
    /** What is wrong there, in words; null if nothing is. */
    problem: string | null
  }[]
  /** Number of another claim that bills this visit. */
  billedOn: string | null
  /** Number of another claim for the same client, service and day. */
  sameDayClaim?: string | null
}

/** A service on a day, as the claim bills it. */
export type BilledLine = {
  date: string
  units: number
  /** False where the payor wants whole units and the minutes do not make them. */
  wholeUnits: boolean
  centsPerUnit: number | null
  service: { id: string; label: string; procedureCode: string | null }
  authorization: {
    number: string
    startDate: string
    endDate: string
    archived: boolean
    serviceIds: readonly string[]
    payorId: string
    /** The status of the insurance behind it, as it is now. */
    insurance?: InsuranceState
    /** Units of the period with the date of service, less those of everything else that is billed. */
    unitsLeft: number
  } | null
}

/** Who bills and who is named, by the rules of the payor. */
export type ClaimProviders = {
  /** The client's office where the payor is billed by it; null where the agency bills. */
  office: { id: string; name: string; npi: string | null; address: PostalAddress | null } | null
  /** The payor's own number of whoever bills. */
  payorNumber: string | null
  rendering: readonly NamedProvider[]
  supervising: NamedProvider | null
  /** The payor's supervisor; unknown where whoever looks may not see that person. */
  supervisor: { name: string; active: boolean } | 'unknown' | null
  /** The days of lines that several caregivers gave, where the payor wants one named. */
  shared: readonly string[]
}

export type PostalAddress = { street: string; city: string; state: string; zip: string }

/** Everything that decides whether a claim may be sent. The caller gathers it. Money is in cents. */
export type ClaimFacts = {
  /** The agency's day. */
  today: string
  claim: {
    id: string
    /** The first and the last day of its lines. */
    startDate: string
    endDate: string
    diagnosisCodes: readonly string[]
    /** Those that the code list of the agency does not have, or has as a heading only. */
    unlistedCodes?: readonly string[]
  }
  /** What an earlier payor said; left out where the claim is for the first one. */
  earlier?: {
    /** Whether an answer of the payor before holds. */
    answered: boolean
    /** What that payor left, in cents. */
    leftCents: number
    /** Whether a filing to this payor has no answer yet. */
    waits: boolean
    /** Whether it replaces what this payor has, and how that payor calls it is not known. */
    numberMissing: boolean
  }
  lines: readonly BilledLine[]
  visits: readonly BilledVisit[]
  client: {
    id: string
    name: string
    /** The last day in care of a client who died or was discharged. */
    left?: { on: string; deceased: boolean } | null
    /** Days, both included, away from home, such as in a hospital; without an end still away. */
    absences?: readonly { startDate: string; endDate: string | null; label: string }[]
    birthdate: string | null
    /** Whether someone confirmed the gender. Otherwise the stored one is only a default. */
    genderConfirmed: boolean
    /** The payor of record now; null without one. */
    primaryPayorId?: string | null
    memberId: string | null
    address: PostalAddress | null
  }
  payor: {
    id: string
    name: string
    timelyFilingDays: number
    /** How it writes member ids; see fitsPattern. */
    memberIdPattern: string | null
    evvVendor: EvvVendor | null
    /** The accounts whose vendors must verify, and whether a vendor ever answered there. */
    evvAccounts?: readonly { id: string; name: string; answers: boolean }[]
    requiredChecks: readonly PayorCheck[]
    requiredCredentials: readonly CredentialKind[]
  }
  agency: {
    npi: string | null
    taxId: string | null
    address: PostalAddress | null
    /** Meters from the client's address that still count as at home. */
    placeTolerance: number
  }
  providers: ClaimProviders
}

export type Severity = 'error' | 'warning'

/** A rule of readiness, as data: errors keep a claim from being sent, warnings are shown. */
export type ReadinessRule = {
  id: string
  severity: Severity | ((facts: ClaimFacts) => Severity)
  /**
   * The payor's check that this rule belongs to. If the payor does not require it, an error becomes a
   * warning.
   */
  askedAs?: PayorCheck
  /** The text for a rule that passed. */
  holds: string
  /** If false, the rule does not apply and is not shown. Without it, the rule always applies. */
  applies?: (facts: ClaimFacts) => boolean
  /** Null if the rule passed; otherwise what is wrong, why it matters, and what to do. */
  check: (facts: ClaimFacts) => string | null
  /** The screen with the fix. */
  fix: (facts: ClaimFacts) => { label: string; path: string }
}

/** Whether the payor of the claim asks for a check. */
export const asksFor = ({ payor }: Pick<ClaimFacts, 'payor'>, check: PayorCheck): boolean =>
  payor.requiredChecks.includes(check)

/** An error, or a warning if the payor does not require the rule's check. */
export const severityOf = ({ severity, askedAs }: ReadinessRule, facts: ClaimFacts): Severity => {
  if (askedAs !== undefined && !asksFor(facts, askedAs)) return 'warning'
  return typeof severity === 'function' ? severity(facts) : severity
}
