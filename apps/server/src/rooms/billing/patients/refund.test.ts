import { updateAgency } from '@homeward/contract/agency/agencies'
import { listJournal } from '@homeward/contract/billing/journal'
import { closeMonth, listMonths } from '@homeward/contract/billing/months'
import {
  applyPatientPayment,
  approvePatientRefund,
  getPatientAccount,
  listPatientAccounts,
  refundPatientPayment,
  takePatientPayment,
  undoPatientPayment,
  undoPatientRefund,
} from '@homeward/contract/billing/patients'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aSentClaim } from '../testing/factories.ts'
import { expectBalanced, sumsOf } from '../testing/journal.ts'

const app = startTestServer()

/** A client who paid $50 that no claim needs. */
async function aCredit(world: World, limit = 25_000) {
  await call(app, world.owner, updateAgency, { id: world.agencyId, write_off_limit_cents: limit })
  const { client } = await aSentClaim(app, world)
  const account = await call(app, world.billing_admin, takePatientPayment, {
    client_id: client.id,
    method: 'check',
    paid_on: '2026-11-02',
    amount_cents: 5000,
  })
  return { clientId: client.id, paymentId: account.payments[0]?.id ?? '' }
}

const refund = (world: World, id: string, amount_cents: number, more = {}) =>
  call(app, world.billing_admin, refundPatientPayment, {
    id,
    amount_cents,
    method: 'check',
    reference: '2001',
    paid_on: '2026-11-02',
    reason: 'Paid too much',
    ...more,
  })

const sums = async (world: World) => {
  const { cash = 0, unapplied_cash = 0 } = sumsOf(await expectBalanced(app, world))
  return { cash, unapplied_cash }
}

test('what no claim needs is given back, and waits again where that is undone', async () => {
  const world = await anAgency(app)
  const { paymentId } = await aCredit(world)
  const account = await refund(world, paymentId, 2000)
  expect(account).toMatchObject({
    unapplied_cents: 3000,
    payments: [
      {
        unapplied_cents: 3000,
        refunds: [{ amount_cents: 2000, state: 'posted', reference: '2001' }],
        abilities: { refund: true, undo: false, bounce: false, release: false },
      },
    ],
  })
  expect(await sums(world)).toEqual({ cash: 3000, unapplied_cash: -3000 })
  await refusal(refund(world, paymentId, 3001), 'refund_too_much')
  await refusal(refund(world, paymentId, 0), 'invalid')
  await refusal(refund(world, paymentId, 1, { paid_on: '2026-11-03' }), 'day_to_come')
  const refused = { id: paymentId, reason: 'No money' }
  const undoPayment = (bounced: boolean) =>
    call(app, world.owner, undoPatientPayment, { ...refused, bounced })
  await expect(undoPayment(true)).rejects.toThrow(/\$20\.00 of this check was refunded/)
  await refusal(undoPayment(false), 'payment_refunded')
  const id = account.payments[0]?.refunds[0]?.id ?? ''
  const undo = () => call(app, world.owner, undoPatientRefund, { id, reason: 'Check came back' })
  const tried = await Promise.allSettled([undo(), undo()])
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await sums(world)).toEqual({ cash: 5000, unapplied_cash: -5000 })
  await call(app, world.owner, undoPatientPayment, { id: paymentId, reason: 'Typed wrong' })
  expect(await sums(world)).toEqual({ cash: 0, unapplied_cash: 0 })
  await refusal(refund(world, paymentId, 1), 'status_not_allowed')
})

test('more than the limit waits for another person, also where the money is gone by then', async () => {
  const world = await anAgency(app)
  const { clientId, paymentId } = await aCredit(world, 1000)
  await refund(world, paymentId, 800)
  const asked = await refund(world, paymentId, 300)
  expect(asked).toMatchObject({
    unapplied_cents: 4200,
    payments: [
      {
        refunds: [{}, { state: 'waiting', abilities: { approve: false } }],
        abilities: { refund: false },
      },
    ],
  })
  const { data } = await call(app, world.owner, listPatientAccounts, {})
  expect(data).toMatchObject([{ id: clientId, refund_waits: true }])
  await refusal(refund(world, paymentId, 100), 'status_not_allowed')
  const id = asked.payments[0]?.refunds[1]?.id ?? ''
  await refusal(
    call(app, world.billing_admin, approvePatientRefund, { id }),
    'second_person_needed',
  )
  await refusal(call(app, world.admin, approvePatientRefund, { id }), 'forbidden')
  await refusal(call(app, (await anAgency(app)).owner, approvePatientRefund, { id }), 'not_found')
  const approve = () => call(app, world.owner, approvePatientRefund, { id })
  const tried = await Promise.allSettled([approve(), approve()])
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await sums(world)).toEqual({ cash: 3900, unapplied_cash: -3900 })
  const last = await refund(world, paymentId, 3900)
  const waiting = last.payments[0]?.refunds[2]?.id ?? ''
  await call(app, world.owner, undoPatientRefund, { id: waiting, reason: 'Not wanted' })
  const account = await call(app, world.owner, getPatientAccount, { id: clientId })
  expect(account).toMatchObject({
    unapplied_cents: 3900,
    payments: [{ refunds: [{}, {}, { state: 'withdrawn', note: 'Not wanted' }] }],
  })
  await refusal(
    call(app, world.owner, applyPatientPayment, { id: paymentId, claim_ids: [clientId] }),
    'patient_owes_nothing',
  )
})

test('refunds of several payments of a patient count together, also two at one moment', async () => {
  const world = await anAgency(app)
  const { clientId, paymentId } = await aCredit(world, 1000)
  const paid = await call(app, world.billing_admin, takePatientPayment, {
    client_id: clientId,
    method: 'cash',
    paid_on: '2026-11-02',
    amount_cents: 900,
  })
  const other = paid.payments.find(({ id }) => id !== paymentId)?.id ?? ''
  const [one, two] = await Promise.all([refund(world, paymentId, 800), refund(world, other, 800)])
  const after = await call(app, world.owner, getPatientAccount, { id: clientId })
  expect([one, two].map(({ id }) => id)).toEqual([clientId, clientId])
  const states = after.payments.flatMap(({ refunds }) => refunds.map(({ state }) => state))
  expect(states.toSorted()).toEqual(['posted', 'waiting'])
  const listed = async (refund_waits: 'true' | 'false') =>
    (await call(app, world.owner, listPatientAccounts, { refund_waits })).data.map(({ id }) => id)
  expect(await listed('true')).toEqual([clientId])
  expect(await listed('false')).toEqual([])
})

test('a payment and a refund of a closed month are entered today', async () => {
  const world = await anAgency(app)
  const { clientId } = await aCredit(world)
  const pay = (amount_cents: number) =>
    call(app, world.billing_admin, takePatientPayment, {
      client_id: clientId,
      method: 'cash',
      paid_on: '2026-10-20',
      amount_cents,
    })
  await pay(1100)
  await call(app, world.billing_admin, closeMonth, { month: '2026-10' })
  const { payments } = await pay(2200)
  const id = payments.find(({ amount_cents }) => amount_cents === 1100)?.id ?? ''
  await refund(world, id, 1100, { paid_on: '2026-10-21' })
  const { data } = await call(app, world.owner, listJournal, {})
  const october = data.filter(({ date }) => date < '2026-11-01')
  expect(october).toHaveLength(1)
  expect(await sums(world)).toEqual({ cash: 7200, unapplied_cash: -7200 })
})

test('a refund that waits is withdrawn with its payment', async () => {
  const world = await anAgency(app)
  const { clientId, paymentId } = await aCredit(world, 1000)
  const asked = await refund(world, paymentId, 2000)
  const id = asked.payments[0]?.refunds[0]?.id ?? ''
  const undone = { id: paymentId, reason: 'No money', bounced: true }
  const account = await call(app, world.owner, undoPatientPayment, undone)
  expect(account.payments[0]?.refunds).toMatchObject([
    { state: 'withdrawn', note: 'No money', abilities: { approve: false, undo: false } },
  ])
  await refusal(call(app, world.owner, approvePatientRefund, { id }), 'status_not_allowed')
  const { data } = await call(app, world.owner, listPatientAccounts, {})
  expect(data.filter((row) => row.id === clientId && row.refund_waits)).toEqual([])
  expect(await sums(world)).toEqual({ cash: 0, unapplied_cash: 0 })
})

test('a refund that waits for a second person is told of its month', async () => {
  const world = await anAgency(app)
  const { paymentId } = await aCredit(world, 100)
  const waiting = async () => {
    const { data } = await call(app, world.owner, listMonths, {})
    return data.find((one) => one.id === '2026-11')
  }
  expect(await waiting()).toMatchObject({ waiting_patient_refunds: 0 })
  await refund(world, paymentId, 2000)
  expect(await waiting()).toMatchObject({ waiting_refunds: 0, waiting_patient_refunds: 1 })
})
