import { expect, it } from 'vitest'
import { sumCents } from '../money.ts'
import { numbers } from '../testing/numbers.ts'
import { addDays, instantOf } from '../time/zone.ts'
import { correctionOf } from './corrections.ts'
import { exportPresets, exportRows } from './exports.ts'
import type { PaidEntry, WeekFacts, WorkSpan } from './facts.ts'
import { federalRules, stateRules } from './rules.ts'
import { isReimbursement, overtimeSystems } from './vocabulary.ts'
import { wageJournal } from './wage-journal.ts'
import { payOf } from './week-pay.ts'

const cases = 2000
const below = numbers(778)
const zone = 'America/New_York'
/** The weeks of both clock changes, and others. */
const weeks = ['2026-03-02', '2026-10-26', '2026-06-01', '2026-06-08'] as const
const entryKinds = ['mileage', 'bonus', 'gift', 'guaranteed', 'paid_time_off'] as const

const someWork = (week: string): WorkSpan[] =>
  Array.from({ length: below(14) }, (_, n) => {
    const startsAt = instantOf(addDays(week, below(9) - 1), `${10 + below(13)}:00`, zone)
    const length = (15 + below(below(20) === 0 ? 1500 : 600)) * 60_000
    return {
      id: `w${n}`,
      kind: below(6) === 0 ? ('training' as const) : ('visit' as const),
      startsAt,
      endsAt: new Date(startsAt.getTime() + length),
      rate: below(30) === 0 ? null : 700 + below(2000),
      place: below(4) === 0 ? null : { latitude: 35 + below(100) / 100, longitude: -78.6 },
    }
  })

const someEntries = (week: string): PaidEntry[] =>
  Array.from({ length: below(4) }, (_, n) => ({
    id: `e${n}`,
    kind: entryKinds[below(entryKinds.length)] ?? 'bonus',
    day: addDays(week, below(7)),
    minutes: below(480),
    tenthsOfMiles: below(400),
    cents: below(9999),
  }))

const someWeek = (): WeekFacts => {
  const week = weeks[below(weeks.length)] ?? weeks[0]
  const rules = {
    ...federalRules,
    ...stateRules[below(stateRules.length)]?.rules,
    overtimeSystem: overtimeSystems[below(8) === 0 ? 1 : 0] ?? ('forty' as const),
    weekendDifferential: below(3) * 75,
    nightDifferential: below(3) * 125,
    holidayPercent: 100 + below(4) * 50,
    roundTo: [1, 5, 6, 15][below(4)] ?? 1,
  }
  return {
    week,
    zone,
    rules,
    work: someWork(week),
    sleeps: [],
    travel: [],
    canceled: [],
    entries: someEntries(week),
    baseRate: below(5) === 0 ? null : 900 + below(1500),
    holidays: [addDays(week, below(7))],
    unreviewed: 0,
    hireDate: null,
    firstWeek: null,
    corrections: [],
  }
}

const dollars = (rows: string[][], at: number): number =>
  sumCents(rows.map((row) => Math.round(Number(row[at]) * 100)))

it(`${cases} random weeks: lines add up to gross pay, and every file and the journal to both`, () => {
  for (let n = 0; n < cases; n += 1) {
    const facts = someWeek()
    const pay = payOf(facts)
    const wages = pay.lines.filter(({ kind }) => !isReimbursement(kind))
    expect(sumCents(wages.map(({ cents }) => cents))).toBe(pay.gross)
    expect(pay.lines.every(({ cents, minutes }) => Number.isInteger(cents + minutes))).toBe(true)
    expect(pay.overtimeMinutes).toBeLessThanOrEqual(pay.minutes)
    const sheet = {
      caregiverId: 'a',
      firstName: 'Ada',
      lastName: 'Moore',
      week: facts.week,
      minutes: pay.minutes,
      overtimeMinutes: pay.overtimeMinutes,
      lines: pay.lines,
    }
    for (const preset of exportPresets) {
      const rows = exportRows(preset, [sheet])
      const amounts = preset.columns.flatMap(({ value }, at) =>
        value.endsWith('_amount') && value !== 'gross_amount' ? [dollars(rows, at)] : [],
      )
      expect(sumCents(amounts)).toBe(pay.gross + pay.reimbursed)
    }
    const journal = wageJournal(pay.lines)
    expect(sumCents(journal.map(({ debit, credit }) => debit - credit))).toBe(0)
    expect(journal.every(({ debit, credit }) => debit > 0 !== credit > 0)).toBe(true)
    const owed = new Map(journal.map(({ account, debit, credit }) => [account, credit - debit]))
    expect(owed.get('wages_payable') ?? 0).toBe(pay.gross)
    expect(owed.get('reimbursements_payable') ?? 0).toBe(pay.reimbursed)
  }
})

it(`${cases} random corrections: paid and undone, they net to zero`, () => {
  for (let n = 0; n < cases; n += 1) {
    const facts = someWeek()
    const frozen = payOf(facts).lines
    const later = payOf({ ...facts, work: facts.work.filter((_, at) => at % 2 === below(2)) }).lines
    const paid = correctionOf(facts.week, frozen, later, 0)?.cents ?? 0
    expect(correctionOf(facts.week, frozen, later, paid)).toBeNull()
    const undone = correctionOf(facts.week, frozen, frozen, paid)?.cents ?? 0
    expect(paid + undone).toBe(0)
  }
})
