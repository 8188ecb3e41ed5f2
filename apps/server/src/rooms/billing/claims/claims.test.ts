import {
  createClaim,
  getClaim,
  listClaims,
  updateClaim,
  updateClaims,
} from '@homeward/contract/billing/claims'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { updatePayor, usualChecks } from '@homeward/contract/agency/payors'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import {
  aBillableClient,
  aClaim,
  anApprovedVisit,
  anAuthorizationFor,
  day,
} from '../testing/factories.ts'

const app = startTestServer()

test('an approved visit becomes one claim, in units and cents, ready by its checks', async () => {
  const world = await anAgency(app)
  const claim = await aClaim(app, world, { minutes: 127 })
  expect(claim).toMatchObject({
    status: 'for_review',
    number: 'HW00000001',
    start_date: day,
    billing_units: 8,
    minutes_per_unit: 15,
    charge_cents: 8 * 596,
    balance_cents: 8 * 596,
    paid_cents: 0,
    procedure: '99509:HB',
    diagnosis_codes: ['I10', 'R269'],
    age_days: 7,
    issues: [],
    abilities: { mark_ready: true, hold: true },
  })
  expect(claim.readiness.length).toBeGreaterThan(10)
  expect(claim.readiness.filter((check) => !check.ok)).toEqual([])
})

test('the same approval twice, and asking for the claim, make no second one', async () => {
  const world = await anAgency(app)
  const clientId = await aBillableClient(app, world)
  const visitId = await anApprovedVisit(app, world, { clientId })
  await app.drainJobs()
  await refusal(call(app, world.owner, createClaim, { visit_id: visitId }), 'claim_exists')
  const { meta } = await call(app, world.owner, listClaims, { client_id: clientId })
  expect(meta.total).toBe(1)
})

test('two who ask for the claim of a visit at one moment get one', async () => {
  const world = await anAgency(app)
  const visitId = await anApprovedVisit(app, world, {
    clientId: await aBillableClient(app, world),
  })
  const asked = await Promise.allSettled(
    [1, 2, 3].map(() => call(app, world.owner, createClaim, { visit_id: visitId })),
  )
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('claims made at one moment have numbers of their own', async () => {
  const world = await anAgency(app)
  const clientId = await aBillableClient(app, world)
  const visits: string[] = []
  for (const time of ['06:00', '09:00', '12:00', '15:00', '18:00']) {
    visits.push(await anApprovedVisit(app, world, { clientId, time }))
  }
  const claims = await Promise.all(
    visits.map((visit_id) => call(app, world.owner, createClaim, { visit_id })),
  )
  expect(new Set(claims.map(({ number }) => number)).size).toBe(5)
})

test('a visit that is not approved has no claim', async () => {
  const world = await anAgency(app)
  const clientId = await aBillableClient(app, world)
  const visitId = await anApprovedVisit(app, world, { clientId, status: 'completed' })
  await refusal(call(app, world.owner, createClaim, { visit_id: visitId }), 'visit_not_completed')
})

test('without a rate there is a claim of nothing that says why, and it heals with the rate', async () => {
  const world = await anAgency(app)
  const claim = await aClaim(app, world, { date: '2023-06-30' })
  expect(claim).toMatchObject({ charge_cents: 0, billing_units: 8 })
  expect(claim.issues.join(' ')).toContain('has no rate for PCS adult')
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('payor_rates')
      .set({ start_date: '2023-01-01' })
      .where('payor_id', '=', world.payorId)
      .execute(),
  )
  const healed = await call(app, world.owner, getClaim, { id: claim.id })
  expect(healed.charge_cents).toBe(8 * 596)
  expect(healed.issues.join(' ')).not.toContain('has no rate')
})

test('what keeps a claim from being sent is told in words, with the way to mend it', async () => {
  const world = await anAgency(app)
  await call(app, world.owner, updatePayor, {
    id: world.payorId,
    required_checks: [...usualChecks],
  })
  const clientId = await aBillableClient(app, world, {
    diagnosis_codes: [],
    medicaid_number: null,
  })
  const claim = await aClaim(app, world, { clientId, signed: false })
  expect(claim.abilities.mark_ready).toBe(false)
  const failing = claim.readiness.filter((check) => !check.ok && check.severity === 'error')
  expect(failing.map(({ rule }) => rule).toSorted()).toEqual([
    'authorization_in_force',
    'diagnosis_present',
    'member_id',
    'signature',
  ])
  expect(failing.find(({ rule }) => rule === 'signature')?.fix?.path).toBe(
    `/visits/${claim.visit?.id}`,
  )
  const body = await refusal(
    call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' }),
    'claim_not_ready',
  )
  expect(body.errors.status).toEqual(claim.issues)
  const { data } = await call(app, world.owner, listClaims, { client_id: clientId })
  expect(data[0]?.issues).toEqual(claim.issues)

  await anAuthorizationFor(app, world, clientId)
  const covered = await call(app, world.owner, getClaim, { id: claim.id })
  expect(covered.issues).toHaveLength(3)
})

test('units of the week that other claims took are not there twice', async () => {
  const world = await anAgency(app)
  await call(app, world.owner, updatePayor, {
    id: world.payorId,
    required_checks: ['authorization_in_force'],
  })
  const clientId = await aBillableClient(app, world)
  const authorizationId = await anAuthorizationFor(app, world, clientId, { units: 12 })
  const first = await aClaim(app, world, { clientId, authorizationId })
  const second = await aClaim(app, world, { clientId, authorizationId, time: '15:00' })
  expect(second.id).not.toBe(first.id)
  expect(second.issues.join(' ')).toContain('needs 8 units but authorization PA-1001 has 4 left')
  const next = await aClaim(app, world, {
    clientId,
    authorizationId,
    date: '2026-11-02',
    time: '01:00',
  })
  expect(next.issues).toEqual([])
})

test('a caregiver who was with two clients at one time is told', async () => {
  const world = await anAgency(app)
  const other = await aBillableClient(app, world, { first_name: 'Ada', last_name: 'Moore' })
  await anApprovedVisit(app, world, { clientId: other, time: '11:00', minutes: 60 })
  const apart = await aClaim(app, world)
  expect(apart.issues).toEqual([])
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('visits')
      .set({ reviewed_check_in_at: '2026-10-26T14:30:00Z' })
      .where('client_id', '=', other)
      .execute(),
  )
  const overlapping = await call(app, world.owner, getClaim, { id: apart.id })
  expect(overlapping.issues).toEqual([
    expect.stringContaining('The caregiver was with Ada Moore at the same time'),
  ])
})

test('claims are moved, noted on, and kept from two who change them at once', async () => {
  const world = await anAgency(app)
  const claim = await aClaim(app, world)
  const held = await call(app, world.billing_admin, updateClaim, {
    id: claim.id,
    status: 'on_hold',
    note: 'Waiting for the payor.',
    lock_version: claim.lock_version,
  })
  expect(held).toMatchObject({ status: 'on_hold', note: 'Waiting for the payor.' })
  const stale = await refusal(
    call(app, world.billing_admin, updateClaim, {
      id: claim.id,
      status: 'for_review',
      lock_version: claim.lock_version,
    }),
    'stale',
  )
  expect(stale.current).toMatchObject({ note: 'Waiting for the payor.', status: 'on_hold' })
  const { data } = await call(app, world.owner, listAuditEvents, {
    record_type: 'claim',
    record_id: claim.id,
    only: 'changes',
  })
  expect(data.map(({ action }) => action)).toEqual(['claim.updated', 'claim.created'])
})

test('of many claims those that can be moved are, and the others are told with why', async () => {
  const world = await anAgency(app)
  const good = await aClaim(app, world)
  const clientId = await aBillableClient(app, world, { diagnosis_codes: [] })
  const bad = await aClaim(app, world, { clientId, time: '15:00' })
  const elsewhere = await aClaim(app, await anAgency(app))
  const answer = await call(app, world.billing_admin, updateClaims, {
    ids: [good.id, bad.id, elsewhere.id],
    status: 'ready_to_send',
  })
  expect(answer.moved).toEqual([good.id])
  expect(answer.refused).toEqual([
    { id: bad.id, number: bad.number, sentence: bad.issues.join(' ') },
    { id: elsewhere.id, number: '', sentence: expect.stringContaining("don't have access") },
  ])
  const left = await call(app, world.owner, getClaim, { id: bad.id })
  expect(left.status).toBe('for_review')
})

test('claims are found by number, client, payor and status, and sorted', async () => {
  const world = await anAgency(app)
  const first = await aClaim(app, world, { minutes: 60 })
  const clientId = await aBillableClient(app, world, { first_name: 'Ada', last_name: 'Moore' })
  const second = await aClaim(app, world, { clientId, date: '2026-10-27' })
  const ids = async (input: Parameters<typeof find>[0]) => (await find(input)).map(({ id }) => id)
  const find = async (input: Partial<Parameters<typeof call>[3]>) =>
    (await call(app, world.owner, listClaims, input)).data
  expect(await ids({})).toEqual([second.id, first.id])
  expect(await ids({ search: second.number.toLowerCase() })).toEqual([second.id])
  expect(await ids({ search: 'moore ada' })).toEqual([second.id])
  expect(await ids({ sort: 'charge_cents' })).toEqual([first.id, second.id])
  expect(await ids({ status: 'paid' })).toEqual([])
  expect(await ids({ status: 'all', payor_id: world.payorId })).toHaveLength(2)
})

test('billing is for those who bill: admins read, managers and nurses do not', async () => {
  const world = await anAgency(app)
  const claim = await aClaim(app, world)
  expect((await call(app, world.admin, listClaims, {})).meta.total).toBe(1)
  const move = { id: claim.id, status: 'on_hold' } as const
  for (const role of ['admin', 'manager', 'nurse', 'pca'] as const) {
    await refusal(call(app, world[role], updateClaim, move), 'forbidden')
  }
  await refusal(call(app, world.manager, listClaims, {}), 'forbidden')
  const elsewhere = await anAgency(app)
  await refusal(call(app, elsewhere.owner, getClaim, { id: claim.id }), 'not_found')
  await refusal(call(app, elsewhere.owner, updateClaim, move), 'not_found')
})
