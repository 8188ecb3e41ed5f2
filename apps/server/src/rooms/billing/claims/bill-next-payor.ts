import type { PayerOrder } from '@homeward/domain/agency/payer-order'
import * as contract from '@homeward/contract/billing/claims'
import * as nextPayor from '@homeward/contract/billing/next-payor'
import { mayAct } from '@homeward/domain/billing/claim-actions'
import { filingsTo, nextFrequency } from '@homeward/domain/billing/filings'
import { nextPayorSentences, orderAfter } from '@homeward/domain/billing/next-payor'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findGivenNumber, keepGivenNumber } from '../filings/store.ts'
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
  const { payorId } = next.payor
  await keepNumber(ctx, claim)
  const { own, others } = filingsIn(claim, order, payorId)
  const frequency = nextFrequency(own)
  const isAgain = own.length + others.length > 0
  await openClaim(ctx, claim, {
    status: 'for_review',
    payor_id: payorId,
    payer_order: order,
    first_payor_id: record.first_payor_id ?? record.payor_id,
    frequency_code: frequency,
    payer_control_number: frequency === '1' ? null : await numberFrom(ctx, claim, order, payorId),
    // Its own answer to an earlier filing is not one of a payor before it.
    earlier_answers: next.answers
      .filter((answer) => !isAgain || answer.order !== order)
      .map(({ id }) => id)
      .toSorted(),
    hold_reason: null,
  })
  return presentClaim(ctx, input.id)
})

/** Takes a claim back to the first payor, for a replacement of what that payor has. */
export const billFirstPayor = verb(contract.billFirstPayor, async (ctx, input) => {
  const claim = await lockClaim(ctx, input)
  if (!mayAct('bill_first', actedOn(claim))) throw new Failure('status_not_allowed')
  const payorId = found(claim.record.first_payor_id)
  await keepNumber(ctx, claim)
  const frequency = nextFrequency(filingsTo('primary', claim.record.filings))
  const number = input.payer_control_number ?? (await numberFrom(ctx, claim, 'primary', payorId))
  if (frequency === '7' && number === null) throw new Failure('payer_number_missing')
  await openClaim(ctx, claim, {
    payor_id: payorId,
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

/** The payor that the claim leaves may have told its number in a 277CA only, or a person typed it. */
async function keepNumber(ctx: Ctx, { record }: LoadedClaim): Promise<void> {
  const { id: claimId, payer_order: order, payor_id: payorId } = record
  const number = record.payer_control_number
  if (number !== null) await keepGivenNumber(ctx.tx, { claimId, order, payorId }, number)
}

/** The filings in a place of the order: those to a payor, and those to others that stood there before it. */
function filingsIn({ record }: LoadedClaim, order: PayerOrder, payorId: string) {
  const filings = filingsTo(order, record.filings)
  return {
    own: filings.filter(({ payor_id: id }) => id === payorId),
    others: filings.filter(({ payor_id: id }) => id !== payorId),
  }
}

/** The number that a payor gave the claim, in its last answer or otherwise; null where it is not known to be its own. */
async function numberFrom(
  ctx: Ctx,
  claim: LoadedClaim,
  order: PayerOrder,
  payorId: string,
): Promise<string | null> {
  const { own, others } = filingsIn(claim, order, payorId)
  const filed = own.findLast(({ payer_claim_number: number }) => number !== null)
  const answers = others.length > 0 ? [] : await findHeardAnswers(ctx.tx, [claim.record.id])
  const last = answers.findLast((answer) => answer.order === order && answer.payerClaimNumber)
  if (last) return last.payerClaimNumber
  const given = await findGivenNumber(ctx.tx, { claimId: claim.record.id, order, payorId })
  return given ?? filed?.payer_claim_number ?? null
}
