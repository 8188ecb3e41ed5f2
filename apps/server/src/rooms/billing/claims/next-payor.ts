import {
  billableToNext,
  nextPayorOf,
  type NextPayorRefusal,
  nextPayorSentences,
  orderAfter,
} from '@homeward/domain/billing/next-payor'
import { claimActions } from '@homeward/domain/billing/claim-actions'
import type { Claim } from '@homeward/contract/billing/claims'
import type { ClientPayor } from '@homeward/domain/clients/payors'
import type { Result } from '@homeward/domain/result'
import { isForwarded } from '@homeward/x12/remittance/outcome'
import type { Ctx } from '../../../plumbing/context.ts'
import { findHeardAnswers } from './earlier-store.ts'
import { wasSent } from './figures.ts'
import type { LoadedClaim } from './load-claims.ts'

type NextPayor = {
  payor: ClientPayor
  /** What it may be asked for, or why not now. */
  amount: Result<number, NextPayorRefusal>
  /** The answers that its claim rests on. */
  answerIds: string[]
  /** To whom the payor forwarded the claim itself. */
  forwardedTo: string | null
}

/** The payor that comes after the one that has a claim, and what it may be asked for; null without one. */
export async function nextPayorFor(
  ctx: Ctx,
  { record, client, money }: LoadedClaim,
): Promise<NextPayor | null> {
  if (!wasSent(record)) return null
  const payor = nextPayorOf(
    { payerOrder: record.payer_order, payorId: record.payor_id, day: record.start_date },
    client.payors,
    [record.payor_id, record.first_payor_id ?? record.payor_id],
  )
  if (!payor) return null
  const heard = await findHeardAnswers(ctx.tx, [record.id])
  const answers = heard.filter(({ earlier }) => !earlier)
  const forwarded = answers.findLast(isForwarded)
  return {
    payor,
    amount: billableToNext({
      settled: claimActions.bill_next.from.includes(record.status),
      answers: answers.map((answer) => ({ forwarded: isForwarded(answer) })),
      balance: money,
    }),
    answerIds: heard.map(({ id }) => id).toSorted(),
    forwardedTo: forwarded?.forwardedTo ?? null,
  }
}

/** The next payor as the claim's page shows it. */
export const presentNextPayor = (
  { payer_order: order }: LoadedClaim['record'],
  { payor, amount, forwardedTo }: NextPayor,
): NonNullable<Claim['next_payor']> => ({
  payor: { id: payor.payorId, name: payor.payorName },
  payer_order: orderAfter(order),
  amount_cents: amount.ok ? amount.value : 0,
  refused: amount.ok
    ? null
    : [
        nextPayorSentences[amount.failure],
        amount.failure === 'forwarded' && forwardedTo !== null ? `It went to ${forwardedTo}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
})
