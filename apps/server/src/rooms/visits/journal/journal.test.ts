import type { InputOf } from '@homeward/contract/endpoint'
import { listVisits } from '@homeward/contract/visits/visits'
import { getVisitsDashboard, readVisitsJournal } from '@homeward/contract/visits/watching'
import { v7 as uuid } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { insertVisit } from '../../../testing/visits.ts'
import { anAgency, type Person, type World } from '../../../testing/world.ts'
import { aClient } from '../../clients/testing/factories.ts'

const app = startTestServer()
let world: World
let zoe: string

type Planned = { at: string; day: string; client: string; status?: 'available' | 'canceled' }

const plan = ({ at, day, client, status }: Planned) =>
  inAgency(app.db, world.agencyId, (tx) =>
    insertVisit(tx, {
      agency_id: world.agencyId,
      id: uuid(),
      client_id: client,
      agent_id: status === 'available' ? null : world.pca.agentId,
      service_id: world.serviceId,
      payor_id: world.payorId,
      status: status ?? 'scheduled',
      scheduled_date: day,
      scheduled_time: '09:00',
      scheduled_duration: 60,
      starts_at: at,
      ends_at: new Date(Date.parse(at) + 3_600_000).toISOString(),
    }),
  )

// The week of the test's Monday, November 2, begins the day after the clocks went back.
beforeAll(async () => {
  world = await anAgency(app)
  zoe = (await aClient(app, world, { first_name: 'Zoe', last_name: 'Adams' })).id
  const ann = (await aClient(app, world, { first_name: 'Ann', last_name: 'Zimmer' })).id
  await aClient(app, world, { first_name: 'Without', last_name: 'Visits' })
  await plan({ at: '2026-11-02T05:00:00.000Z', day: '2026-11-02', client: zoe })
  await plan({ at: '2026-11-09T04:00:00.000Z', day: '2026-11-08', client: zoe })
  await plan({ at: '2026-11-04T15:00:00.000Z', day: '2026-11-04', client: ann })
  await plan({
    at: '2026-11-05T15:00:00.000Z',
    day: '2026-11-05',
    client: ann,
    status: 'available',
  })
  await plan({ at: '2026-11-06T15:00:00.000Z', day: '2026-11-06', client: ann, status: 'canceled' })
  // The days on either side.
  await plan({ at: '2026-11-02T03:30:00.000Z', day: '2026-11-01', client: zoe })
  await plan({ at: '2026-11-09T05:30:00.000Z', day: '2026-11-09', client: zoe })
})

const read = (
  input: Partial<InputOf<typeof readVisitsJournal>> = {},
  who: Person = world.manager,
) => call(app, who, readVisitsJournal, { week_of: '2026-11-05', ...input })

test('a week has its clients by name, each with the visits from Monday through Sunday', async () => {
  const { data, meta } = await read()
  expect(meta).toMatchObject({ total: 2, pages: 1 })
  expect(
    data.map(({ name, visits }) => [name, visits.map((visit) => visit.scheduled_date)]),
  ).toEqual([
    ['Zoe Adams', ['2026-11-02', '2026-11-08']],
    ['Ann Zimmer', ['2026-11-04', '2026-11-05', '2026-11-06']],
  ])
  expect(data[1]).toMatchObject({ planned_minutes: 120, worked_minutes: 0 })
  expect(data[1]?.visits.map(({ moment }) => moment)).toEqual(['to_come', 'open', null])
})

test('page by page every client comes once; a week without visits has none', async () => {
  const [first, second] = [await read({ items: 1 }), await read({ items: 1, page: 2 })]
  expect(first.meta.pages).toBe(2)
  expect([...first.data, ...second.data].map(({ name }) => name)).toEqual([
    'Zoe Adams',
    'Ann Zimmer',
  ])
  for (const nothing of [{ items: 0 }, { items: 1, page: 9 }])
    expect(await read(nothing)).toMatchObject({ data: [], meta: { total: 2 } })
  expect(await read({ week_of: '2030-01-01' })).toMatchObject({ data: [], meta: { total: 0 } })
  await refusal(read({ week_of: 'next week' }), 'invalid')
})

test('a caregiver reads their own visits only', async () => {
  expect((await read({}, world.pca)).data).toHaveLength(2)
  expect((await read({}, world.cna)).data).toEqual([])
})

const dashboard = (input: InputOf<typeof getVisitsDashboard> = {}) =>
  call(app, world.manager, getVisitsDashboard, input)

test('each number of the dashboard is that of its list', async () => {
  const { start_date, end_date, statuses, days, today } = await dashboard()
  expect([start_date, end_date]).toEqual(['2026-11-02', '2026-11-08'])
  for (const status of ['scheduled', 'available', 'canceled', 'completed'] as const) {
    const by_scheduled_date = { start_date, end_date }
    const { meta } = await call(app, world.manager, listVisits, { by_scheduled_date, status })
    expect(statuses[status], status).toBe(meta.total)
  }
  expect(days).toHaveLength(7)
  expect(days[3]).toMatchObject({ date: '2026-11-05', visits: 1, open: 1, planned_minutes: 60 })
  expect(days[4]).toMatchObject({ visits: 0, canceled: 1, planned_minutes: 0 })
  expect(today).toMatchObject({ date: '2026-11-02', counts: { missed: 1, to_come: 0 } })
})

test('a dashboard of days in the wrong order, or of too many, is refused', async () => {
  await refusal(dashboard({ start_date: '2026-11-08', end_date: '2026-11-02' }), 'date_order')
  await refusal(dashboard({ start_date: '2016-01-01', end_date: '2026-01-01' }), 'invalid')
  expect((await dashboard({ start_date: '2026-11-08' })).end_date).toBe('2026-11-08')
})
