import * as contract from '@homeward/contract/billing/refunds'
import { creditCents, refundNeedsSecond } from '@homeward/domain/billing/refunds'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found, refuseStaleWith } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findWriteOffLimit } from '../agency-store.ts'
import { loadClaims } from '../claims/load-claims.ts'
import { presentClaim } from '../claims/present-claim.ts'
import { lockClaims } from '../claims/store.ts'
import { askedBy, decidedBy, personOf } from '../second-person.ts'
import { postRefund, takeBackRefund } from './post-refund.ts'
import { findClaimOfRefund, findRefunds, insertRefund, lockRefund, updateRefund } from './store.ts'

/** Gives a credit of a claim back; above the limit of the agency it waits for a second person. */
export const refundClaim = verb(contract.refundClaim, async (ctx, input) => {
  const { id: claimId, lock_version: sent, amount_cents, reason, ...how } = input
  const locked = found((await lockClaims(ctx.tx, [claimId]))[0])
  if (sent !== locked.lock_version) {
    await refuseStaleWith(sent, locked, () => presentClaim(ctx, claimId))
  }
  if (input.paid_on > ctx.today) throw new Failure('day_to_come')
  const claim = found((await loadClaims(ctx, [claimId]))[0])
  if (amount_cents > creditCents(claim.money)) throw new Failure('refund_too_much')
  const others = await findRefunds(ctx.tx, claimId)
  if (others.some(({ state }) => state === 'waiting')) throw new Failure('refund_waits')
  const before = others
    .filter(({ state }) => state === 'posted')
    .reduce((sum, { amount_cents: cents }) => sum + cents, 0)
  const waits = refundNeedsSecond(amount_cents, before, await findWriteOffLimit(ctx.tx))
  const refund = { id: uuid(), amount_cents, reason, ...how, reference: how.reference ?? null }
  await insertRefund(ctx.tx, {
    ...refund,
    agency_id: ctx.agency.id,
    claim_id: claimId,
    state: waits ? 'waiting' : 'posted',
    ...askedBy(ctx),
  })
  if (waits) {
    const after = { amount_cents, reason }
    await ctx.changed({ action: 'claim.refund_asked', type: 'claim', id: claimId, after })
  } else {
    await postRefund(ctx, claim, refund)
  }
  return presentClaim(ctx, claimId)
})

/** Posts a refund that another person asked for. */
export const approveRefund = verb(contract.approveRefund, async (ctx, { id }) => {
  const { claim, refund } = await lockBoth(ctx, id)
  if (refund.state !== 'waiting') throw new Failure('status_not_allowed')
  if (refund.asked_by_id === personOf(ctx)) throw new Failure('second_person_needed')
  await updateRefund(ctx.tx, id, { state: 'posted', ...decidedBy(ctx) })
  await postRefund(ctx, claim, refund)
  return presentClaim(ctx, claim.record.id)
})

/** Withdraws a refund that waits, or takes a posted one back. */
export const undoRefund = verb(contract.undoRefund, async (ctx, { id, reason }) => {
  const { claim, refund } = await lockBoth(ctx, id)
  const { state, amount_cents } = refund
  if (state !== 'waiting' && state !== 'posted') throw new Failure('status_not_allowed')
  const next = state === 'waiting' ? ('withdrawn' as const) : ('undone' as const)
  await updateRefund(ctx.tx, id, { state: next, note: reason, ...decidedBy(ctx) })
  if (state === 'posted') await takeBackRefund(ctx, claim, { ...refund, note: reason })
  else {
    const after = { amount_cents, reason }
    const { id: claimId } = claim.record
    await ctx.changed({ action: 'claim.refund_withdrawn', type: 'claim', id: claimId, after })
  }
  return presentClaim(ctx, claim.record.id)
})

/** The claim is locked first, as everywhere. */
async function lockBoth(ctx: Ctx, id: string) {
  const { claim_id: claimId } = found(await findClaimOfRefund(ctx.tx, id))
  await lockClaims(ctx.tx, [claimId])
  const refund = found(await lockRefund(ctx.tx, id))
  const claim = found((await loadClaims(ctx, [claimId]))[0])
  return { claim, refund }
}
