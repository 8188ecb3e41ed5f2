import type { Claim } from '@homeward/contract/billing/claim-shape'
import { getClaim } from '@homeward/contract/billing/claims'
import {
  applyPatientPayment,
  createPatientStatement,
  downloadPatientStatement,
  getPatientAccount,
  listPatientAccounts,
  releasePatientPayment,
  takePatientPayment,
  undoPatientPayment,
} from '@homeward/contract/billing/patients'
import { matchEraClaim } from '@homeward/contract/billing/era-claims'
import { getEra } from '@homeward/contract/billing/remittances'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import {
  aBillableClient,
  aClaim,
  anAuthorizationFor,
  day,
  sent,
  upload,
} from '../testing/factories.ts'
import { expectBalanced, sumsOf } from '../testing/journal.ts'
import { a835, aPayment } from '../testing/remittance.ts'

const app = startTestServer()
const claimOf = (world: World, { id }: { id: string }) => call(app, world.owner, getClaim, { id })

const share = (number: string, cents: number) =>
  ({ number, charge: 4768, paid: 4768 - cents, patient: cents, cas: [['PR', '3', cents]] }) as const

/** Two claims of a client, of which the payor left $10 and $20 to the patient; the older first. */
async function someShares(world: World): Promise<[Claim, Claim]> {
  const clientId = await aBillableClient(app, world)
  const authorizationId = await anAuthorizationFor(app, world, clientId)
  const of = { clientId, authorizationId }
  const first = await aClaim(app, world, of)
  const second = await aClaim(app, world, { ...of, date: '2026-10-27' })
  const { claims } = await sent(app, world, [first, second])
  const [one, two] = claims.toSorted((a, b) => a.start_date.localeCompare(b.start_date))
  if (!one || !two) throw new Error('Two claims were expected.')
  const parts = [share(one.number, 1000), { ...share(two.number, 2000), date: '2026-10-27' }]
  await upload(app, world, a835([aPayment(parts)]))
  return [one, two]
}

const pay = (world: World, clientId: string, amount_cents: number, more = {}) =>
  call(app, world.billing_admin, takePatientPayment, {
    client_id: clientId,
    method: 'check',
    reference: '1044',
    paid_on: '2026-11-02',
    amount_cents,
    ...more,
  })

test('a payment settles the oldest claims first; what no claim needs waits and is applied later', async () => {
  const world = await anAgency(app)
  const [one, two] = await someShares(world)
  const clientId = one.client.id
  const { data } = await call(app, world.owner, listPatientAccounts, {})
  expect(data).toMatchObject([{ id: clientId, owed_cents: 3000, claims: 2, oldest: day }])
  const part = await pay(world, clientId, 1500)
  expect(part).toMatchObject({
    owed_cents: 1500,
    unapplied_cents: 0,
    claims: [{ id: two.id, patient_cents: 1500 }],
    payments: [
      {
        amount_cents: 1500,
        claims: [
          { id: one.id, amount_cents: 1000 },
          { id: two.id, amount_cents: 500 },
        ],
      },
    ],
  })
  const more = await pay(world, clientId, 2000)
  expect(more).toMatchObject({ owed_cents: 0, unapplied_cents: 500, claims: [] })
  expect(await claimOf(world, two)).toMatchObject({ status: 'paid', balance_cents: 0 })
  expect(sumsOf(await expectBalanced(app, world))).toEqual({
    service_revenue: -2 * 4768,
    cash: 2 * 4768 + 500,
    unapplied_cash: -500,
  })
  const id = more.payments[0]?.id ?? ''
  await refusal(
    call(app, world.owner, undoPatientPayment, { id: part.payments[0]?.id ?? '', reason: ' ' }),
    'invalid',
  )
  const undone = await call(app, world.owner, undoPatientPayment, {
    id: part.payments[0]?.id ?? '',
    reason: 'Typed wrong',
  })
  expect(undone).toMatchObject({ owed_cents: 1500, unapplied_cents: 500 })
  const applied = await call(app, world.owner, applyPatientPayment, { id })
  expect(applied).toMatchObject({ owed_cents: 1000, unapplied_cents: 0 })
  await refusal(call(app, world.owner, applyPatientPayment, { id }), 'status_not_allowed')
})

test('a payment of chosen claims; a bounced check owes them again, once', async () => {
  const world = await anAgency(app)
  const [one, two] = await someShares(world)
  const clientId = one.client.id
  await refusal(pay(world, clientId, 500, { paid_on: '2026-11-03' }), 'day_to_come')
  await refusal(pay(world, clientId, 0), 'invalid')
  await refusal(pay(world, clientId, 500, { claim_ids: [clientId] }), 'patient_owes_nothing')
  const elsewhere = await anAgency(app)
  await refusal(pay(elsewhere, clientId, 500), 'not_found')
  const paid = await pay(world, clientId, 2000, { claim_ids: [two.id] })
  expect(paid).toMatchObject({ claims: [{ id: one.id, patient_cents: 1000 }] })
  const id = paid.payments[0]?.id ?? ''
  const bounce = () =>
    call(app, world.owner, undoPatientPayment, { id, reason: 'No funds', bounced: true })
  const tried = await Promise.allSettled([bounce(), bounce()])
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await call(app, world.owner, getPatientAccount, { id: clientId })).toMatchObject({
    owed_cents: 3000,
    payments: [{ state: 'bounced', reason: 'No funds', claims: [], abilities: { undo: false } }],
  })
  expect(sumsOf(await expectBalanced(app, world))).toMatchObject({
    cash: 2 * 4768 - 3000,
    patient_receivable: 3000,
  })
})

test('a reversal of what the patient paid waits until the payment is taken off the claim', async () => {
  const world = await anAgency(app)
  const [one] = await someShares(world)
  const paid = await pay(world, one.client.id, 1000, { claim_ids: [one.id] })
  const back = {
    number: one.number,
    status: '22',
    charge: -4768,
    paid: -3768,
    patient: 0,
    cas: [['PR', '3', -1000]],
  } as const
  const { eras } = await upload(app, world, a835([aPayment([back], { trace: 'R1' })]))
  const era = await call(app, world.owner, getEra, { id: eras[0]?.id ?? '' })
  const { id: answer = '', wait_reason } = era.claims[0] ?? {}
  expect(wait_reason).toBe('patient_paid')
  const match = () => call(app, world.owner, matchEraClaim, { id: answer, claim_id: one.id })
  await refusal(match(), 'status_not_allowed')
  const id = paid.payments[0]?.id ?? ''
  const off = await call(app, world.owner, releasePatientPayment, { id, reason: 'Reversed' })
  expect(off).toMatchObject({ unapplied_cents: 1000 })
  await match()
  expect(await claimOf(world, one)).toMatchObject({ balance_cents: 4768, paid_cents: 0 })
})

test('a statement has its number and says ever after what it said', async () => {
  const world = await anAgency(app)
  const [one] = await someShares(world)
  const clientId = one.client.id
  const make = (month: string) =>
    call(app, world.owner, createPatientStatement, { client_id: clientId, month })
  await refusal(make('2026-12'), 'statement_month_to_come')
  const before = await make('2026-11')
  expect(before.statements).toMatchObject([{ number: '1', month: '2026-11', due_cents: 3000 }])
  await pay(world, clientId, 3000)
  const after = await make('2026-11')
  expect(after.statements.map(({ number, due_cents }) => [number, due_cents])).toEqual([
    ['2', 0],
    ['1', 3000],
  ])
  const id = before.statements[0]?.id ?? ''
  const pdf = await call(app, world.owner, downloadPatientStatement, { id })
  expect(String(pdf.body).slice(0, 5)).toBe('%PDF-')
  const elsewhere = await anAgency(app)
  await refusal(call(app, elsewhere.owner, downloadPatientStatement, { id }), 'not_found')
})
