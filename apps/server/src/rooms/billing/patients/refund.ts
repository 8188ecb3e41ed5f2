import * as contract from '@homeward/contract/billing/patients'
import { patientRefunded, refundedBefore } from '@homeward/domain/billing/patient-money'
import { reversed } from '@homeward/domain/billing/postings'
import { payMethodLabels, refundNeedsSecond } from '@homeward/domain/billing/refunds'
import { localDay } from '@homeward/domain/time/zone'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findWriteOffLimit } from '../agency-store.ts'
import { postEntries } from '../journal/post-entries.ts'
import { findEntriesOf } from '../remittances/ledger-store.ts'
import { askedBy, decidedBy, personOf } from '../second-person.ts'
import { presentAccount } from './read-accounts.ts'
import {
  findRefund,
  findRefundsOf,
  holdRefundsTo,
  insertRefund,
  type PatientRefundRecord,
  updateRefund,
} from './refund-store.ts'
import { lockPayment, updatePayment } from './store.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockPayment>>>

/** Gives back what no claim needs of a payment; above the limit it waits for a second person. */
export const refundPatientPayment = verb(contract.refundPatientPayment, async (ctx, input) => {
  const { id: paymentId, amount_cents, reason, ...how } = input
  const payment = found(await lockPayment(ctx.tx, paymentId))
  if (payment.state !== 'posted') throw new Failure('status_not_allowed')
  if (how.paid_on > ctx.today) throw new Failure('day_to_come')
  if (amount_cents > payment.unapplied_cents) throw new Failure('refund_too_much')
  const others = await findRefundsOf(ctx.tx, [paymentId])
  if (others.some(({ state }) => state === 'waiting')) throw new Failure('status_not_allowed')
  const limit = await findWriteOffLimit(ctx.tx)
  const before = await refundedTo(ctx, payment)
  const waits = refundNeedsSecond(amount_cents, before, limit)
  const refund = { id: uuid(), amount_cents, reason, ...how, reference: how.reference ?? null }
  await insertRefund(ctx.tx, {
    ...refund,
    agency_id: ctx.agency.id,
    payment_id: paymentId,
    state: waits ? 'waiting' : 'posted',
    ...askedBy(ctx),
  })
  if (waits) await tell(ctx, 'patient_refund.asked', payment, { amount_cents, reason })
  else await post(ctx, payment, refund)
  return presentAccount(ctx, payment.client_id)
})

/** What was given back to the patient that counts beside a refund of the payment. */
async function refundedTo(ctx: Ctx, payment: Locked): Promise<number> {
  const refunds = await holdRefundsTo(ctx.tx, payment.client_id)
  return refundedBefore(
    refunds.map((row) => ({
      paymentId: row.payment_id,
      amountCents: row.amount_cents,
      day: localDay(row.asked_at, ctx.agency.timeZone),
    })),
    { paymentId: payment.id, today: ctx.today },
  )
}

/** Posts a refund that another person asked for. */
export const approvePatientRefund = verb(contract.approvePatientRefund, async (ctx, { id }) => {
  const { payment, refund } = await lockBoth(ctx, id)
  if (refund.state !== 'waiting' || payment.state !== 'posted') {
    throw new Failure('status_not_allowed')
  }
  if (refund.asked_by_id === personOf(ctx)) throw new Failure('second_person_needed')
  await updateRefund(ctx.tx, id, { state: 'posted', ...decidedBy(ctx) })
  await post(ctx, payment, refund)
  return presentAccount(ctx, payment.client_id)
})

/** Withdraws a refund that waits, or takes a posted one back. */
export const undoPatientRefund = verb(contract.undoPatientRefund, async (ctx, { id, reason }) => {
  const { payment, refund } = await lockBoth(ctx, id)
  const { state, amount_cents } = refund
  if (state !== 'waiting' && state !== 'posted') throw new Failure('status_not_allowed')
  const isPosted = state === 'posted'
  const next = isPosted ? ('undone' as const) : ('withdrawn' as const)
  await updateRefund(ctx.tx, id, { state: next, note: reason, ...decidedBy(ctx) })
  if (isPosted) await takeBack(ctx, payment, { id, amount_cents, reason })
  const action = isPosted ? 'patient_refund.undone' : 'patient_refund.withdrawn'
  await tell(ctx, action, payment, { amount_cents, reason })
  return presentAccount(ctx, payment.client_id)
})

/** The payment is locked first, as everywhere. */
async function lockBoth(ctx: Ctx, id: string) {
  const { payment_id: paymentId } = found(await findRefund(ctx.tx, id))
  const payment = found(await lockPayment(ctx.tx, paymentId))
  return { payment, refund: found(await findRefund(ctx.tx, id)) }
}

type Given = Pick<
  PatientRefundRecord,
  'id' | 'amount_cents' | 'method' | 'reference' | 'paid_on' | 'reason'
>

async function post(ctx: Ctx, payment: Locked, refund: Given): Promise<void> {
  const { id, amount_cents, method, reference, paid_on, reason } = refund
  if (amount_cents > payment.unapplied_cents) throw new Failure('refund_too_much')
  await updatePayment(ctx.tx, payment.id, {
    unapplied_cents: payment.unapplied_cents - amount_cents,
    refunded_cents: payment.refunded_cents + amount_cents,
  })
  const by = [payMethodLabels[method].toLowerCase(), reference].filter(Boolean).join(' ')
  await postEntries(ctx, [
    {
      date: paid_on,
      kind: 'refund',
      sourceId: id,
      description: `Credit refunded to the patient, ${by}: ${reason}`,
      claimId: null,
      eraId: null,
      lines: patientRefunded(amount_cents),
    },
  ])
  await tell(ctx, 'patient_refund.posted', payment, { amount_cents, reason })
}

/** What was given back waits again. */
async function takeBack(
  ctx: Ctx,
  payment: Locked,
  refund: { id: string; amount_cents: number; reason: string },
): Promise<void> {
  const entry = found((await findEntriesOf(ctx.tx, [refund.id]))[0])
  await updatePayment(ctx.tx, payment.id, {
    unapplied_cents: payment.unapplied_cents + refund.amount_cents,
    refunded_cents: payment.refunded_cents - refund.amount_cents,
  })
  await postEntries(ctx, [
    {
      date: ctx.today,
      kind: 'undone',
      sourceId: entry.id,
      undoes: entry.id,
      description: `Refund to the patient undone: ${refund.reason}`,
      claimId: null,
      eraId: null,
      lines: reversed(entry.lines),
    },
  ])
}

type Act = `patient_refund.${'posted' | 'asked' | 'withdrawn' | 'undone'}`

const tell = (
  ctx: Ctx,
  action: Act,
  { client_id: id }: Locked,
  after: { amount_cents: number; reason: string },
) => ctx.changed({ action, type: 'client', id, after }, { topic: 'claim', id })
