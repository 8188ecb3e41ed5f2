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
  'refused_here',
  'nothing_left',
  'in_work',
] as const
export type NextPayorRefusal = (typeof nextPayorRefusals)[number]
export const nextPayorSentences: Record<NextPayorRefusal, string> = {
  not_answered: 'The payor has not answered yet.',
  forwarded: 'The payor forwarded the claim itself. A second filing would be a duplicate.',
  payor_owes: 'The payor still owes part of the claim.',
  credit: 'The payor paid too much. Return the credit first.',
  refused_here:
    'The payor refused it for a reason that another payor does not settle. Correct the claim or appeal first.',
  nothing_left: 'The payor left nothing to the patient, so there is nothing to bill.',
  in_work: 'The claim is being corrected or sent. Finish that first.',
}

type ClaimOfPayor = { payerOrder: PayerOrder; payorId: string; day: string }
type Ordered = Pick<ClientPayor, 'payorId' | 'order' | 'startDate' | 'endDate'>

/** The payor that comes after the one that has the claim; null without one. */
export function nextPayorOf<P extends Ordered>(
  claim: ClaimOfPayor,
  payors: readonly P[],
  billed: readonly string[],
): P | null {
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
  balance: Pick<ClaimBalance, 'balanceCents' | 'patientCents' | 'deniedCents'>
  /** Whether the payor before refused it for a reason that leaves it to the next one. */
  leavesDenied: boolean
}

/** What a payor left that the next one may be asked for: the share of the patient, and what it refused for such a reason. */
export const leftToNext = ({ balance, leavesDenied }: Pick<Answered, 'balance' | 'leavesDenied'>) =>
  balance.patientCents + (leavesDenied ? balance.deniedCents : 0)

/** What the next payor may be asked for: what the one before left. */
export function billableToNext({
  settled,
  answers,
  balance,
  leavesDenied,
}: Answered): Result<number, NextPayorRefusal> {
  if (answers.some(({ forwarded }) => forwarded)) return fail('forwarded')
  if (answers.length === 0) return fail('not_answered')
  if (!settled) return fail('in_work')
  if (balance.balanceCents > 0) return fail('payor_owes')
  if (balance.balanceCents < 0) return fail('credit')
  const left = leftToNext({ balance, leavesDenied })
  if (left > 0) return ok(left)
  return fail(balance.deniedCents > 0 ? 'refused_here' : 'nothing_left')
}
