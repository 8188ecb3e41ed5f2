import {
  mornings,
  aCareplan,
  anActiveCareplan,
  anAuthorization,
  moveClock,
  one,
  runNightly,
} from '../../care/testing/factories.ts'
import { getCareplan, updateCareplan } from '@homeward/contract/care/careplans'
import { updateAuthorization } from '@homeward/contract/care/authorizations'
import { updateClient } from '@homeward/contract/clients/clients'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { listVisits } from '@homeward/contract/visits/visits'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { makeCtx } from '../../../plumbing/context.ts'
import { call } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { generateVisits } from '../door.ts'
import { aVisit, visitsOf } from '../testing/factories.ts'

const app = startTestServer()
const patch = (world: World, id: string, change: object) =>
  call(app, world.manager, updateCareplan, { id, ...change })
const activate = (world: World, id: string) => patch(world, id, { status: 'active' })
const eventsOf = async (world: World, record_type: string, record_id: string) =>
  (await call(app, world.owner, listAuditEvents, { record_type, record_id })).data

test('activating a plan makes the visits of the next eight weeks, once', async () => {
  const world = await anAgency(app)
  const shifts_attributes = [{ ...mornings, agent_id: world.pca.agentId }]
  const { id } = await anActiveCareplan(app, world, { shifts_attributes })
  const visits = await visitsOf(app, world.manager)
  // 2 November to 28 December, both included: nine Mondays, eight Wednesdays, eight Fridays.
  expect(visits).toHaveLength(25)
  expect(visits[0]).toMatchObject({
    scheduled_date: '2026-11-02',
    scheduled_time: '09:00',
    scheduled_duration: 120,
    starts_at: '2026-11-02T14:00:00.000Z',
    ends_at: '2026-11-02T16:00:00.000Z',
    status: 'scheduled',
    client: { name: 'Ada Moore' },
    agent: { id: world.pca.agentId },
    services: [{ label: 'PCS adult', minutes: 120 }],
    signed: false,
  })
  expect(visits.at(-1)?.scheduled_date).toBe('2026-12-28')
  expect(await one(app, world.manager, getCareplan, id)).toMatchObject({
    visits_count: 25,
    generated_until: '2026-12-28',
  })
  expect(await eventsOf(world, 'careplan', id)).toContainEqual(
    expect.objectContaining({
      action: 'careplan.visits_made',
      actor: 'job visits.generate',
      changes: expect.objectContaining({ visits_made: { before: null, after: 25 } }),
    }),
  )

  // The same wish again, all at once and through every way, makes none twice.
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('careplans').set({ generated_until: null }).execute(),
  )
  await Promise.all([generateNow(world), generateNow(world, [id]), generateNow(world)])
  expect(await visitsOf(app, world.manager)).toEqual(visits)
})

test('who was discharged and is not to be admitted again gets no visits of a plan in force', async () => {
  const world = await anAgency(app)
  const { client } = await anActiveCareplan(app, world)
  await app.drainJobs()
  const discharged = { left_on: '2026-11-02', left_reason: 'Threatened a caregiver' }
  for (const change of [
    { status: 'discharged', ...discharged } as const,
    { status: 'do-not-admit' } as const,
  ]) {
    await call(app, world.manager, updateClient, { id: client.id, ...change })
    await app.drainJobs()
  }
  await moveClock(app, '2026-11-16T08:15:00.000Z')
  expect(await generateNow(world)).toEqual({ made: 0, leftOpen: 0 })
  await moveClock(app, testNow)
})

test('the nightly run adds the day that the horizon has reached', async () => {
  const world = await anAgency(app)
  await anActiveCareplan(app, world, {
    shifts_attributes: [{ ...mornings, recurring_rule: 'FREQ=DAILY' }],
  })
  expect(await visitsOf(app, world.manager)).toHaveLength(57)
  await moveClock(app, '2026-11-04T08:15:00.000Z')
  await runNightly(app, world, 'visits.extend')
  const visits = await visitsOf(app, world.manager)
  expect(visits).toHaveLength(59)
  expect(visits.at(-1)).toMatchObject({ scheduled_date: '2026-12-30', status: 'available' })
  await moveClock(app, testNow)
})

test.each([
  // Clocks go back on 1 November at 2:00: the night shift keeps its eight hours of real time.
  ['2026-10-31', '23:00', 480, '2026-11-01T03:00:00.000Z', '2026-11-01T11:00:00.000Z'],
  ['2026-11-01', '23:00', 480, '2026-11-02T04:00:00.000Z', '2026-11-02T12:00:00.000Z'],
  ['2026-11-01', '01:30', 60, '2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'],
  // They go forward on 14 March at 2:00: half past two is not there and becomes half past three.
  ['2027-03-13', '23:00', 480, '2027-03-14T04:00:00.000Z', '2027-03-14T12:00:00.000Z'],
  ['2027-03-14', '02:30', 60, '2027-03-14T07:30:00.000Z', '2027-03-14T08:30:00.000Z'],
])('on %s at %s for %i minutes it lasts from %s to %s', async (day, time, minutes, from, to) => {
  const world = await anAgency(app)
  await moveClock(app, `${day}T02:00:00.000Z`)
  const visit = await aVisit(app, world, {
    day,
    scheduled_time: time,
    scheduled_duration: minutes,
  })
  expect(visit).toMatchObject({
    scheduled_date: day,
    scheduled_time: time,
    scheduled_duration: minutes,
    starts_at: from,
    ends_at: to,
  })
  await moveClock(app, testNow)
})

test('a visit whose caregiver is booked is made open, and says so in its history', async () => {
  const world = await anAgency(app)
  const agent_id = world.cna.agentId
  const both = [
    { ...mornings, agent_id, recurring_rule: 'FREQ=WEEKLY;BYDAY=MO' },
    { ...mornings, agent_id, recurring_rule: 'FREQ=DAILY', scheduled_time: '10:59' },
  ]
  await anActiveCareplan(app, world, {
    end_date: '2026-11-08',
    shifts_attributes: both,
  })
  const visits = await visitsOf(app, world.manager)
  expect(
    visits.map(({ scheduled_date, scheduled_time, status }) =>
      [scheduled_date.slice(8), scheduled_time, status].join(' '),
    ),
  ).toEqual([
    '02 09:00 scheduled',
    '02 10:59 available',
    ...['03', '04', '05', '06', '07', '08'].map((day) => `${day} 10:59 scheduled`),
  ])
  const open = visits[1]
  const [event] = await eventsOf(world, 'visit', open?.id ?? '')
  expect(event).toMatchObject({
    action: 'visit.left_open',
    changes: { agent_id: { before: agent_id, after: null } },
  })

  // Another client's plan for the same caregiver: all made, those at nine on Monday open.
  const other = await anActiveCareplan(app, world, {
    end_date: '2026-11-08',
    shifts_attributes: [{ ...mornings, agent_id }],
  })
  const theirs = await visitsOf(app, world.manager, { by_client_id: other.client.id })
  expect(theirs.map((visit) => visit.status)).toEqual(['available', 'available', 'available'])
})

test('a shift of a caregiver who left makes open visits', async () => {
  const world = await anAgency(app)
  const { id } = await aCareplan(app, world, {
    shifts_attributes: [{ ...mornings, agent_id: world.cna.agentId }],
  })
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('agents')
      .set({ status: 'inactive' })
      .where('id', '=', world.cna.agentId)
      .execute(),
  )
  await activate(world, id)
  await app.drainJobs()
  const visits = await visitsOf(app, world.manager)
  expect(visits).toHaveLength(25)
  expect(new Set(visits.map((visit) => visit.status))).toEqual(new Set(['available']))
})

test('ending a plan withdraws what waits beyond its end, and nothing else', async () => {
  const world = await anAgency(app)
  const { id } = await anActiveCareplan(app, world, {
    shifts_attributes: [{ ...mornings, recurring_rule: 'FREQ=DAILY' }],
  })
  const before = await visitsOf(app, world.manager)
  const [, , , edited, canceled] = before
  await inAgency(app.db, world.agencyId, async (tx) => {
    const touch = (set: object, visitId = '') =>
      tx
        .updateTable('visits')
        .set({ hand_edited: true, ...set })
        .where('id', '=', visitId)
        .execute()
    await touch({}, edited?.id)
    await touch({ status: 'canceled' }, canceled?.id)
  })
  await patch(world, id, { end_date: '2026-11-03' })
  await app.drainJobs()
  const left = (await visitsOf(app, world.manager)).filter(({ status }) => status !== 'archived')
  expect(left.map((visit) => visit.scheduled_date)).toEqual([
    '2026-11-02',
    '2026-11-03',
    '2026-11-05',
    '2026-11-06',
  ])
  const [event] = await eventsOf(world, 'visit', before[10]?.id ?? '')
  expect(event).toMatchObject({ action: 'visit.withdrawn', actor: 'job visits.withdraw' })

  // In force again for longer, the days come back; those that somebody touched are not doubled.
  await patch(world, id, { status: 'inactive' })
  await app.drainJobs()
  await patch(world, id, { status: 'scheduled', end_date: '2026-11-08' })
  await activate(world, id)
  await app.drainJobs()
  const again = (await visitsOf(app, world.manager)).filter(({ status }) => status !== 'archived')
  expect(again.map((visit) => visit.scheduled_date.slice(8)).join(' ')).toBe('02 03 04 05 06 07 08')
})

test('a plan that follows another frees its caregivers before its own visits are made', async () => {
  const world = await anAgency(app)
  const authorization = await anAuthorization(app, world)
  const shifts_attributes = [{ ...mornings, agent_id: world.cna.agentId }]
  const first = await anActiveCareplan(app, world, { authorization, shifts_attributes })
  const next = await aCareplan(app, world, {
    authorization,
    start_date: '2026-11-16',
    shifts_attributes,
  })
  await activate(world, next.id)
  await app.drainJobs()
  const standing = await call(app, world.manager, listVisits, {
    by_agent_id: world.cna.agentId,
    status: 'scheduled',
  })
  expect(standing.meta.total).toBe(25)
  const counts = await Promise.all(
    [first, next].map(
      async ({ id }) => (await one(app, world.manager, getCareplan, id)).visits_count,
    ),
  )
  expect(counts).toEqual([6, 19])
})

test('visits follow the days of the authorization, both ways', async () => {
  const world = await anAgency(app)
  const authorization = await anAuthorization(app, world)
  const { id } = authorization
  await anActiveCareplan(app, world, { authorization })
  const days = async () =>
    (await visitsOf(app, world.manager)).filter(({ status }) => status !== 'archived').length
  for (const [change, expected] of [
    [{ end_date: '2026-11-06' }, 3],
    [{ end_date: '2026-11-13' }, 6],
    // The visit of this morning has begun by the clock, so it is not taken away.
    [{ status: 'archived', visits_confirmed: true }, 1],
    [{ status: 'active', end_date: '2027-05-31' }, 25],
  ] as const) {
    await call(app, world.manager, updateAuthorization, { id, ...change })
    await app.drainJobs()
    expect(await days()).toBe(expected)
  }
})

test('many plans are filled in few statements', async () => {
  const world = await anAgency(app)
  const plans = await Promise.all(Array.from({ length: 6 }, () => aCareplan(app, world)))
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('careplans').set({ status: 'active' }).execute(),
  )
  const ids = plans.map(({ id }) => id)
  expect(await generateNow(world, ids.slice(0, 2))).toEqual({ made: 50, leftOpen: 0 })
  expect(await generateNow(world)).toEqual({ made: 100, leftOpen: 0 })
  expect(await generateNow(world)).toEqual({ made: 0, leftOpen: 0 })
})

const generateNow = (world: World, careplanIds?: string[]) =>
  inAgency(app.db, world.agencyId, (tx) => {
    const agency = {
      id: world.agencyId,
      name: 'Agency',
      timeZone: 'America/New_York',
      locationTolerance: 150,
      lateAfter: 10,
    }
    const actor = { kind: 'job', name: 'test' } as const
    const ctx = makeCtx(app.services, tx, { agency, actor, requestId: 'test' })
    return generateVisits(ctx, careplanIds ? { careplanIds } : {})
  })
