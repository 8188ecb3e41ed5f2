import {
  createDeposit,
  listDeposits,
  listMissingDeposits,
  matchDeposit,
  removeDeposit,
} from '@homeward/contract/billing/deposits'
import { dismissEra, holdEra, postEra, unpostEra } from '@homeward/contract/billing/remittances'
import { traceKey } from '@homeward/domain/billing/deposits'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { upload } from '../testing/factories.ts'
import { a835, aPayment } from '../testing/remittance.ts'

const app = startTestServer()

/** The id of a posted remittance of one unknown claim. */
async function remitted(world: World, trace: string, paid: number): Promise<string> {
  const part = { number: `X${trace}`, charge: paid, paid }
  const { eras } = await upload(app, world, a835([aPayment([part], { trace })]))
  return eras[0]?.id ?? ''
}

const record = (world: World, trace_number: string, amount_cents: number, more = {}) =>
  call(app, world.billing_admin, createDeposit, {
    bank_date: '2026-11-02',
    trace_number,
    amount_cents,
    ...more,
  })

const missing = async (world: World) =>
  (await call(app, world.owner, listMissingDeposits, {})).data.map(({ id }) => id)
const open = async (world: World) =>
  (await call(app, world.owner, listDeposits, { show: 'open' })).data.map(({ id }) => id)

test('a deposit finds its payment by trace number and amount, whichever came first', async () => {
  const world = await anAgency(app)
  const era = await remitted(world, 'EFT1001', 5000)
  expect(await missing(world)).toEqual([era])
  const deposit = await record(world, '00eft-1001', 5000)
  expect(deposit).toMatchObject({ state: 'matched', difference_cents: 0, payments: [{ id: era }] })
  expect(await missing(world)).toEqual([])
  const early = await record(world, 'EFT1002', 700)
  expect(early).toMatchObject({ state: 'unmatched', difference_cents: 700 })
  expect(await open(world)).toEqual([early.id])
  await remitted(world, 'EFT1002', 700)
  expect(await open(world)).toEqual([])
  expect(await missing(world)).toEqual([])
})

test('differences are listed, matched by hand and taken off again', async () => {
  const world = await anAgency(app)
  const one = await remitted(world, 'A1', 3000)
  const two = await remitted(world, 'A2', 2000)
  const deposit = await record(world, 'A1', 5000)
  expect(deposit.state).toBe('unmatched')
  const { id } = deposit
  const match = (era_id: string, matched = true) =>
    call(app, world.owner, matchDeposit, { id, era_id, matched })
  expect(await match(one)).toMatchObject({ state: 'different', difference_cents: 2000 })
  await refusal(match(one), 'status_not_allowed')
  expect(await match(two)).toMatchObject({ state: 'matched', difference_cents: 0 })
  expect(await match(two, false)).toMatchObject({ state: 'different' })
  await refusal(match(two, false), 'status_not_allowed')
  const elsewhere = await anAgency(app)
  const theirs = await remitted(elsewhere, 'B1', 100)
  await refusal(match(theirs), 'not_found')
  await refusal(call(app, elsewhere.owner, matchDeposit, { id, era_id: theirs }), 'not_found')
})

test('a deposit agrees no more once the posting of its remittance is undone, and agrees again with it', async () => {
  const world = await anAgency(app)
  const era = await remitted(world, 'D1', 900)
  const { id } = await record(world, 'D1', 900)
  const stateNow = async () =>
    (await call(app, world.owner, listDeposits, {})).data.find((one) => one.id === id)
  expect(await open(world)).toEqual([])
  await call(app, world.owner, unpostEra, { id: era, reason: 'Posted by mistake' })
  expect(await stateNow()).toMatchObject({
    state: 'unposted',
    difference_cents: 0,
    payments: [{ id: era, status: 'held' }],
  })
  expect(await open(world)).toEqual([id])
  await call(app, world.owner, dismissEra, { id: era, reason: 'Not ours' })
  expect(await stateNow()).toMatchObject({ state: 'unposted', payments: [{ status: 'dismissed' }] })
  await call(app, world.owner, holdEra, { id: era })
  await call(app, world.owner, postEra, { id: era, status: 'posted' })
  expect(await stateNow()).toMatchObject({ state: 'matched', payments: [{ status: 'posted' }] })
  expect(await open(world)).toEqual([])
})

test('the same deposit is recorded once; one that is removed frees its payments', async () => {
  const world = await anAgency(app)
  const era = await remitted(world, 'C1', 400)
  const tried = await Promise.allSettled([record(world, 'C1', 400), record(world, 'c-1', 400)])
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await refusal(record(world, 'C1', 400), 'deposit_known')
  await refusal(record(world, 'C2', 400, { bank_date: '2026-11-03' }), 'bank_date_to_come')
  await refusal(record(world, 'C2', 0), 'invalid')
  const { data } = await call(app, world.owner, listDeposits, {})
  const { id = '' } = data[0] ?? {}
  const remove = () => call(app, world.owner, removeDeposit, { id, reason: 'Typed wrong' })
  expect(await remove()).toMatchObject({ state: 'removed', payments: [], reason: 'Typed wrong' })
  await refusal(remove(), 'status_not_allowed')
  await refusal(call(app, world.owner, matchDeposit, { id, era_id: era }), 'status_not_allowed')
  expect(await missing(world)).toEqual([era])
  expect(await record(world, 'C1', 400)).toMatchObject({ state: 'matched' })
})

test('the database compares trace numbers as the rule does', async () => {
  for (const trace of ['00EFT 1001', 'eft-1001', '0', '000', 'x', '0a0']) {
    const { rows } = await sql<{ key: string }>`select app.trace_key(${trace}) as key`.execute(
      app.db.app,
    )
    expect(rows[0]?.key).toBe(traceKey(trace))
  }
})
