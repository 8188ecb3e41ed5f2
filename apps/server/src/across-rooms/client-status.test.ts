import { createAuthorization } from '@homeward/contract/care/authorizations'
import { getClient, updateClient } from '@homeward/contract/clients/clients'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../plumbing/db/transaction.ts'
import { call, refusal } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'
import { anAuthorization } from '../rooms/care/testing/factories.ts'
import { aClient, anAddress } from '../rooms/clients/testing/factories.ts'

const app = startTestServer()

/** An active care plan, as the room of care leaves it. */
const activePlan = (world: World, clientId: string, authorizationId: string) =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx
      .insertInto('careplans')
      .values({
        agency_id: world.agencyId,
        id: uuid(),
        client_id: clientId,
        authorization_id: authorizationId,
        status: 'active',
        start_date: '2026-11-01',
        end_date: '2027-04-30',
      })
      .execute(),
  )

/** The jobs that wait, by name and payload, read by the database's owner. */
async function waiting(): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: app.db.url })
  await client.connect()
  try {
    const { rows } = await client.query<object>(
      `select identifier as task, payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id`,
    )
    return rows
  } finally {
    await client.end()
  }
}

test('what is missing is answered with its place, and a move to active is refused with all of it', async () => {
  const world = await anAgency(app)
  const { id, missing, status_moves } = await aClient(app, world, {
    status: 'pending-careplan',
    birthdate: null,
    medicaid_number: null,
    addresses_attributes: [],
  })
  expect(missing.filter(({ blocks }) => blocks).map((one) => [one.id, one.part])).toEqual([
    ['birthdate', 'person'],
    ['address', 'addresses'],
    ['member_id', 'insurance'],
    ['authorization', 'authorizations'],
    ['careplan', 'careplans'],
  ])
  expect(status_moves).toContain('active')
  const body = await refusal(
    call(app, world.nurse, updateClient, { id, status: 'active' }),
    'client_not_ready',
  )
  expect(body.errors.status).toEqual(
    missing.filter(({ blocks }) => blocks).map(({ sentence }) => sentence),
  )
  expect(await call(app, world.owner, getClient, { id })).toMatchObject({
    status: 'pending-careplan',
    lock_version: 0,
  })
})

test('a client becomes active once nothing blocks, with what the same change brings', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world, { status: 'pending-careplan', birthdate: null })
  const authorization = await anAuthorization(app, world, { client_id: id })
  await activePlan(world, id, authorization.id)
  await refusal(call(app, world.nurse, updateClient, { id, status: 'active' }), 'client_not_ready')
  const active = await call(app, world.nurse, updateClient, {
    id,
    status: 'active',
    birthdate: '1948-03-14',
    addresses_attributes: [anAddress()],
  })
  expect(active).toMatchObject({ status: 'active', status_changed_at: '2026-11-02T14:00:00.000Z' })
  expect(active.missing.map((one) => one.id)).toEqual(['emergency_contact', 'physician'])
})

test('an authorization that is over does not count, one that begins tomorrow does', async () => {
  const world = await anAgency(app)
  const client = await aClient(app, world, { status: 'pending-careplan' })
  const asked = {
    client_id: client.id,
    payor_id: world.payorId,
    service_ids: [world.serviceId],
    units: 40,
    unit_period: 'week' as const,
  }
  const lacks = async () =>
    (await call(app, world.owner, getClient, { id: client.id })).missing.some(
      (one) => one.id === 'authorization',
    )
  const over = { start_date: '2026-01-01', end_date: '2026-11-01' }
  await call(app, world.owner, createAuthorization, { ...asked, ...over, number: 'OLD' })
  expect(await lacks()).toBe(true)
  const next = { start_date: '2026-11-03', end_date: '2027-01-31' }
  await call(app, world.owner, createAuthorization, { ...asked, ...next, number: 'NEW' })
  expect(await lacks()).toBe(false)
})

test('a move that the ladder does not know is refused in words', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  const body = await refusal(
    call(app, world.owner, updateClient, { id, status: 'prospect' }),
    'status_not_allowed',
  )
  expect(body.non_field_errors).toEqual([
    'You cannot change a client from active to prospect. Choose an intermediate status first.',
  ])
})

test('a discharge asks for day and reason, and tells the rooms above', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  const discharge = { id, status: 'discharged' } as const
  const body = await refusal(call(app, world.owner, updateClient, discharge), 'invalid')
  expect(Object.keys(body.errors)).toEqual(['left_on', 'left_reason'])
  const later = { ...discharge, left_on: '2026-11-03', left_reason: 'Goals met' }
  await refusal(call(app, world.owner, updateClient, later), 'invalid')

  const left = { ...later, left_on: '2026-11-02' }
  expect(await call(app, world.owner, updateClient, left)).toMatchObject(left)
  expect(await waiting()).toContainEqual({
    task: 'event:client.left',
    payload: { client_id: id, from: '2026-11-02', agency_id: world.agencyId },
  })
  // Other changes do not ask again.
  expect(await call(app, world.owner, updateClient, { id, nickname: 'Mia' })).toMatchObject(left)
  const died = { id, status: 'deceased' } as const
  await refusal(call(app, world.owner, updateClient, died), 'invalid')

  const back = await call(app, world.owner, updateClient, { id, status: 'pending-assessment' })
  expect(back).toMatchObject({ left_on: null, left_reason: null })
})

test('who has not left has no day of leaving', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  const body = await refusal(
    call(app, world.owner, updateClient, { id, left_on: '2026-11-01', left_reason: 'x' }),
    'invalid',
  )
  expect(Object.keys(body.errors)).toEqual(['left_on', 'left_reason'])
})
