import * as contract from '@homeward/contract/billing/claims'
import { claimStatusAfter } from '@homeward/domain/billing/balances'
import { mayAct } from '@homeward/domain/billing/claim-actions'
import { checkVoid, nextFrequency } from '@homeward/domain/billing/filings'
import type { ClaimStatus } from '@homeward/domain/billing/vocabulary'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found, refuseStaleWith, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
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
  const frequency_code = nextFrequency(claim.record.filings)
  if (frequency_code === '7' && number === null) throw new Failure('payer_number_missing')
  await open(ctx, claim, { status: 'for_review', frequency_code, payer_control_number: number })
  return presentClaim(ctx, input.id)
})

/** Prepares the void of a claim that the payor has. It goes out with the next file. */
export const voidClaim = verb(contract.voidClaim, async (ctx, input) => {
  const claim = await lockClaim(ctx, input)
  const number = input.payer_control_number ?? claim.record.payer_control_number
  unwrap(checkVoid(claim.record.filings, number))
  if (claim.money.writtenOffCents > 0) {
    const sentence = 'Part of the claim was written off. Undo the write-off, then void the claim.'
    throw new Failure('status_not_allowed', { sentence })
  }
  if (!mayAct('void', { ...actedOn(claim), payerControlNumber: number })) {
    throw new Failure('status_not_allowed')
  }
  await open(ctx, claim, {
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
  await open(ctx, claim, {
    status,
    frequency_code: last.frequency,
    charge_cents: last.charge_cents,
    payer_control_number: record.payer_control_number,
  })
  return presentClaim(ctx, input.id)
})

async function lockClaim(
  ctx: Ctx,
  { id, lock_version: sent }: { id: string; lock_version?: number },
): Promise<LoadedClaim> {
  const locked = found((await lockClaims(ctx.tx, [id]))[0])
  if (sent !== undefined && sent !== locked.lock_version) {
    await refuseStaleWith(sent, locked, () => presentClaim(ctx, id))
  }
  return found((await loadClaims(ctx, [id]))[0])
}

async function open(
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
