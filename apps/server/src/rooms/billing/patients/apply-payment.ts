import { patientApplied, spread } from '@homeward/domain/billing/patient-money'
import { reversed } from '@homeward/domain/billing/postings'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { followMoney } from '../claims/follow-money.ts'
import { loadClaims, type LoadedClaim } from '../claims/load-claims.ts'
import { lockClaims } from '../claims/store.ts'
import { postEntries } from '../journal/post-entries.ts'
import { findEntriesOf } from '../remittances/ledger-store.ts'
import {
  endApplications,
  findApplications,
  findOwedClaims,
  insertApplications,
  updatePayment,
} from './store.ts'

/** The most claims that one payment settles at a time. */
const most = 50

type Locked = { id: string; client_id: string; unapplied_cents: number; paid_on: string }

/** Applies what is left of a locked payment to some claims, in their order; without any, the oldest first. */
export async function applyPayment(
  ctx: Ctx,
  payment: Locked,
  chosen: readonly string[] | undefined,
): Promise<void> {
  const owed = (await findOwedClaims(ctx.tx, payment.client_id)).map(({ id }) => id)
  if (chosen?.some((id) => !owed.includes(id))) throw new Failure('patient_owes_nothing')
  const ids = [...new Set(chosen ?? owed.slice(0, most))]
  if (ids.length === 0) return
  const claims = await lockedClaims(ctx, ids)
  const parts = spread(
    payment.unapplied_cents,
    claims.map(({ record, money }) => ({ claimId: record.id, patientCents: money.patientCents })),
  ).map((part) => ({ ...part, id: uuid() }))
  await insertApplications(
    ctx.tx,
    parts.map(({ id, claimId, amountCents }) => ({
      agency_id: ctx.agency.id,
      id,
      payment_id: payment.id,
      claim_id: claimId,
      amount_cents: amountCents,
      applied_at: ctx.now.toISOString(),
    })),
  )
  const applied = parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  await updatePayment(ctx.tx, payment.id, { unapplied_cents: payment.unapplied_cents - applied })
  for (const { id, claimId, amountCents } of parts) {
    const claim = claims.find(({ record }) => record.id === claimId)
    if (!claim) continue
    const lines = patientApplied(amountCents)
    await postEntries(ctx, [
      {
        date: ctx.today,
        kind: 'patient_applied',
        sourceId: id,
        description: `Payment of the patient for claim ${claim.record.number}`,
        claimId,
        eraId: null,
        lines,
      },
    ])
    await followMoney(ctx, claim, lines, {
      action: 'claim.patient_paid',
      amount_cents: amountCents,
      reason: '',
    })
  }
}

/** Takes a locked payment off its claims by entries of their own; all of it waits again. */
export async function releaseClaims(
  ctx: Ctx,
  payment: { id: string; amount_cents: number; refunded_cents: number },
  reason: string,
): Promise<void> {
  const parts = await findApplications(ctx.tx, payment.id)
  if (parts.length === 0) return
  const claims = await lockedClaims(
    ctx,
    parts.map(({ claim_id }) => claim_id),
  )
  const entries = await findEntriesOf(
    ctx.tx,
    parts.map(({ id }) => id),
  )
  await endApplications(ctx.tx, payment.id, ctx.now)
  await updatePayment(ctx.tx, payment.id, {
    unapplied_cents: payment.amount_cents - payment.refunded_cents,
  })
  for (const entry of entries) {
    const claim = claims.find(({ record }) => record.id === entry.claimId)
    if (!claim) continue
    const lines = reversed(entry.lines)
    await postEntries(ctx, [
      {
        date: ctx.today,
        kind: 'undone',
        sourceId: entry.id,
        undoes: entry.id,
        description: `Payment of the patient unassigned from claim ${claim.record.number}: ${reason}`,
        claimId: claim.record.id,
        eraId: null,
        lines,
      },
    ])
    await followMoney(ctx, claim, lines, {
      action: 'claim.patient_payment_undone',
      amount_cents: parts.find(({ id }) => id === entry.sourceId)?.amount_cents ?? 0,
      reason,
    })
  }
}

/** Claims, locked in the order in which all lock them, and given in the order of their ids. */
async function lockedClaims(ctx: Ctx, ids: readonly string[]): Promise<LoadedClaim[]> {
  await lockClaims(ctx.tx, ids)
  return loadClaims(ctx, ids)
}
