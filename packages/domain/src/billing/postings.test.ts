import { describe, expect, it } from 'vitest'
import { claimBalance, claimStatusAfter } from './balances.ts'
import {
  claimRemitted,
  claimTransmitted,
  providerAdjusted,
  recouped,
  reversed,
  unmatchedApplied,
  unmatchedRemitted,
} from './postings.ts'
import type { Adjustment, JournalLine, RemittedClaim } from './postings.ts'

/** The lines as one text, such as 'cash 80 accounts_receivable -80'. */
const text = (lines: readonly JournalLine[]): string =>
  lines
    .toSorted((a, b) => (a.account < b.account ? -1 : 1))
    .map(({ account, amountCents }) => `${account} ${amountCents}`)
    .join(', ')

const sumOf = (lines: readonly JournalLine[]): number =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0)

const cas = (group: string, amountCents: number): Adjustment => ({ group, amountCents })
const refused = (group: string, amountCents: number): Adjustment => ({
  group,
  amountCents,
  denied: true,
})

describe('entries', () => {
  it.each<[string, JournalLine[], string]>([
    ['sent', claimTransmitted(100), 'accounts_receivable 100, service_revenue -100'],
    [
      'paid',
      claimRemitted({ paidCents: 100, adjustments: [] }),
      'accounts_receivable -100, cash 100',
    ],
    [
      'paid and adjusted',
      claimRemitted({ paidCents: 70, adjustments: [cas('CO', 20), cas('PR', 7), cas('OA', 3)] }),
      'accounts_receivable -100, cash 70, contractual_adjustment 20, other_adjustment 3, patient_receivable 7',
    ],
    [
      'groups that share an account',
      claimRemitted({ paidCents: 0, adjustments: [cas('PI', 5), cas('CR', 6), cas('XX', 7)] }),
      'accounts_receivable -18, other_adjustment 18',
    ],
    ['nothing at all', claimRemitted({ paidCents: 0, adjustments: [] }), ''],
    [
      'adjustments that cancel each other',
      claimRemitted({ paidCents: 0, adjustments: [cas('CO', 5), cas('CO', -5)] }),
      '',
    ],
    [
      'a reversal',
      claimRemitted({ paidCents: -80, adjustments: [cas('CO', -20)] }),
      'accounts_receivable 100, cash -80, contractual_adjustment -20',
    ],
    ['a withholding', providerAdjusted(30, 'IR'), 'cash -30, provider_adjustment 30'],
    ['a recovery', providerAdjusted(30, 'WO'), 'cash -30, recoupment 30'],
    ['interest paid to us', providerAdjusted(-4, 'L6'), 'cash 4, interest -4'],
    [
      'a recovery of a credit, and more',
      recouped(30, 'WO', { balanceCents: -20 }),
      'cash -30, credits 20, recoupment 10',
    ],
    ['unknown claim', unmatchedRemitted({ paidCents: 50 }), 'cash 50, unapplied_cash -50'],
    [
      'found later',
      unmatchedApplied({ paidCents: 50, adjustments: [cas('CO', 9)] }),
      'accounts_receivable -59, contractual_adjustment 9, unapplied_cash 50',
    ],
  ])('%s', (_, lines, expected) => {
    expect(text(lines)).toBe(expected)
  })
})

/** A repeatable stream of whole numbers from 0 to `below` - 1 (mulberry32). */
const randomNumbers = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

describe('over many random claims', () => {
  const random = randomNumbers(20260302)
  const groups = ['CO', 'PR', 'OA', 'PI', 'CR', '??']
  const aClaim = (): RemittedClaim => ({
    paidCents: random(200_000) - 50_000,
    adjustments: Array.from({ length: random(7) }, () =>
      cas(groups[random(groups.length)] ?? '', random(100_000) - 30_000),
    ),
  })
  const claims = Array.from({ length: 2_000 }, aClaim)
  const negated = ({ paidCents, adjustments }: RemittedClaim): RemittedClaim => ({
    paidCents: -paidCents,
    adjustments: adjustments.map(({ group, amountCents }) => cas(group, -amountCents)),
  })

  it('every entry sums to zero and has no line of zero', () => {
    const entries = claims.flatMap((claim) => [
      claimTransmitted(Math.abs(claim.paidCents)),
      claimRemitted(claim),
      unmatchedRemitted(claim),
      unmatchedApplied(claim),
      providerAdjusted(claim.paidCents),
    ])
    expect(entries.filter((lines) => sumOf(lines) !== 0)).toEqual([])
    expect(entries.flat().filter((line) => line.amountCents === 0)).toEqual([])
    expect(entries.flat().length).toBeGreaterThan(20_000)
  })

  it('a reversal of the payor is the mirror image of the payment', () => {
    for (const claim of claims) {
      expect(text(claimRemitted(negated(claim)))).toBe(text(reversed(claimRemitted(claim))))
    }
  })

  it('money that found its claim late ends where it would have been', () => {
    for (const claim of claims) {
      const late = [...unmatchedRemitted(claim), ...unmatchedApplied(claim)]
      const sums = Map.groupBy(late, (line) => line.account)
      const totals = [...sums].map(([account, lines]) => ({ account, amountCents: sumOf(lines) }))
      const left = totals.filter((line) => line.amountCents !== 0)
      expect(text(left)).toBe(text(claimRemitted(claim)))
    }
  })
})

describe('balance and status of a claim of 100', () => {
  const paid = (paidCents: number, ...adjustments: Adjustment[]) =>
    claimRemitted({ paidCents, adjustments })
  it.each<[string, JournalLine[][], string, number]>([
    ['paid in full', [paid(100)], 'paid', 0],
    ['paid with a contractual adjustment', [paid(80, cas('CO', 20))], 'paid', 0],
    ['paid with a share of the patient', [paid(90, cas('PR', 10))], 'paid', 0],
    ['processed, nothing paid', [paid(0, cas('CO', 100))], 'denied', 0],
    ['nothing paid, several reasons', [paid(0, cas('CO', 60), cas('OA', 40))], 'denied', 0],
    ['all left to the patient', [paid(0, cas('PR', 100))], 'remaining_balance', 0],
    ['paid in part', [paid(60)], 'remaining_balance', 40],
    ['paid too much', [paid(120)], 'refund', -20],
    ['refused', [paid(0, refused('CO', 100))], 'denied', 0],
    ['refused in part', [paid(80, refused('OA', 20))], 'remaining_balance', 0],
    ['refused, and the patient owes it', [paid(0, refused('PR', 100))], 'remaining_balance', 0],
    ['reversed', [paid(100), paid(-100)], 'acknowledged', 100],
    ['reversed and corrected', [paid(100), paid(-100), paid(80, cas('CO', 20))], 'paid', 0],
    ['reversed and denied', [paid(100), paid(-100), paid(0, cas('CO', 100))], 'denied', 0],
    ['matched late', [unmatchedApplied({ paidCents: 100, adjustments: [] })], 'paid', 0],
  ])('%s', (_, entries, status, balanceCents) => {
    const balance = claimBalance([claimTransmitted(100), ...entries].flat())
    expect(balance).toMatchObject({ chargeCents: 100, balanceCents })
    expect(claimStatusAfter(balance)).toBe(status)
  })

  it('says what was paid and adjusted', () => {
    const lines = [...claimTransmitted(100), ...paid(70, cas('CO', 20), cas('PR', 7), cas('OA', 3))]
    expect(claimBalance(lines)).toEqual({
      chargeCents: 100,
      paidCents: 70,
      contractualCents: 20,
      otherCents: 3,
      patientCents: 7,
      deniedCents: 0,
      writtenOffCents: 0,
      balanceCents: 0,
    })
  })

  it('is all zero without a journal', () => {
    expect(Object.values(claimBalance([]))).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })
})
