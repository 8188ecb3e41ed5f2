import type { ClaimBalance } from './balances.ts'
import type { JournalLine } from './postings.ts'

/** What became of a claim of a remittance. */
export const answerStates = ['held', 'applied', 'informed', 'waiting', 'dismissed'] as const
export type AnswerState = (typeof answerStates)[number]
export const answerStateLabels: Record<AnswerState, string> = {
  held: 'Remittance on hold',
  applied: 'Posted',
  informed: 'Information only',
  waiting: 'Needs review',
  dismissed: 'Dismissed',
}

/** Why a claim of a remittance waits for a person. */
export const waitReasons = [
  'unknown_claim',
  'other_charge',
  'answered_before',
  'written_off',
  'patient_paid',
  'positive_reversal',
  'nothing_to_reverse',
  'undone',
] as const
export type WaitReason = (typeof waitReasons)[number]
export const waitReasonLabels: Record<WaitReason, string> = {
  unknown_claim: 'Unknown claim',
  other_charge: 'Different charge',
  answered_before: 'Answered before',
  written_off: 'Written off',
  patient_paid: 'Patient paid',
  positive_reversal: 'Reversal with a wrong sign',
  nothing_to_reverse: 'Nothing to reverse',
  undone: 'Posting undone',
}
export const waitReasonSentences: Record<WaitReason, string> = {
  unknown_claim:
    'No sent claim has this number, payor number, or member, date and charge. Match it to a claim, or dismiss it.',
  other_charge:
    'The charge is not one that was filed for the claim. Check that it is the right claim, then post or dismiss it.',
  answered_before:
    'The payor owes less than this settles: the claim was paid or settled before. Post it as a credit to return, or dismiss it.',
  written_off:
    'The open amount of the claim was written off. Undo the write-off first, then post it.',
  patient_paid:
    'The patient paid what this reversal takes back. Take the payment off the claim first, then post it.',
  positive_reversal:
    'A reversal must take money back, but its amounts are not negative. Ask the payor, then dismiss it.',
  nothing_to_reverse:
    'No posted payment of this amount is left to take back. Ask the payor, then post or dismiss it.',
  undone: 'A person undid its posting. Match it to a claim, post it again, or dismiss it.',
}

/** What a payor says of one of our claims. */
type Answer = {
  reversal: boolean
  /** A second or third payor, which settles what the first left to the patient. */
  later: boolean
  chargeCents: number
  paidCents: number
}

type OurClaim = {
  balance: ClaimBalance
  /** What was left to the patient and billed to the next payor. */
  billedNextCents?: number
  /** The charges of its filings. */
  charges: readonly number[]
  /** The amounts of its posted answers that no reversal took back. */
  answers: readonly { chargeCents: number; paidCents: number; lines: readonly JournalLine[] }[]
  /** Whether every line of the answer is a line that was filed, as when a payor splits a claim over checks. */
  partOfFiling: boolean
}

/** What contradicts the ledger in an answer to a claim; null where it may be posted. */
export function contradictionOf(answer: Answer, claim: OurClaim): WaitReason | null {
  const charge = Math.abs(answer.chargeCents)
  if (answer.reversal) {
    if (answer.chargeCents > 0 || answer.paidCents > 0) return 'positive_reversal'
    const taken = reversedBy(answer, claim.answers)
    if (taken === undefined) return 'nothing_to_reverse'
    const left = taken.lines
      .filter(({ account }) => account === 'patient_receivable')
      .reduce((sum, { amountCents }) => sum + amountCents, 0)
    // What the next payor was billed for comes back with the reversal.
    const there = Math.max(claim.balance.patientCents, 0) + (claim.billedNextCents ?? 0)
    if (left > there) return 'patient_paid'
    const refused = taken.lines.some(({ account }) => account === 'denied_receivable')
    return refused && claim.balance.writtenOffCents > 0 ? 'written_off' : null
  }
  const { balance } = claim
  if (charge === 0 && answer.paidCents === 0) return null
  if (
    !claim.charges.includes(charge) &&
    !(claim.partOfFiling && charge < Math.max(...claim.charges))
  )
    return 'other_charge'
  const open = Math.max(balance.balanceCents, 0) + balance.deniedCents
  const patient = answer.later ? balance.patientCents : 0
  if (charge <= open + patient || (answer.later && open + patient > 0)) return null
  return balance.writtenOffCents > 0 ? 'written_off' : 'answered_before'
}

/** The answer that a reversal takes back: the latest with its amounts. */
export const reversedBy = <A extends { chargeCents: number; paidCents: number }>(
  reversal: { chargeCents: number; paidCents: number },
  answers: readonly A[],
): A | undefined =>
  answers.findLast(
    ({ chargeCents, paidCents }) =>
      chargeCents + reversal.chargeCents === 0 && paidCents + reversal.paidCents === 0,
  )
