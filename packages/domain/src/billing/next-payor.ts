import { type ClientPayor, payorsOn } from '../clients/payors.ts'
import { fail, ok, type Result } from '../result.ts'
import type { ClaimBalance } from './balances.ts'
import { type PayerOrder, payerOrders } from '../agency/payer-order.ts'

/** Why a claim waits that was billed to a later payor. */
export const holdReasons = ['earlier_payor_changed'] as const
export type HoldReason = (typeof holdReasons)[number]
export const holdReasonSentences: Record<HoldReason, string> = {
  earlier_payor_changed:
    'An earlier payor changed or took back its answer after the claim was billed to this payor. Compare the answers. Then mark the claim ready to file it again, or leave it as filed.',
}

/** Why a claim cannot go to the next payor now. */
const nextPayorRefusals = [
  'not_answered',
  'forwarded',
  'payor_owes',
  'credit',
  'nothing_left',
  'in_work',
] as const
export type NextPayorRefusal = (typeof nextPayorRefusals)[number]
export const nextPayorSentences: Record<NextPayorRefusal, string> = {
  not_answered: 'The payor has not answered yet.',
  forwarded: 'The payor forwarded the claim itself. A second filing would be a duplicate.',
  payor_owes: 'The payor still owes part of the claim.',
  credit: 'The payor paid too much. Return the credit first.',
  nothing_left: 'The payor left nothing to the patient, so there is nothing to bill.',
  in_work: 'The claim is being corrected or sent. Finish that first.',
}

type ClaimOfPayor = { payerOrder: PayerOrder; payorId: string; day: string }

/** The payor that comes after the one that has the claim; null without one. */
export function nextPayorOf(
  claim: ClaimOfPayor,
  payors: readonly ClientPayor[],
  billed: readonly string[],
): ClientPayor | null {
  const valid = payorsOn(payors, claim.day)
  const own = valid.find(({ payorId }) => payorId === claim.payorId)
  const rank = Math.max(rankOf(claim.payerOrder), own ? rankOf(own.order) : 0)
  const later = valid
    .filter(({ payorId, order }) => rankOf(order) > rank && !billed.includes(payorId))
    .toSorted((a, b) => rankOf(a.order) - rankOf(b.order))
  return claim.payerOrder === 'tertiary' ? null : (later[0] ?? null)
}

const rankOf = (order: PayerOrder): number => payerOrders.indexOf(order)

/** The place in the order of payors that the next filing has. */
export const orderAfter = (order: PayerOrder): PayerOrder =>
  payerOrders[rankOf(order) + 1] ?? 'tertiary'

type Answered = {
  /** Whether its money is settled and no filing is under way. */
  settled: boolean
  /** The answers of the payor that has it now, which hold. */
  answers: readonly { forwarded: boolean }[]
  balance: Pick<ClaimBalance, 'balanceCents' | 'patientCents'>
}

/** What the next payor may be asked for: what the one before left to the patient. */
export function billableToNext({
  settled,
  answers,
  balance,
}: Answered): Result<number, NextPayorRefusal> {
  if (answers.some(({ forwarded }) => forwarded)) return fail('forwarded')
  if (answers.length === 0) return fail('not_answered')
  if (!settled) return fail('in_work')
  if (balance.balanceCents > 0) return fail('payor_owes')
  if (balance.balanceCents < 0) return fail('credit')
  return balance.patientCents > 0 ? ok(balance.patientCents) : fail('nothing_left')
}
