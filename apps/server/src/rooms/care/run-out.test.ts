import {
  type Authorization,
  getAuthorizationWeeks,
  listAuthorizations,
  updateAuthorization,
} from '@homeward/contract/care/authorizations'
import { burnDown } from '@homeward/domain/care/burn-down'
import { addDays } from '@homeward/domain/time/zone'
import type { VisitStatus } from '@homeward/domain/visits/vocabulary'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { anAuthorization } from './testing/factories.ts'

const app = startTestServer()
const today = '2026-11-02'

/** Days before today, status and minutes of visits under an authorization. */
type Given = readonly (readonly [daysAgo: number, status: VisitStatus, minutes: number])[]

const give = (world: World, { id, client_id }: Authorization, visits: Given) =>
  inAgency(app.db, world.agencyId, async (tx) => {
    const rows = visits.map(([daysAgo, status, minutes]) => {
      const day = addDays(today, -daysAgo)
      const done = status === 'completed' || status === 'approved'
      return {
        agency_id: world.agencyId,
        id: uuid(),
        client_id,
        authorization_id: id,
        scheduled_date: day,
        scheduled_time: '09:00',
        scheduled_duration: minutes,
        starts_at: `${day}T14:00:00Z`,
        ends_at: `${day}T15:00:00Z`,
        status,
        check_in_at: done ? `${day}T14:00:00Z` : null,
        check_out_at: done ? `${day}T15:00:00Z` : null,
        completed_duration: done ? minutes : null,
        reviewed_duration: status === 'approved' ? minutes : null,
      }
    })
    await tx.insertInto('visits').values(rows).execute()
  })

/** What the burn-down of the client's page says, from the weeks that it reads. */
const onClientPage = async (world: World, one: Authorization): Promise<string | null> => {
  const { weeks } = await call(app, world.manager, getAuthorizationWeeks, { id: one.id })
  return burnDown(
    {
      units: one.units,
      unitPeriod: one.unit_period,
      minutesPerUnit: one.minutes_per_unit,
      startDate: one.start_date,
      endDate: one.end_date,
    },
    weeks.map((week) => ({
      monday: week.monday,
      delivered: week.delivered_minutes,
      planned: week.planned_minutes,
    })),
    today,
  ).usedUpOn
}

const cases: readonly [units: number, visits: Given, runsOutOn: string | null][] = [
  // 100 minutes a day for a week: 800 minutes are left.
  [
    100,
    [
      [1, 'completed', 300],
      [3, 'approved', 400],
      [2, 'canceled', 999],
    ],
    '2026-11-10',
  ],
  // Long before the weeks that count nothing but the total falls.
  [100, [[60, 'completed', 1000]], null],
  // A week with a visit that nobody worked belongs to the pace.
  [
    100,
    [
      [8, 'available', 60],
      [1, 'completed', 700],
    ],
    '2026-11-18',
  ],
  [50, [[1, 'completed', 800]], today],
  [2000, [[1, 'completed', 60]], null],
  [100, [[-3, 'available', 300]], null],
]

test('the list says of each when it runs out as the page of its client does, and sorts by it', async () => {
  const world = await anAgency(app)
  const made: Authorization[] = []
  for (const [units, visits, expected] of cases) {
    const one = await anAuthorization(app, world, { units, unit_period: 'total' })
    await give(world, one, visits)
    expect(await onClientPage(world, one)).toBe(expected)
    made.push(one)
  }
  const list = (wishes: object) => call(app, world.manager, listAuthorizations, wishes)
  const { data } = await list({})
  const told = new Map(data.map((one) => [one.id, one.runs_out_on]))
  expect(made.map(({ id }) => told.get(id))).toEqual(cases.map(([, , expected]) => expected))

  const days = async (wishes: object) =>
    (await list(wishes)).data.map(({ runs_out_on }) => runs_out_on)
  const inOrder = ['2026-11-02', '2026-11-10', '2026-11-18']
  expect(await days({ sort: 'runs_out_on' })).toEqual([...inOrder, null, null, null])
  expect(await days({ sort: '-runs_out_on', items: 3 })).toEqual(inOrder.toReversed())
  expect(await days({ sort: 'runs_out_on', items: 2, page: 2 })).toEqual(['2026-11-18', null])
  expect(await days({ runs_out_soon: true, sort: 'runs_out_on' })).toEqual(inOrder)
  expect(await days({ runs_out_soon: false })).toEqual([null, null, null])
})

test('only a total in force runs out: none of a week, none that is over, to come or archived', async () => {
  const world = await anAgency(app)
  const spent: Given = [[1, 'completed', 700]]
  const total = { units: 60, unit_period: 'total' } as const
  const archived = await anAuthorization(app, world, total)
  const others = [
    await anAuthorization(app, world, { units: 60 }),
    await anAuthorization(app, world, { ...total, end_date: '2026-11-01' }),
    await anAuthorization(app, world, { ...total, start_date: '2026-11-03' }),
  ]
  for (const one of [archived, ...others]) await give(world, one, spent)
  await call(app, world.manager, updateAuthorization, { id: archived.id, status: 'archived' })
  const { data } = await call(app, world.manager, listAuthorizations, {})
  expect(data.map(({ runs_out_on }) => runs_out_on)).toEqual([null, null, null, null])
})
