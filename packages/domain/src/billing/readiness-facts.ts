import type { EvvVendor, PayorCheck } from '../agency/vocabulary.ts'
import type { CredentialDates } from '../caregivers/credentials.ts'
import type { CredentialKind } from '../agency/credential-kinds.ts'
import type { VisitStatus } from '../visits/vocabulary.ts'

/** Who gave a visit, with all that they hold, valid or not. */
export type VisitCaregiver = {
  id: string
  name: string
  credentials: readonly (CredentialDates & { kind: CredentialKind })[]
}

/** A visit that the claim bills. */
export type BilledVisit = {
  id: string
  status: VisitStatus
  /** The day that it was planned for, on which credentials have to be good. */
  date: string
  /** Null where nobody is assigned. */
  caregiver: VisitCaregiver | null
  /** Whether check-in and check-out are there, as recorded or as reviewed. */
  checkedIn: boolean
  checkedOut: boolean
  /** Reviewed minutes. */
  minutes: number
  scheduledDuration: number
  signed: boolean
  /** Metres of the farther punch from the client's address; null where unknown. */
  distance: number | null
  /** Whether the review gave a reason for what is unusual. */
  explained: boolean
  /** Name of the client of another visit of the caregiver at the same time, null where none. */
  overlapsWith: string | null
  overlapReason: string | null
  /** Number of another claim that bills this visit. */
  billedOn: string | null
  /** Number of another claim for the same client, service and day. */
  sameDayClaim?: string | null
}

export type PostalAddress = { street: string; city: string; state: string; zip: string }

/** All that decides whether a claim may be sent, gathered by the caller. Money in cents. */
export type ClaimFacts = {
  /** The agency's day. */
  today: string
  claim: {
    id: string
    startDate: string
    units: number
    /** False where the payor wants whole units and the minutes do not make them. */
    wholeUnits: boolean
    centsPerUnit: number | null
    diagnosisCodes: readonly string[]
  }
  visits: readonly BilledVisit[]
  client: {
    id: string
    name: string
    birthdate: string | null
    /** Whether somebody said the gender; without it the stored one is only a default. */
    genderConfirmed: boolean
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
    requiredChecks: readonly PayorCheck[]
    requiredCredentials: readonly CredentialKind[]
  }
  service: { id: string; label: string; procedureCode: string | null }
  authorization: {
    number: string
    startDate: string
    endDate: string
    archived: boolean
    serviceIds: readonly string[]
    payorId: string
    /** Units of the period that the date of service lies in, less those of all other claims. */
    unitsLeft: number
  } | null
  agency: {
    npi: string | null
    taxId: string | null
    address: PostalAddress | null
    /** Metres from the client's address that still count as at home. */
    placeTolerance: number
  }
}

export type Severity = 'error' | 'warning'

/** A rule of readiness, as data: errors keep a claim from being sent, warnings are shown. */
export type ReadinessRule = {
  id: string
  severity: Severity
  /** The check without which a payor is content: an error becomes a warning where it is not asked. */
  askedAs?: PayorCheck
  /** What is said where the rule holds. */
  holds: string
  /** Where it gives false the rule has nothing to say and is not shown; always where missing. */
  applies?: (facts: ClaimFacts) => boolean
  /** Null where the rule holds, else what is wrong, why it matters, and what to do. */
  check: (facts: ClaimFacts) => string | null
  /** The screen where it is mended. */
  fix: (facts: ClaimFacts) => { label: string; path: string }
}

/** Whether the payor of the claim asks for a check. */
export const asksFor = ({ payor }: Pick<ClaimFacts, 'payor'>, check: PayorCheck): boolean =>
  payor.requiredChecks.includes(check)

/** An error, or a warning where the rule stands for a check that the payor does not ask for. */
export const severityOf = ({ severity, askedAs }: ReadinessRule, facts: ClaimFacts): Severity =>
  askedAs === undefined || asksFor(facts, askedAs) ? severity : 'warning'
