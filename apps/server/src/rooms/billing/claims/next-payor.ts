import {
  billableToNext,
  nextPayorOf,
  type NextPayorRefusal,
  nextPayorSentences,
  orderAfter,
} from '@homeward/domain/billing/next-payor'
import { claimActions } from '@homeward/domain/billing/claim-actions'
import type { ClaimBalance } from '@homeward/domain/billing/balances'
import type { Claim } from '@homeward/contract/billing/claim-shape'
import type { ClientPayor } from '@homeward/domain/clients/payors'
import type { Result } from '@homeward/domain/result'
import { isForwarded } from '@homeward/x12/remittance/outcome'
import type { Ctx } from '../../../plumbing/context.ts'
import { findHeardAnswers, type HeardAnswer } from './earlier-store.ts'
import type { ClaimRecord } from './facts-store.ts'
import { wasSent } from './figures.ts'
import { leavesDenied } from './leaves-denied.ts'
import type { LoadedClaim } from './load-claims.ts'

type Payor = Omit<ClientPayor, 'memberId' | 'groupNumber' | 'patientPayCents'>

/** What decides who comes after the payor that has a claim. */
type Asked = {
  record: Pick<
    ClaimRecord,
    | 'id'
    | 'status'
    | 'transmitted_at'
    | 'start_date'
    | 'payor_id'
    | 'payer_order'
    | 'first_payor_id'
  >
  payors: readonly Payor[]
  money: Pick<ClaimBalance, 'balanceCents' | 'patientCents' | 'deniedCents'>
}

type NextPayor = {
  payor: Payor
  /** What it may be asked for, or why not now. */
  amount: Result<number, NextPayorRefusal>
  /** What was answered so far, by whichever payor. */
  answers: readonly HeardAnswer[]
  /** To whom the payor forwarded the claim itself. */
  forwardedTo: string | null
}

/** The payor that comes after the one that has a claim, and what it may be asked for; null without one. */
export const nextPayorFor = async (
  ctx: Ctx,
  { record, client: { payors }, money }: LoadedClaim,
): Promise<NextPayor | null> =>
  (await nextPayorsFor(ctx, [{ record, payors, money }])).get(record.id) ?? null

/** The same of many claims, by their IDs; claims without a next payor are left out. */
export async function nextPayorsFor(
  ctx: Ctx,
  claims: readonly Asked[],
): Promise<Map<string, NextPayor>> {
  const found = claims.flatMap((claim) => {
    const payor = payorAfter(claim)
    return payor ? [{ claim, payor }] : []
  })
  const heard = Map.groupBy(
    await findHeardAnswers(
      ctx.tx,
      found.map(({ claim }) => claim.record.id),
    ),
    ({ claimId }) => claimId,
  )
  return new Map(
    found.map(({ claim, payor }) => [
      claim.record.id,
      asked(claim, payor, heard.get(claim.record.id) ?? []),
    ]),
  )
}

const payorAfter = ({ record, payors }: Asked): Payor | null =>
  wasSent(record)
    ? nextPayorOf(
        { payerOrder: record.payer_order, payorId: record.payor_id, day: record.start_date },
        payors,
        [record.payor_id, record.first_payor_id ?? record.payor_id],
      )
    : null

function asked({ record, money }: Asked, payor: Payor, heard: readonly HeardAnswer[]): NextPayor {
  const answers = heard.filter(({ earlier }) => !earlier)
  const forwarded = answers.findLast(isForwarded)
  return {
    payor,
    amount: billableToNext({
      settled: claimActions.bill_next.from.includes(record.status),
      answers: answers.map((answer) => ({ forwarded: isForwarded(answer) })),
      balance: money,
      leavesDenied: leavesDenied(answers),
    }),
    answers: heard,
    forwardedTo: forwarded?.forwardedTo ?? null,
  }
}

/** The next payor as the claim's page and the worklist of denials show it. */
export const presentNextPayor = (
  { payer_order: order }: Pick<ClaimRecord, 'payer_order'>,
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
