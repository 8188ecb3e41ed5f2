import type { CredentialKind } from '../../agency/credential-kinds.ts'
import type { Availability } from '../../caregivers/availability.ts'
import type { CredentialDates } from '../../caregivers/credentials.ts'
import type { AgentStatus } from '../../caregivers/vocabulary.ts'
import type { CaregiverGenderPreference } from '../../clients/preferences.ts'
import type { Closed } from '../../clients/vocabulary.ts'
import type { Gender } from '../../person/gender.ts'
import type { Instant } from '../../time/zone.ts'
import type { TimeRange } from '../../time/time-range.ts'
import type { Place } from '../place.ts'

/** Time in which somebody is away, and why in a few words; without an end it is not known yet. */
export type Away = { startsAt: Instant; endsAt: Instant | null; why: string }

/** Another visit of the caregiver that takes up their time. */
export type BookedVisit = TimeRange & { clientName: string; place: Place | null }

/** What is known of a caregiver who may be assigned. */
export type CaregiverFacts = {
  id: string
  name: string
  status: AgentStatus
  /** Null if nobody entered it. */
  gender: Gender | null
  availability: Availability
  away: readonly Away[]
  credentials: readonly (CredentialDates & { kind: CredentialKind })[]
  /** The most minutes a week that the person wants to work. */
  mostMinutes: number | null
  /** Other visits around this one. */
  booked: readonly BookedVisit[]
  /** Minutes of the other visits in the week of this one. */
  weekMinutes: number
}

/** What the payor allows at the time of the visit. */
type AllowedFacts = {
  number: string
  inForce: boolean
  /** Minutes of its period that other visits leave. */
  leftMinutes: number
}

/** Everything that decides whether a caregiver may be assigned to a visit. */
export type AssignmentFacts = {
  zone: string
  visit: TimeRange & { day: string; minutes: number }
  client: {
    name: string
    place: Place | null
    wants: CaregiverGenderPreference
    /** The language that a caregiver should speak; null if any will do. */
    language: string | null
    /** Agents who must not be sent. */
    refuses: readonly string[]
    away: readonly Away[]
    /** Null while the client can have visits. */
    closed: Closed | null
  }
  /** Null for an open visit. */
  caregiver: CaregiverFacts | null
  /** What the payor asks of the caregiver. */
  requiredCredentials: readonly CredentialKind[]
  /** Minutes of a week beyond which work is overtime. */
  overtimeMinutes: number
  /** Null without an authorization. */
  allowed: AllowedFacts | null
}
