import { addDays, instantOf, weekdayOf } from '../time/zone.ts'
import type { CanceledVisit, PaidEntry, WeekFacts } from './facts.ts'
import { centsFor, mileageCents, roundCents } from './money.ts'
import { sharedMinutes } from './pay-week.ts'
import type { PayRules } from './rules.ts'
import type { PayLineKind } from './vocabulary.ts'
import type { TravelLeg, WorkPiece } from './work-pieces.ts'

/** A line of a timesheet. The sum of the cents of all wage lines is the gross pay. */
export type PayLine = {
  kind: PayLineKind
  day: string
  /** Of the visit or the entry that it pays for; null for what follows from the whole week. */
  source: string | null
  minutes: number
  /** Cents an hour; for mileage tenths of a cent a mile. */
  rate: number | null
  cents: number
  /** Minutes left out: other work was paid for them, or the caregiver slept. */
  shared?: number
  slept?: number
  /** Tenths of a mile. */
  miles?: number
  /** The week that an adjustment corrects, and why. */
  week?: string
  reason?: string
}

/** Lines for work, at the rate of each piece. */
export const workLines = (pieces: readonly WorkPiece[]): PayLine[] =>
  pieces.map(({ span, day, minutes, shared, slept }) => ({
    kind: span.kind,
    day,
    source: span.id,
    minutes,
    rate: span.rate,
    cents: centsFor(minutes, span.rate ?? 0),
    ...(shared > 0 && { shared }),
    ...(slept > 0 && { slept }),
  }))

/** Lines for the ways between visits. */
export const travelLines = (
  legs: readonly (TravelLeg & { day: string })[],
  { rules, baseRate }: WeekFacts,
): PayLine[] =>
  legs.flatMap(({ to, minutes, day }) => {
    if (!minutes) return []
    const rate = rules.travelRate ?? baseRate ?? to.rate
    return [
      { kind: 'travel', day, source: to.id, minutes, rate, cents: centsFor(minutes, rate ?? 0) },
    ]
  })

/** Minutes of a piece between the hours of the night, by the wall clock. */
const nightMinutes = ({ day, stretches }: WorkPiece, rules: PayRules, zone: string): number => {
  const over = rules.nightEnds <= rules.nightStarts ? 1 : 0
  const nights = [addDays(day, -1), day].map((evening) => ({
    from: instantOf(evening, rules.nightStarts, zone).getTime(),
    to: instantOf(addDays(evening, over), rules.nightEnds, zone).getTime(),
  }))
  return nights
    .flatMap((night) => stretches.map((stretch) => sharedMinutes(night, stretch)))
    .reduce((sum, shared) => sum + shared, 0)
}

const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day))

/** What weekends, nights and holidays pay on top of the rate. */
export const differentialLines = (pieces: readonly WorkPiece[], facts: WeekFacts): PayLine[] => {
  const { rules, holidays, zone } = facts
  return pieces.flatMap((piece) => {
    const { span, day, minutes } = piece
    const night = rules.nightDifferential > 0 ? nightMinutes(piece, rules, zone) : 0
    const line = (kind: PayLineKind, of: number, rate: number): PayLine[] =>
      of > 0 && rate > 0
        ? [{ kind, day, source: span.id, minutes: of, rate, cents: centsFor(of, rate) }]
        : []
    const holidayRate = ((span.rate ?? 0) * (rules.holidayPercent - 100)) / 100
    return [
      ...line('weekend', isWeekend(day) ? minutes : 0, rules.weekendDifferential),
      ...line('night', night, rules.nightDifferential),
      ...line('holiday', holidays.includes(day) ? minutes : 0, roundCents(holidayRate)),
    ]
  })
}

/** Lines for what was entered beside the work. */
export const entryLines = (entries: readonly PaidEntry[], facts: WeekFacts): PayLine[] =>
  entries.map(({ id, kind, day, minutes, tenthsOfMiles, cents }) => {
    const line = { kind, day, source: id, minutes: 0, rate: null }
    if (kind === 'mileage') {
      const rate = facts.rules.mileageRate
      return { ...line, rate, miles: tenthsOfMiles, cents: mileageCents(tenthsOfMiles, rate) }
    }
    if (kind === 'bonus' || kind === 'gift') return { ...line, cents }
    return {
      ...line,
      minutes,
      rate: facts.baseRate,
      cents: centsFor(minutes, facts.baseRate ?? 0),
    }
  })

/** Whether the client canceled so late that the caregiver is paid for the visit. */
const isPaidCancel = (
  { startsAt, canceledAt }: Pick<CanceledVisit, 'startsAt' | 'canceledAt'>,
  { lateCancelHours }: PayRules,
): boolean =>
  lateCancelHours > 0 &&
  new Date(startsAt).getTime() - new Date(canceledAt).getTime() < lateCancelHours * 3_600_000

/** Lines for visits that were canceled late; nobody worked, so they earn no overtime (29 CFR 778.222). */
export const canceledLines = ({ canceled, rules }: WeekFacts): PayLine[] =>
  canceled
    .filter((visit) => isPaidCancel(visit, rules))
    .map(({ id, day, plannedMinutes, rate }) => {
      const minutes = Math.round((plannedMinutes * rules.lateCancelPercent) / 100)
      const cents = centsFor(minutes, rate ?? 0)
      return { kind: 'late_cancel', day, source: id, minutes, rate, cents }
    })
