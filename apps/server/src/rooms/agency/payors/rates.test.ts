import { listAuditEvents } from '@homeward/contract/identity/audit'
import {
  createPayorRate,
  deletePayorRate,
  listPayorRates,
  updatePayorRate,
} from '@homeward/contract/agency/payors'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aPayor, aRate } from '../testing/factories.ts'

const app = startTestServer()

/** A claim of a day for the service of the world. */
const aClaimOf = (world: World, payorId: string, start_date: string) =>
  inAgency(app.db, world.agencyId, async (tx) => {
    const client = { agency_id: world.agencyId, id: uuid() }
    await tx
      .insertInto('clients')
      .values({
        ...client,
        first_name: 'Maria',
        last_name: 'Lopez',
        gender: 'female',
        status: 'active',
      })
      .execute()
    const claim = { agency_id: world.agencyId, id: uuid() }
    await tx
      .insertInto('claims')
      .values({
        ...claim,
        number: uuid().slice(-12),
        client_id: client.id,
        payor_id: payorId,
        service_id: world.serviceId,
        start_date,
        status: 'for_review',
        billing_units: 4,
        minutes_per_unit: 15,
        cents_per_unit: 600,
        charge_cents: 2400,
        procedure_code: '99509',
      })
      .execute()
    await tx
      .insertInto('claim_lines')
      .values({
        agency_id: world.agencyId,
        claim_id: claim.id,
        line_number: 1,
        service_id: world.serviceId,
        service_date: start_date,
        minutes: 60,
        minutes_per_unit: 15,
        units: 4,
        charge_cents: 2400,
      })
      .execute()
  })

test('rates of a service follow each other without an overlap', async () => {
  const world = await anAgency(app)
  const first = await aRate(app, world, { end_date: '2026-06-30' })
  const at = { id: first.payor_id, service_id: world.serviceId, cents_per_unit: 620 }
  const early = call(app, world.billing_admin, createPayorRate, {
    ...at,
    start_date: '2026-06-30',
  })
  expect((await refusal(early, 'rate_overlap')).errors.start_date).toHaveLength(1)
  const second = await call(app, world.billing_admin, createPayorRate, {
    ...at,
    start_date: '2026-07-01',
  })
  const longer = { id: first.id, end_date: null }
  await refusal(call(app, world.owner, updatePayorRate, longer), 'rate_overlap')
  const { data } = await call(app, world.nurse, listPayorRates, { id: first.payor_id })
  expect(data.map((rate) => [rate.start_date, rate.end_date, rate.cents_per_unit])).toEqual([
    ['2026-07-01', null, 620],
    ['2026-01-01', '2026-06-30', 600],
  ])
  expect(data[0]).toMatchObject({ id: second.id, service_label: 'PCS adult', last_claimed: null })
})

test('two rates for the same days at the same moment: one of them stands', async () => {
  const world = await anAgency(app)
  const { id } = await aPayor(app, world)
  const both = await Promise.allSettled([aRate(app, world, { id }), aRate(app, world, { id })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a new rate ends the one before it where that is wanted', async () => {
  const world = await anAgency(app)
  const { payor_id } = await aRate(app, world)
  const next = { id: payor_id, start_date: '2026-09-01', cents_per_unit: 650 }
  await refusal(aRate(app, world, next), 'rate_overlap')
  await aRate(app, world, { ...next, end_previous: true })
  const { data } = await call(app, world.owner, listPayorRates, { id: payor_id })
  expect(data.map(({ end_date }) => end_date)).toEqual([null, '2026-08-31'])
  const { data: events } = await call(app, world.owner, listAuditEvents, { record_type: 'rate' })
  expect(events.map(({ action }) => action)).toContain('rate.ended')
})

test('a rate that was claimed is ended and followed, not changed', async () => {
  const world = await anAgency(app)
  const rate = await aRate(app, world)
  await aClaimOf(world, rate.payor_id, '2026-03-10')
  const { id } = rate
  for (const change of [
    { cents_per_unit: 610 },
    { end_date: '2026-03-09' },
    { start_date: '2026-02-01' },
  ]) {
    const refused = await refusal(
      call(app, world.owner, updatePayorRate, { id, ...change }),
      'rate_used',
    )
    expect(refused.non_field_errors[0]).toContain('add a new rate')
  }
  await refusal(call(app, world.owner, deletePayorRate, { id }), 'rate_used')
  const tooEarly = { id: rate.payor_id, start_date: '2026-03-10', end_previous: true }
  await refusal(aRate(app, world, tooEarly), 'rate_used')

  const ended = await call(app, world.owner, updatePayorRate, { id, end_date: '2026-03-10' })
  expect(ended).toMatchObject({
    end_date: '2026-03-10',
    last_claimed: '2026-03-10',
    abilities: { end: true, edit: false, delete: false },
  })
  await aRate(app, world, { id: rate.payor_id, start_date: '2026-03-11' })
})

test('a claim of another payor or another day does not use a rate', async () => {
  const world = await anAgency(app)
  const rate = await aRate(app, world, { end_date: '2026-06-30' })
  await aClaimOf(world, world.payorId, '2026-03-10')
  await aClaimOf(world, rate.payor_id, '2026-07-01')
  const changed = { id: rate.id, cents_per_unit: 610, lock_version: 0 }
  expect(await call(app, world.owner, updatePayorRate, changed)).toMatchObject({
    cents_per_unit: 610,
    lock_version: 1,
  })
  await refusal(call(app, world.owner, updatePayorRate, changed), 'stale')
  await call(app, world.owner, deletePayorRate, { id: rate.id })
})

test('a rate does not end before it starts, and needs a service of the catalogue', async () => {
  const world = await anAgency(app)
  await refusal(aRate(app, world, { end_date: '2025-12-31' }), 'date_order')
  const other = await anAgency(app)
  const { errors } = await refusal(aRate(app, world, { service_id: other.serviceId }), 'invalid')
  expect(errors.service_id).toHaveLength(1)
  await refusal(
    call(app, world.admin, createPayorRate, {
      id: world.payorId,
      service_id: world.serviceId,
      start_date: '2030-01-01',
      cents_per_unit: 1,
    }),
    'forbidden',
  )
})
