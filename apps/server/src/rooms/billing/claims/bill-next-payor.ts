import * as contract from '@homeward/contract/billing/claims'
import * as nextPayor from '@homeward/contract/billing/next-payor'
import { mayAct } from '@homeward/domain/billing/claim-actions'
import { filingsTo, nextFrequency } from '@homeward/domain/billing/filings'
import { nextPayorSentences, orderAfter } from '@homeward/domain/billing/next-payor'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findHeardAnswers } from './earlier-store.ts'
import type { LoadedClaim } from './load-claims.ts'
import { actedOn } from './move-claim.ts'
import { nextPayorFor } from './next-payor.ts'
import { presentClaim } from './present-claim.ts'
import { lockClaim, openClaim } from './refile-claim.ts'

/** Gives an answered claim to the next payor of the client; it goes out with that payor's next file. */
export const billNextPayor = verb(nextPayor.billNextPayor, async (ctx, input) => {
  const claim = await lockClaim(ctx, input)
  const { record } = claim
  const next = await nextPayorFor(ctx, claim)
  if (!next) throw new Failure('next_payor_missing')
  if (!next.amount.ok) {
    throw new Failure('next_payor_refused', { sentence: nextPayorSentences[next.amount.failure] })
  }
  const order = orderAfter(record.payer_order)
  await openClaim(ctx, claim, {
    status: 'for_review',
    payor_id: next.payor.payorId,
    payer_order: order,
    first_payor_id: record.first_payor_id ?? record.payor_id,
    frequency_code: nextFrequency(filingsTo(order, record.filings)),
    payer_control_number: null,
    earlier_answers: next.answerIds,
    hold_reason: null,
  })
  return presentClaim(ctx, input.id)
})

/** Takes a claim back to the first payor, for a replacement of what that payor has. */
export const billFirstPayor = verb(contract.billFirstPayor, async (ctx, input) => {
  const claim = await lockClaim(ctx, input)
  if (!mayAct('bill_first', actedOn(claim))) throw new Failure('status_not_allowed')
  const frequency = nextFrequency(filingsTo('primary', claim.record.filings))
  const number = input.payer_control_number ?? (await numberOfFirst(ctx, claim))
  if (frequency === '7' && number === null) throw new Failure('payer_number_missing')
  await openClaim(ctx, claim, {
    payor_id: found(claim.record.first_payor_id),
    payer_order: 'primary',
    first_payor_id: null,
    earlier_answers: [],
    hold_reason: null,
    status: 'for_review',
    frequency_code: frequency,
    payer_control_number: number,
  })
  return presentClaim(ctx, input.id)
})

/** The number that the first payor gave the claim in its last answer. */
async function numberOfFirst(ctx: Ctx, { record }: LoadedClaim): Promise<string | null> {
  const answers = await findHeardAnswers(ctx.tx, [record.id])
  const last = answers.findLast(
    ({ order, payerClaimNumber }) => order === 'primary' && payerClaimNumber,
  )
  const filed = filingsTo('primary', record.filings).findLast(
    ({ payer_claim_number: number }) => number !== null,
  )
  return last?.payerClaimNumber ?? filed?.payer_claim_number ?? null
}
