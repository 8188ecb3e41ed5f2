import * as contract from '@homeward/contract/billing/write-offs'
import { mayAct } from '@homeward/domain/billing/claim-actions'
import { needsSecondPerson, openCents } from '@homeward/domain/billing/write-offs'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found, refuseStaleWith } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findWriteOffLimit } from '../agency-store.ts'
import { loadClaims } from '../claims/load-claims.ts'
import { actedOn } from '../claims/move-claim.ts'
import { presentClaim } from '../claims/present-claim.ts'
import { lockClaims } from '../claims/store.ts'
import { askedBy, decidedBy, personOf } from '../second-person.ts'
import { postWriteOff, takeBackWriteOff } from './post-write-off.ts'
import {
  findClaimOfWriteOff,
  findWriteOffs,
  insertWriteOff,
  lockWriteOff,
  updateWriteOff,
} from './store.ts'

/** Writes off a part of a claim; above the limit of the agency it waits for a second person. */
export const writeOffClaim = verb(contract.writeOffClaim, async (ctx, input) => {
  const { id: claimId, amount_cents, reason, lock_version: sent } = input
  const locked = found((await lockClaims(ctx.tx, [claimId]))[0])
  if (sent !== locked.lock_version) {
    await refuseStaleWith(sent, locked, () => presentClaim(ctx, claimId))
  }
  const claim = found((await loadClaims(ctx, [claimId]))[0])
  if (!mayAct('write_off', actedOn(claim))) throw new Failure('status_not_allowed')
  if (amount_cents > openCents(claim.money)) throw new Failure('write_off_too_much')
  const others = await findWriteOffs(ctx.tx, claimId)
  if (others.some(({ state }) => state === 'waiting')) throw new Failure('write_off_waits')
  const limit = await findWriteOffLimit(ctx.tx)
  const waits = needsSecondPerson(amount_cents, claim.money, limit)
  const writeOff = { id: uuid(), amount_cents, reason }
  await insertWriteOff(ctx.tx, {
    ...writeOff,
    agency_id: ctx.agency.id,
    claim_id: claimId,
    state: waits ? 'waiting' : 'posted',
    ...askedBy(ctx),
  })
  if (waits) {
    await ctx.changed({
      action: 'claim.write_off_asked',
      type: 'claim',
      id: claimId,
      after: { amount_cents, reason },
    })
  } else {
    await postWriteOff(ctx, claim, writeOff)
  }
  return presentClaim(ctx, claimId)
})

/** Posts a write-off that another person asked for. */
export const approveWriteOff = verb(contract.approveWriteOff, async (ctx, { id }) => {
  const { claim, writeOff } = await lockBoth(ctx, id)
  if (writeOff.state !== 'waiting') throw new Failure('status_not_allowed')
  if (writeOff.asked_by_id === personOf(ctx)) throw new Failure('second_person_needed')
  if (!mayAct('write_off', actedOn(claim))) {
    const sentence = 'Nothing of the claim can be written off any more. Withdraw this write-off.'
    throw new Failure('status_not_allowed', { sentence })
  }
  await updateWriteOff(ctx.tx, id, { state: 'posted', ...decidedBy(ctx) })
  await postWriteOff(ctx, claim, writeOff)
  return presentClaim(ctx, claim.record.id)
})

/** Withdraws a write-off that waits, or takes a posted one back. */
export const undoWriteOff = verb(contract.undoWriteOff, async (ctx, { id, reason }) => {
  const { claim, writeOff } = await lockBoth(ctx, id)
  const { state, amount_cents } = writeOff
  if (state !== 'waiting' && state !== 'posted') throw new Failure('status_not_allowed')
  const after = state === 'waiting' ? ('withdrawn' as const) : ('undone' as const)
  await updateWriteOff(ctx.tx, id, { state: after, note: reason, ...decidedBy(ctx) })
  if (state === 'posted') await takeBackWriteOff(ctx, claim, { ...writeOff, note: reason })
  else {
    await ctx.changed({
      action: 'claim.write_off_withdrawn',
      type: 'claim',
      id: claim.record.id,
      after: { amount_cents, reason },
    })
  }
  return presentClaim(ctx, claim.record.id)
})

/** The claim is locked first, as everywhere. */
async function lockBoth(ctx: Ctx, id: string) {
  const { claim_id: claimId } = found(await findClaimOfWriteOff(ctx.tx, id))
  await lockClaims(ctx.tx, [claimId])
  const writeOff = found(await lockWriteOff(ctx.tx, id))
  const claim = found((await loadClaims(ctx, [claimId]))[0])
  return { claim, writeOff }
}
