import * as contract from '@homeward/contract/billing/claims'
import { claimStatusAfter } from '@homeward/domain/billing/balances'
import { mayAct } from '@homeward/domain/billing/claim-actions'
import { payerOrders } from '@homeward/domain/agency/payer-order'
import { checkVoid, filingsTo, nextFrequency } from '@homeward/domain/billing/filings'
import type { ClaimStatus } from '@homeward/domain/billing/vocabulary'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found, refuseStaleWith, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findGivenNumber } from '../filings/store.ts'
import { type LoadedClaim, loadClaims } from './load-claims.ts'
import { actedOn } from './move-claim.ts'
import { presentClaim } from './present-claim.ts'
import { saveFigures } from './save-figures.ts'
import { lockClaims } from './store.ts'

/** Opens a filed claim: from now on it bills today's records, in the next filing. */
export const correctClaim = verb(contract.correctClaim, async (ctx, input) => {
  const claim = await lockClaim(ctx, input)
  const number = input.payer_control_number ?? claim.record.payer_control_number
  if (!mayAct('correct', actedOn(claim))) throw new Failure('status_not_allowed')
  const { filings, payer_order: order } = claim.record
  const frequency_code = nextFrequency(filingsTo(order, filings))
  if (frequency_code === '7' && number === null) throw new Failure('payer_number_missing')
  await openClaim(ctx, claim, {
    status: 'for_review',
    frequency_code,
    payer_control_number: number,
  })
  return presentClaim(ctx, input.id)
})

/** Prepares the void of a claim that the payor has. It goes out with the next file. */
export const voidClaim = verb(contract.voidClaim, async (ctx, input) => {
  const claim = await lockClaim(ctx, input)
  const number = input.payer_control_number ?? claim.record.payer_control_number
  const { filings, payer_order: order } = claim.record
  unwrap(checkVoid(filingsTo(order, filings), number))
  if (claim.money.writtenOffCents > 0) {
    const sentence = 'Part of the claim was written off. Undo the write-off, then void the claim.'
    throw new Failure('status_not_allowed', { sentence })
  }
  if (!mayAct('void', { ...actedOn(claim), payerControlNumber: number })) {
    throw new Failure('status_not_allowed')
  }
  await openClaim(ctx, claim, {
    status: 'ready_to_send',
    frequency_code: '8',
    payer_control_number: number,
  })
  return presentClaim(ctx, input.id)
})

/** Takes a correction or a void back; money and filings say where the claim stands. */
export const leaveClaim = verb(contract.leaveClaim, async (ctx, input) => {
  const claim = await lockClaim(ctx, input)
  const { record, money } = claim
  if (!mayAct('leave', actedOn(claim))) throw new Failure('status_not_allowed')
  const last = found(record.filings.findLast(({ state }) => state !== 'withdrawn'))
  const status = last.state === 'rejected' ? 'rejected' : claimStatusAfter(money, last.frequency)
  await openClaim(ctx, claim, {
    status,
    frequency_code: last.frequency,
    charge_cents: last.charge_cents,
    payer_control_number: record.payer_control_number,
    hold_reason: null,
    earlier_answers: claim.earlier.map(({ id }) => id).toSorted(),
    // No filing to a later payor stands, so the claim is the first one's again.
    ...(last.payer_order !== record.payer_order && (await backTo(ctx, claim, last))),
  })
  return presentClaim(ctx, input.id)
})

/** The columns of a claim that is again at the payor of its last filing. */
async function backTo(
  ctx: Ctx,
  claim: LoadedClaim,
  last: LoadedClaim['record']['filings'][number],
) {
  const at = { claimId: claim.record.id, order: last.payer_order, payorId: last.payor_id }
  const isFirst = last.payer_order === 'primary'
  const numbers = claim.earlier.filter(({ order }) => order === last.payer_order)
  return {
    payor_id: last.payor_id,
    payer_order: last.payer_order,
    first_payor_id: isFirst ? null : claim.record.first_payor_id,
    earlier_answers: claim.earlier
      .filter(({ order }) => payerOrders.indexOf(order) < payerOrders.indexOf(last.payer_order))
      .map(({ id }) => id)
      .toSorted(),
    payer_control_number:
      numbers.at(-1)?.payerClaimNumber ??
      (await findGivenNumber(ctx.tx, at)) ??
      last.payer_claim_number,
  }
}

/** A claim, locked, as the person who changes it saw it. */
export async function lockClaim(
  ctx: Ctx,
  { id, lock_version: sent }: { id: string; lock_version?: number },
): Promise<LoadedClaim> {
  const locked = found((await lockClaims(ctx.tx, [id]))[0])
  if (sent !== undefined && sent !== locked.lock_version) {
    await refuseStaleWith(sent, locked, () => presentClaim(ctx, id))
  }
  return found((await loadClaims(ctx, [id]))[0])
}

/** Opens or closes a claim for another filing. */
export async function openClaim(
  ctx: Ctx,
  claim: LoadedClaim,
  change: Parameters<typeof saveFigures>[2] & { status: ClaimStatus },
): Promise<void> {
  const { id, status, frequency_code } = claim.record
  await saveFigures(ctx, claim, change)
  await ctx.changed({
    action: 'claim.opened',
    type: 'claim',
    id,
    before: { status, frequency: frequency_code },
    after: { status: change.status, frequency: change.frequency_code },
  })
}
