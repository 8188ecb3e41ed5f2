import * as contract from '@homeward/contract/billing/patients'
import { patientPaid, refundedSentence } from '@homeward/domain/billing/patient-money'
import { reversed } from '@homeward/domain/billing/postings'
import { payMethodLabels } from '@homeward/domain/billing/refunds'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { postEntries } from '../journal/post-entries.ts'
import { findEntriesOf } from '../remittances/ledger-store.ts'
import { decidedBy } from '../second-person.ts'
import { applyPayment, releaseClaims } from './apply-payment.ts'
import { presentAccount } from './read-accounts.ts'
import { withdrawWaiting } from './refund-store.ts'
import { findPatient, insertPayment, lockPayment, updatePayment } from './store.ts'

/** Records a payment of a patient and applies it; what no claim needs waits. */
export const takePatientPayment = verb(contract.takePatientPayment, async (ctx, input) => {
  const { client_id: clientId, amount_cents, paid_on, claim_ids, ...how } = input
  const patient = found(await findPatient(ctx.tx, clientId))
  if (paid_on > ctx.today) throw new Failure('day_to_come')
  const id = uuid()
  const reference = how.reference ?? null
  await insertPayment(ctx.tx, {
    agency_id: ctx.agency.id,
    id,
    client_id: clientId,
    method: how.method,
    reference,
    paid_on,
    amount_cents,
    unapplied_cents: amount_cents,
    created_at: ctx.now.toISOString(),
    created_by_name: ctx.actor.name,
  })
  const by = [payMethodLabels[how.method].toLowerCase(), reference].filter(Boolean).join(' ')
  await postEntries(ctx, [
    {
      date: paid_on,
      kind: 'patient_paid',
      sourceId: id,
      description: `${patient.name} paid by ${by}`,
      claimId: null,
      eraId: null,
      lines: patientPaid(amount_cents),
    },
  ])
  const payment = { id, client_id: clientId, unapplied_cents: amount_cents, paid_on }
  await applyPayment(ctx, payment, claim_ids)
  await tell(ctx, 'patient_payment.taken', clientId, { amount_cents, method: how.method })
  return presentAccount(ctx, clientId)
})

/** Applies what is left of a payment. */
export const applyPatientPayment = verb(contract.applyPatientPayment, async (ctx, input) => {
  const payment = await lock(ctx, input.id)
  if (payment.unapplied_cents === 0) throw new Failure('status_not_allowed')
  await applyPayment(ctx, payment, input.claim_ids)
  await tell(ctx, 'patient_payment.applied', payment.client_id, {
    amount_cents: payment.unapplied_cents,
  })
  return presentAccount(ctx, payment.client_id)
})

/** Takes a payment off its claims. */
export const releasePatientPayment = verb(
  contract.releasePatientPayment,
  async (ctx, { id, reason }) => {
    const payment = await lock(ctx, id)
    const { amount_cents, refunded_cents, unapplied_cents } = payment
    if (unapplied_cents + refunded_cents === amount_cents) throw new Failure('status_not_allowed')
    await releaseClaims(ctx, payment, reason)
    await tell(ctx, 'patient_payment.released', payment.client_id, { reason })
    return presentAccount(ctx, payment.client_id)
  },
)

/** Takes a payment back: it was entered wrongly, or its check bounced. */
export const undoPatientPayment = verb(contract.undoPatientPayment, async (ctx, input) => {
  const { id, reason, bounced } = input
  const payment = await lock(ctx, id)
  if (payment.refunded_cents > 0) {
    const sentence = refundedSentence(payment.refunded_cents, bounced)
    throw new Failure('payment_refunded', { sentence })
  }
  if (bounced && payment.method !== 'check') throw new Failure('status_not_allowed')
  await releaseClaims(ctx, payment, reason)
  const waiting = await withdrawWaiting(ctx.tx, id, { note: reason, ...decidedBy(ctx) })
  if (waiting !== null) {
    const after = { amount_cents: waiting, reason }
    await tell(ctx, 'patient_refund.withdrawn', payment.client_id, after)
  }
  const entry = found((await findEntriesOf(ctx.tx, [id]))[0])
  await postEntries(ctx, [
    {
      date: ctx.today,
      kind: 'undone',
      sourceId: entry.id,
      undoes: entry.id,
      description: `${bounced ? 'Check bounced' : 'Payment of the patient undone'}: ${reason}`,
      claimId: null,
      eraId: null,
      lines: reversed(entry.lines),
    },
  ])
  await updatePayment(ctx.tx, id, {
    state: bounced ? 'bounced' : 'undone',
    unapplied_cents: 0,
    ended_at: ctx.now.toISOString(),
    ended_by_name: ctx.actor.name,
    reason,
  })
  const action = bounced ? 'patient_payment.bounced' : 'patient_payment.undone'
  await tell(ctx, action, payment.client_id, { amount_cents: payment.amount_cents, reason })
  return presentAccount(ctx, payment.client_id)
})

async function lock(ctx: Ctx, id: string) {
  const payment = found(await lockPayment(ctx.tx, id))
  if (payment.state !== 'posted') throw new Failure('status_not_allowed')
  return payment
}

type Act =
  | `patient_payment.${'taken' | 'applied' | 'released' | 'undone' | 'bounced'}`
  | 'patient_refund.withdrawn'

const tell = (ctx: Ctx, action: Act, clientId: string, after: Record<string, string | number>) =>
  ctx.changed({ action, type: 'client', id: clientId, after }, { topic: 'claim', id: clientId })
