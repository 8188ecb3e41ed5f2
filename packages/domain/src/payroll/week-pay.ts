import { sumCents } from '../money.ts'
import { addDays } from '../time/zone.ts'
import { exceptionsOf } from './exceptions.ts'
import type { WeekFacts } from './facts.ts'
import {
  canceledLines,
  differentialLines,
  entryLines,
  type PayLine,
  travelLines,
  workLines,
} from './lines.ts'
import { roundCents } from './money.ts'
import {
  type DayMinutes,
  dailyOverEight,
  eightEightyPremium,
  overtimeOf,
  premium,
} from './overtime.ts'
import { payWeekOf } from './pay-week.ts'
import {
  isReimbursement,
  type PayException,
  type PayLineKind,
  payLineKinds,
  workKinds,
} from './vocabulary.ts'
import { travelLegs, workPieces } from './work-pieces.ts'

/** What a caregiver earned in a week, and what led to it. Minutes are worked minutes. */
export type WeekPay = {
  lines: readonly PayLine[]
  exceptions: readonly PayException[]
  minutes: number
  overtimeMinutes: number
  /** Straight pay and all that counts for the regular rate. */
  straightCents: number
  dailyOvertime: number
  overtimeCents: number
  gross: number
  reimbursed: number
}

/** Pay that the regular rate of a week counts, 29 CFR 778.108 and 778.207 to 778.211. */
const inRegularRate = (kinds: PayLineKind[], holidayPercent: number): PayLineKind[] =>
  // A premium of half and more for a holiday is no part of it, 29 CFR 778.203.
  holidayPercent < 150 ? [...kinds, 'holiday'] : kinds

const ofKinds = (lines: readonly PayLine[], kinds: readonly PayLineKind[]): PayLine[] =>
  lines.filter(({ kind }) => kinds.includes(kind))
const centsOf = (lines: readonly PayLine[]): number => sumCents(lines.map(({ cents }) => cents))
const minutesOf = (lines: readonly PayLine[]): number =>
  lines.reduce((sum, { minutes }) => sum + minutes, 0)

/** The pay of one caregiver's week. */
export const payOf = (facts: WeekFacts): WeekPay => {
  const { week, rules } = facts
  const all = workPieces(facts)
  const pieces = all.filter(({ day }) => payWeekOf(day) === week)
  const legs = (rules.travelPaid ? travelLegs(facts, all) : [])
    .map((leg) => ({ ...leg, day: all.find(({ span }) => span.id === leg.to.id)?.day ?? week }))
    .filter(({ day }) => payWeekOf(day) === week)
  const worked = [...workLines(pieces), ...travelLines(legs, facts)]
  const minutes = minutesOf(worked)
  const beside = [
    ...differentialLines(pieces, facts),
    ...entryLines(facts.entries, facts),
    ...canceledLines(facts),
  ]
  const makeUp = makeUpLine(facts, [...worked, ...beside], minutes)
  const earned = [...worked, ...beside, ...makeUp]
  const regular: PayLineKind[] = [...workKinds, 'weekend', 'night', 'bonus', 'minimum_wage']
  const straightCents = centsOf(ofKinds(earned, inRegularRate(regular, rules.holidayPercent)))
  const days = dayMinutes(worked)
  const extra = overtimeLines(facts, days, { minutes, cents: straightCents })
  const lines = [...earned, ...extra.lines, ...correctionLines(facts)].toSorted(byKind)
  const gross = centsOf(lines.filter(({ kind }) => !isReimbursement(kind)))
  return {
    lines,
    exceptions: exceptionsOf(facts, {
      worked,
      legs,
      days,
      makeUp: makeUp.length > 0,
      gross,
      lines,
    }),
    minutes,
    overtimeMinutes: extra.minutes,
    straightCents,
    dailyOvertime: dailyOverEight(days),
    overtimeCents: centsOf(extra.lines),
    gross,
    reimbursed: centsOf(lines) - gross,
  }
}

const byKind = (a: PayLine, b: PayLine): number =>
  payLineKinds.indexOf(a.kind) - payLineKinds.indexOf(b.kind) || a.day.localeCompare(b.day)

const dayMinutes = (worked: readonly PayLine[]): DayMinutes[] =>
  [...Map.groupBy(worked, ({ day }) => day)].map(([day, lines]) => ({
    day,
    minutes: minutesOf(lines),
  }))

/** Lines that follow from the whole week stand on its Sunday. */
const ofWeek = (week: string) => ({ day: addDays(week, 6), source: null, rate: null })

/** What the pay of all hours lacks to the minimum wage, rounded up (29 USC 206). */
const makeUpLine = (
  { week, rules }: WeekFacts,
  lines: readonly PayLine[],
  minutes: number,
): PayLine[] => {
  const worked = ofKinds(lines, workKinds)
  if (worked.some(({ rate }) => rate === null)) return []
  const paid = centsOf([...worked, ...ofKinds(lines, ['weekend', 'night', 'bonus'])])
  const lacking = Math.ceil((minutes * rules.minimumWage) / 60 - paid)
  return lacking > 0 ? [{ ...ofWeek(week), kind: 'minimum_wage', minutes: 0, cents: lacking }] : []
}

type Straight = { minutes: number; cents: number }

const overtimeLines = (
  { week, rules, firstWeek }: WeekFacts,
  days: readonly DayMinutes[],
  straight: Straight,
): { lines: PayLine[]; minutes: number } => {
  const line = (kind: PayLineKind, minutes: number, cents: number): PayLine[] =>
    minutes === 0 && cents === 0 ? [] : [{ ...ofWeek(week), kind, minutes, cents }]
  if (rules.overtimeSystem === 'eight_eighty') {
    const { minutes, cents } = eightEightyPremium(days, straight, firstWeek)
    return { lines: line('overtime', minutes, roundCents(cents)), minutes }
  }
  const { half, whole } = overtimeOf(days, week, rules)
  return {
    lines: [
      ...line('overtime', half, roundCents(premium(straight, half))),
      ...line('double_time', whole, roundCents(2 * premium(straight, whole))),
    ],
    minutes: half + whole,
  }
}

const correctionLines = ({ week, corrections }: WeekFacts): PayLine[] =>
  corrections.map(({ week: corrected, cents, reason }) => ({
    ...ofWeek(week),
    kind: 'adjustment',
    minutes: 0,
    cents,
    week: corrected,
    reason,
  }))
