import {
  addAvailabilityException,
  getAvailability,
  listFreeTime,
  removeAvailabilityException,
  replaceAvailability,
} from '@homeward/contract/caregivers/availability'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anAgent } from '../testing/factories.ts'
import { insertVisit } from '../../../testing/visits.ts'

const app = startTestServer()

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: '08:00', end: '16:00' }))

const works = (world: World, id: string, pattern = weekdays) =>
  call(app, world.manager, replaceAvailability, { id, pattern })

test('a pattern is replaced as a whole; hours wanted stay where they are not sent', async () => {
  const world = await anAgency(app)
  const { id } = await anAgent(app, world)
  const empty = await call(app, world.nurse, getAvailability, { id })
  expect(empty).toEqual({
    agent_id: id,
    pattern: [],
    pattern_minutes: 0,
    minutes_wanted: null,
    minutes_most: null,
    exceptions: [],
    lock_version: 0,
  })
  const first = await call(app, world.manager, replaceAvailability, {
    id,
    pattern: [...weekdays].toReversed(),
    minutes_wanted: 1800,
    minutes_most: 2400,
    lock_version: 0,
  })
  expect(first).toMatchObject({ pattern: weekdays, pattern_minutes: 2400, lock_version: 1 })
  const second = await call(app, world.manager, replaceAvailability, {
    id,
    pattern: [
      { weekday: 6, start: '22:00', end: '00:00' },
      { weekday: 0, start: '00:00', end: '06:00' },
    ],
  })
  expect(second.pattern).toEqual([
    { weekday: 0, start: '00:00', end: '06:00' },
    { weekday: 6, start: '22:00', end: '24:00' },
  ])
  expect(second).toMatchObject({ minutes_wanted: 1800, minutes_most: 2400, pattern_minutes: 480 })
  const stale = await refusal(
    call(app, world.manager, replaceAvailability, { id, pattern: [], lock_version: 1 }),
    'stale',
  )
  expect(stale.current).toMatchObject({ pattern_minutes: 480, lock_version: 2 })
  const { data } = await call(app, world.owner, listAuditEvents, { record_id: id })
  expect(data[0]).toMatchObject({ action: 'agent.availability_changed' })
  expect(Object.keys(data[0]?.changes ?? {})).toEqual(['pattern'])
})

test.each([
  ['pattern.0.end', { pattern: [{ weekday: 1, start: '22:00', end: '06:00' }] }],
  [
    'pattern.1.start',
    {
      pattern: [
        { weekday: 1, start: '08:00', end: '12:00' },
        { weekday: 1, start: '11:00', end: '13:00' },
      ],
    },
  ],
  ['pattern.0.weekday', { pattern: [{ weekday: 7, start: '08:00', end: '12:00' }] }],
  ['pattern.0.start', { pattern: [{ weekday: 1, start: '24:00', end: '24:00' }] }],
  ['pattern.0.end', { pattern: [{ weekday: 1, start: '08:00', end: '25:00' }] }],
  ['minutes_wanted', { pattern: [], minutes_wanted: 2401, minutes_most: 2400 }],
  ['minutes_most', { pattern: [], minutes_most: 10_081 }],
])('%s is refused on its field', async (field, wrong) => {
  const world = await anAgency(app)
  const { id } = await anAgent(app, world)
  const body = await refusal(
    call(app, world.owner, replaceAvailability, { id, ...wrong }),
    'invalid',
  )
  expect(Object.keys(body.errors)).toEqual([field])
})

test('exceptions are added and taken back; what is long over is not shown', async () => {
  const world = await anAgency(app)
  const { id } = await anAgent(app, world)
  const add = (start_date: string, end_date: string, rest: object = {}) =>
    call(app, world.manager, addAvailabilityException, { id, start_date, end_date, ...rest })
  await add('2026-07-01', '2026-07-10')
  await add('2026-11-20', '2026-11-27', { reason: 'Thanksgiving' })
  const { exceptions } = await add('2026-11-07', '2026-11-07', {
    available: true,
    start: '18:00',
    end: '00:00',
  })
  expect(exceptions).toMatchObject([
    { start_date: '2026-11-07', available: true, start: '18:00', end: '24:00', reason: null },
    { start_date: '2026-11-20', end_date: '2026-11-27', available: false, start: null, end: null },
  ])
  const left = await call(app, world.manager, removeAvailabilityException, {
    id,
    exception_id: exceptions[0]?.id ?? '',
  })
  expect(left.exceptions.map(({ reason }) => reason)).toEqual(['Thanksgiving'])
  const { data } = await call(app, world.owner, listAuditEvents, { record_id: id })
  expect(data[0]?.action).toBe('agent.exception_removed')

  await refusal(add('2026-11-20', '2026-11-19'), 'date_order')
  for (const [field, rest] of [
    ['end', { start: '08:00' }],
    ['start', { end: '08:00' }],
    ['end', { start: '08:00', end: '07:00' }],
  ] as const) {
    const body = await refusal(add('2026-11-20', '2026-11-20', rest), 'invalid')
    expect(Object.keys(body.errors)).toEqual([field])
  }
  await refusal(add('2026-11-20', '2029-11-20'), 'invalid')
  await refusal(add('9999-12-31', '9999-12-31'), 'invalid')
})

test("another agency's person and exception are not found", async () => {
  const world = await anAgency(app)
  const foreign = await anAgency(app)
  const { id } = await anAgent(app, foreign)
  const own = await anAgent(app, world)
  const { exceptions } = await call(app, foreign.owner, addAvailabilityException, {
    id,
    start_date: '2026-11-20',
    end_date: '2026-11-20',
  })
  await refusal(call(app, world.owner, getAvailability, { id }), 'not_found')
  await refusal(works(world, id), 'not_found')
  for (const agent of [id, own.id]) {
    await refusal(
      call(app, world.owner, removeAvailabilityException, {
        id: agent,
        exception_id: exceptions[0]?.id ?? '',
      }),
      'not_found',
    )
  }
  await refusal(
    call(app, world.nurse, replaceAvailability, { id: own.id, pattern: [] }),
    'forbidden',
  )
  await refusal(call(app, world.cna, getAvailability, { id: world.cna.agentId }), 'forbidden')
})

const aVisitRow = (world: World, clientId: string, agentId: string, clock: string, hours: number) =>
  inAgency(app.db, world.agencyId, (tx) =>
    insertVisit(tx, {
      agency_id: world.agencyId,
      id: uuid(),
      client_id: clientId,
      agent_id: agentId,
      service_id: world.serviceId,
      scheduled_date: '2026-11-02',
      scheduled_time: clock,
      scheduled_duration: hours * 60,
      starts_at: `2026-11-02T${clock}:00-05:00`,
      ends_at: new Date(
        Date.parse(`2026-11-02T${clock}:00-05:00`) + hours * 3_600_000,
      ).toISOString(),
      status: 'scheduled',
    }),
  )

/** Two caregivers of a fresh agency, one with a visit from nine to eleven on Monday. */
async function aBookedWorld() {
  const world = await anAgency(app)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('agents').set({ type: 'Agent' }).execute(),
  )
  const busy = await anAgent(app, world, { first_name: 'Busy', last_name: 'A' })
  const idle = await anAgent(app, world, { first_name: 'Idle', last_name: 'B' })
  await works(world, busy.id)
  const clientId = uuid()
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .insertInto('clients')
      .values({
        agency_id: world.agencyId,
        id: clientId,
        first_name: 'C',
        last_name: 'D',
        gender: 'female',
        status: 'active',
      })
      .execute(),
  )
  await aVisitRow(world, clientId, busy.id, '09:00', 2)
  return { world, busy, idle }
}

const monday = { start_date: '2026-11-02', end_date: '2026-11-02' }

test('who is free when: hours without the visits booked', async () => {
  const { world, busy, idle } = await aBookedWorld()
  await call(app, world.manager, replaceAvailability, {
    id: busy.id,
    pattern: weekdays,
    minutes_wanted: 1200,
  })
  await call(app, world.manager, addAvailabilityException, {
    id: busy.id,
    start_date: '2026-11-03',
    end_date: '2026-11-03',
  })
  const { data, meta } = await call(app, world.nurse, listFreeTime, {
    start_date: '2026-11-01',
    end_date: '2026-11-03',
  })
  expect(meta.total).toBe(2)
  expect(data[0]).toEqual({
    agent: { id: busy.id, name: 'Busy A', phone: null },
    known: true,
    minutes_wanted: 1200,
    minutes_most: null,
    minutes_booked: 120,
    days: [
      { date: '2026-11-01', free: [] },
      {
        date: '2026-11-02',
        free: [
          { starts_at: '2026-11-02T13:00:00.000Z', ends_at: '2026-11-02T14:00:00.000Z' },
          { starts_at: '2026-11-02T16:00:00.000Z', ends_at: '2026-11-02T21:00:00.000Z' },
        ],
      },
      { date: '2026-11-03', free: [] },
    ],
  })
  expect(data[1]).toMatchObject({ agent: { id: idle.id }, known: false, minutes_booked: 0 })
})

test('who is free of one role', async () => {
  const { world, idle } = await aBookedWorld()
  const pca = await anAgent(app, world, { first_name: 'Pia', last_name: 'C', role: 'pca' })
  const ids = async (filter: object) =>
    (await call(app, world.nurse, listFreeTime, { ...monday, ...filter })).data.map(
      ({ agent }) => agent.id,
    )
  expect(await ids({ role: 'pca' })).toEqual([pca.id])
  expect(await ids({ role: 'cna', search: 'idle' })).toEqual([idle.id])
  expect(await ids({ role: 'sitter' })).toEqual([])
  const body = await refusal(ids({ role: 'owner' }), 'invalid')
  expect(Object.keys(body.errors)).toEqual(['role'])
})

test('a window shows who works in it and what of it is free', async () => {
  const { world, busy, idle } = await aBookedWorld()
  const names = async (filter: object) =>
    (await call(app, world.nurse, listFreeTime, { ...monday, ...filter })).data.map(
      ({ agent, days }) => [
        agent.name,
        ...(days[0]?.free ?? []).map((one) => one.starts_at.slice(11, 16)),
      ],
    )
  expect(await names({ start_time: '10:00', end_time: '12:00' })).toEqual([['Busy A', '16:00']])
  expect(await names({ start_time: '16:00', end_time: '24:00' })).toEqual([])
  await call(app, world.manager, addAvailabilityException, {
    id: idle.id,
    ...monday,
    available: true,
    start: '17:00',
    end: '19:00',
  })
  expect(await names({ start_time: '16:00' })).toEqual([['Idle B', '22:00']])
  expect(await names({ agent_id: idle.id })).toEqual([['Idle B', '22:00']])
  expect(await names({ search: 'busy' })).toHaveLength(1)
  expect(await names({ office_id: world.officeId })).toHaveLength(2)
  expect(await names({ office_id: uuid() })).toEqual([])
  expect(await names({ service_id: world.serviceId })).toEqual([['Busy A', '13:00', '16:00']])
  expect(await names({ items: 1, page: 2 })).toEqual([['Idle B', '22:00']])
  expect(busy.status).toBe('active')
})

test('a range that makes no sense is refused; caregivers may not look', async () => {
  const world = await anAgency(app)
  const ask = (input: object) => call(app, world.owner, listFreeTime, { ...monday, ...input })
  await refusal(ask({ end_date: '2026-11-01' }), 'date_order')
  await refusal(ask({ start_date: '9999-12-31', end_date: '9999-12-31' }), 'invalid')
  expect((await refusal(ask({ end_date: '2026-12-03' }), 'invalid')).errors).toHaveProperty(
    'end_date',
  )
  await ask({ end_date: '2026-12-02' })
  const window = { start_time: '12:00', end_time: '12:00' }
  expect((await refusal(ask(window), 'invalid')).errors).toHaveProperty('end_time')
  await refusal(call(app, world.cna, listFreeTime, monday), 'forbidden')
})
