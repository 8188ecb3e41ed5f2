import type { Instant } from '../time/zone.ts'
import type { Place } from '../visits/place.ts'
import type { PayRules } from './rules.ts'
import type { Sleep } from './sleep.ts'
import type { EntryKind, WorkKind } from './vocabulary.ts'

/** A stretch of work as it was reviewed or entered. */
export type WorkSpan = {
  /** Of the visit or the entry. */
  id: string
  kind: WorkKind
  startsAt: Instant
  endsAt: Instant
  /** Cents an hour; null where nobody set a rate. */
  rate: number | null
  /** Where it took place; null where nobody knows. */
  place: Place | null
}

/** An entry that is no stretch of work: miles, money or minutes of a day. */
export type PaidEntry = {
  id: string
  kind: Extract<EntryKind, 'mileage' | 'bonus' | 'gift' | 'guaranteed' | 'paid_time_off'>
  day: string
  minutes: number
  tenthsOfMiles: number
  cents: number
}

/** A visit that the client canceled. */
export type CanceledVisit = {
  id: string
  day: string
  startsAt: Instant
  canceledAt: Instant
  plannedMinutes: number
  rate: number | null
}

/** The first week of two that overtime over 80 hours counts together. */
export type FirstWeek = {
  minutes: number
  /** Minutes over 8 hours a day. */
  dailyOvertime: number
  straightCents: number
  overtimeCents: number
}

/** What a correction of an earlier week owes, or takes back. */
export type Correction = { week: string; cents: number; reason: string }

/** All that the pay of one caregiver's week follows from. */
export type WeekFacts = {
  /** Its Monday. */
  week: string
  zone: string
  rules: PayRules
  /** Also the work of the days around the week, which may reach into it. */
  work: readonly WorkSpan[]
  sleeps: readonly (Sleep & { workId: string })[]
  /** Minutes of travel that a person entered for the way to a visit. */
  travel: readonly { workId: string; minutes: number }[]
  canceled: readonly CanceledVisit[]
  entries: readonly PaidEntry[]
  /** The rate of the caregiver's profile. */
  baseRate: number | null
  holidays: readonly string[]
  /** Completed visits of the week that nobody reviewed. */
  unreviewed: number
  hireDate: string | null
  firstWeek: FirstWeek | null
  corrections: readonly Correction[]
}
