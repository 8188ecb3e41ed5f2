import { showCents } from '../money.ts'
import { adjustmentTotal, allAdjustments } from './outcome.ts'
import type {
  Remittance,
  RemittanceClaim,
  RemittanceHead,
  RemittanceLine,
  RemittanceSummary,
} from './types.ts'

/** Which sum does not hold. */
const balanceRules = {
  line_paid: 'Charge of the line less its adjustments = paid',
  claim_paid: 'Charge of the claim less all its adjustments = paid',
  claim_lines_charge: 'Charges of the lines = charge of the claim',
  claim_lines_paid: 'Payments of the lines less adjustments of the claim = paid',
  transaction_total: 'Payments of the claims less provider adjustments = total',
  unreadable_amount: 'Every amount can be read',
} as const

export type BalanceRule = keyof typeof balanceRules

/** One sum that does not hold; amounts in cents. */
interface BalanceFailure {
  readonly level: 'line' | 'claim' | 'transaction'
  readonly rule: BalanceRule
  /** The segment whose amount was compared: SVC, CLP or ST. */
  readonly position: number
  readonly claimId: string | null
  readonly expected: number
  readonly found: number
  /** `found` less `expected`. */
  readonly difference: number
  readonly sentence: string
}

export interface BalanceVerdict {
  readonly balanced: boolean
  readonly failures: readonly BalanceFailure[]
  /** Cents: sum of CLP04, sum of PLB, what BPR02 should say and what it says. */
  readonly claimsPaid: number
  readonly providerAdjustments: number
  readonly expectedTotal: number
  readonly statedTotal: number
}

/**
 * Checks a remittance on the three levels of the guide (005010X221A1, 1.10.2) in exact cents. A
 * remittance that does not balance is to be held with the differences shown. AMT takes no part.
 */
export function balance(remittance: Remittance): BalanceVerdict {
  const sums = new RunningBalance()
  for (const claim of remittance.claims) sums.add(claim)
  return sums.verdict(remittance)
}

/** Adds up a remittance claim by claim. */
export class RunningBalance {
  #claimsPaid = 0
  readonly #failures: BalanceFailure[] = []

  add(claim: RemittanceClaim): void {
    this.#claimsPaid += claim.paid
    this.#failures.push(...balanceClaim(claim))
  }

  /** The verdict after all claims. */
  verdict(remittance: RemittanceSummary): BalanceVerdict {
    const claimsPaid = this.#claimsPaid
    const providerAdjustments = sum(remittance.providerAdjustments.map(({ amount }) => amount))
    const expectedTotal = claimsPaid - providerAdjustments
    const statedTotal = signedTotal(remittance)
    const failures = [
      ...unreadable(remittance),
      ...this.#failures,
      ...compare('transaction_total', expectedTotal, statedTotal, {
        level: 'transaction',
        position: remittance.position,
        claimId: null,
        what: `Claims paid ${showCents(claimsPaid)} less provider adjustments ${showCents(providerAdjustments)}`,
        says: 'the payment says',
      }),
    ]
    return {
      balanced: failures.length === 0,
      failures,
      claimsPaid,
      providerAdjustments,
      expectedTotal,
      statedTotal,
    }
  }
}

function balanceClaim(claim: RemittanceClaim): BalanceFailure[] {
  const where = { level: 'claim', position: claim.position, claimId: claim.claimId } as const
  const name = `Claim ${claim.claimId}: `
  const adjusted = adjustmentTotal(allAdjustments(claim))
  const own = adjustmentTotal(claim.adjustments)
  const failures = [
    ...claim.lines.flatMap((line, index) => balanceLine(claim, line, index + 1)),
    ...compare('claim_paid', claim.charge - adjusted, claim.paid, {
      ...where,
      what: `${name}charge ${showCents(claim.charge)} less adjustments ${showCents(adjusted)}`,
      says: 'the claim says paid',
    }),
  ]
  if (claim.lines.length === 0) return failures
  const charged = sum(claim.lines.map(({ charge }) => charge))
  const paid = sum(claim.lines.map((line) => line.paid))
  return [
    ...failures,
    ...compare('claim_lines_charge', charged, claim.charge, {
      ...where,
      what: `${name}charges of the lines`,
      says: 'the claim says charged',
    }),
    ...compare('claim_lines_paid', paid - own, claim.paid, {
      ...where,
      what: `${name}payments of the lines ${showCents(paid)} less adjustments of the claim ${showCents(own)}`,
      says: 'the claim says paid',
    }),
  ]
}

function balanceLine(claim: RemittanceClaim, line: RemittanceLine, number: number) {
  const adjusted = adjustmentTotal(line.adjustments)
  return compare('line_paid', line.charge - adjusted, line.paid, {
    level: 'line',
    position: line.position,
    claimId: claim.claimId,
    what: `Claim ${claim.claimId}, line ${number}: charge ${showCents(line.charge)} less adjustments ${showCents(adjusted)}`,
    says: 'the line says paid',
  })
}

interface Where extends Pick<BalanceFailure, 'level' | 'position' | 'claimId'> {
  readonly what: string
  readonly says: string
}

function compare(rule: BalanceRule, expected: number, found: number, where: Where) {
  if (expected === found) return []
  const { level, position, claimId, what, says } = where
  const difference = found - expected
  const sentence = `${what} = ${showCents(expected)}, but ${says} ${showCents(found)} (difference ${showCents(difference)}).`
  return [{ level, rule, position, claimId, expected, found, difference, sentence }]
}

// An unreadable amount was read as 0; the sums may hold by accident, the file must be held anyway.
const unreadable = (remittance: RemittanceSummary): BalanceFailure[] =>
  remittance.findings
    .filter(({ code }) => ['bad_amount', 'missing_amount', 'missing_payment'].includes(code))
    .map(({ sentence, position }) => ({
      level: 'transaction',
      rule: 'unreadable_amount',
      position: position ?? remittance.position,
      claimId: null,
      expected: 0,
      found: 0,
      difference: 0,
      sentence,
    }))

// BPR03 D takes the amount from the provider, so the claims and PLB must come to less than nothing.
const signedTotal = ({ payment }: RemittanceHead): number =>
  payment.creditDebit === 'D' && payment.total > 0 ? -payment.total : payment.total

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0)
