import { carcs, isCarc } from '../codes/carc.ts'
import type { Adjustment, RemittanceClaim, RemittanceHead } from './types.ts'

/** True when the claim takes back an earlier payment (CLP02 22); a corrected claim follows it. */
export const isReversal = (claim: RemittanceClaim): boolean => claim.status === '22'

/** True when the transaction moves money; handling H only gives notice. */
export const isPayment = (remittance: RemittanceHead): boolean =>
  remittance.payment.handling !== 'H'

/** Every adjustment of the claim, its own and those of its lines. */
export const allAdjustments = (claim: RemittanceClaim): Adjustment[] => [
  ...claim.adjustments,
  ...claim.lines.flatMap((line) => line.adjustments),
]

/**
 * True when the payer refused the claim. Derived from money and reasons, never from CLP02: a refused
 * claim normally says 1, "processed as primary", with nothing paid. A claim that paid nothing because
 * of a deductible, a contract or an earlier payer was not refused.
 */
export const isDenied = (claim: RemittanceClaim): boolean =>
  !isReversal(claim) && claim.charge > 0 && claim.paid <= 0 && allAdjustments(claim).some(refuses)

/** What the adjustments take from the charge, in cents. */
export const adjustmentTotal = (adjustments: readonly Adjustment[]): number =>
  adjustments.reduce((sum, { amount }) => sum + amount, 0)

/** True when an adjustment refuses to pay. A reason we do not know counts as a refusal, so that a person looks at it. */
export const refuses = ({ reason, amount }: Pick<Adjustment, 'reason' | 'amount'>): boolean =>
  amount > 0 && (isCarc(reason) ? carcs[reason].nature : 'denial') === 'denial'

/** Reasons with which a payer says that the care is not its to pay: no coverage, not covered, limit reached, other payer. */
const notItsOwn = new Set(
  '22 26 27 31 32 33 35 51 96 109 119 149 167 177 179 180 200 204'.split(' '),
)

/**
 * True when all that a payer refused may be asked of the next one. What it refused for another reason, such as a
 * missing authorization, it may still pay after a correction or an appeal.
 */
export function leavesToNext(
  adjustments: readonly Pick<Adjustment, 'group' | 'reason' | 'amount'>[],
): boolean {
  const refused = adjustments.filter((one) => one.group !== 'PR' && refuses(one))
  return refused.length > 0 && refused.every(({ reason }) => notItsOwn.has(reason))
}

/** Remarks with which a payer says that it passed the claim on itself. */
const passedOn = new Set(['MA18', 'N89'])

/** True when the payer forwarded the claim to the next one, which then must not get another. */
export const isForwarded = (claim: {
  readonly status: string
  readonly remarks: readonly string[]
}): boolean =>
  ['19', '20', '21'].includes(claim.status) || claim.remarks.some((remark) => passedOn.has(remark))
