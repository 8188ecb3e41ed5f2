import type { VisitStatus } from '../visits/vocabulary.ts'

/** A visit that the claim bills. */
export type BilledVisit = {
  id: string
  status: VisitStatus
  agentId: string | null
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
    memberId: string | null
    address: PostalAddress | null
  }
  payor: { id: string; name: string; timelyFilingDays: number }
  service: { id: string; label: string }
  authorization: {
    number: string
    startDate: string
    endDate: string
    archived: boolean
    serviceId: string
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
  /** What is said where the rule holds. */
  holds: string
  /** Where it gives false the rule has nothing to say and is not shown; always where missing. */
  applies?: (facts: ClaimFacts) => boolean
  /** Null where the rule holds, else what is wrong, why it matters, and what to do. */
  check: (facts: ClaimFacts) => string | null
  /** The screen where it is mended. */
  fix: (facts: ClaimFacts) => { label: string; path: string }
}
