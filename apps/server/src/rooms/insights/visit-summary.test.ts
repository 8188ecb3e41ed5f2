import { visitSummary } from '@homeward/contract/insights/dashboard'
import { listVisits } from '@homeward/contract/visits/visits'
import { momentFilters, momentOf, momentsOf, visitMoments } from '@homeward/domain/visits/moment'
import { visitStatuses } from '@homeward/domain/visits/vocabulary'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { makeCtx } from '../../plumbing/context.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { moveClock } from '../care/testing/factories.ts'
import { dayOfVisits } from '../visits/door.ts'
import { aVisit } from '../visits/testing/factories.ts'

const app = startTestServer()
const now = '2026-11-02T19:00:00.000Z'
let world: World

/** A visit of an hour in each status, at each of the times where something else becomes of it. */
beforeAll(async () => {
  world = await anAgency(app)
  const { id } = await aVisit(app, world)
  await inAgency(app.db, world.agencyId, async (tx) => {
    for (const status of visitStatuses) {
      for (const minutes of [-181, -180, -76, -75, -60, -11, -10, 0, 30]) {
        await sql`
          insert into visits (agency_id, id, client_id, agent_id, scheduled_date, scheduled_time,
            scheduled_duration, starts_at, ends_at, status, overlap_reason, check_in_at, check_out_at)
          select agency_id, gen_random_uuid(), client_id,
            case when ${status} <> 'available' then agent_id end, scheduled_date, scheduled_time, 60,
            ${now}::timestamptz + make_interval(mins => ${minutes}::int),
            ${now}::timestamptz + make_interval(mins => ${minutes}::int + 60), ${status}, 'a test',
            starts_at, ends_at
          from visits where id = ${id}`.execute(tx)
      }
    }
  })
  await moveClock(app, now)
})

const day = { by_scheduled_date: { start_date: '2026-11-02', end_date: '2026-11-02' } }

test('each visit stands where the rule says, in the day as in the list', async () => {
  const { visits } = await call(app, world.owner, visitSummary, {})
  expect(visits).toHaveLength(1 + 9 * (visitStatuses.length - 2))
  for (const visit of visits) {
    const { status, starts_at: startsAt, ends_at: endsAt } = visit
    expect(visit.moment).toBe(
      momentOf({ status, startsAt, endsAt, draft: false }, { now, lateAfter: 10 }),
    )
  }
  for (const moment of visitMoments) {
    const { data } = await call(app, world.owner, listVisits, { ...day, moment, items: 200 })
    expect(data.map(({ id }) => id).toSorted()).toEqual(
      visits.flatMap((visit) => (visit.moment === moment ? [visit.id] : [])).toSorted(),
    )
  }
})

test.each(['owner', 'admin', 'manager', 'nurse', 'billing_admin', 'pca', 'cna'] as const)(
  'every number that %s sees is that of the list behind it',
  async (role) => {
    const { counts } = await call(app, world[role], visitSummary, {})
    for (const moment of momentFilters) {
      const { meta } = await call(app, world[role], listVisits, { ...day, moment })
      const counted = momentsOf(moment).reduce((sum, one) => sum + counts[one], 0)
      expect({ moment, total: meta.total }).toEqual({ moment, total: counted })
    }
  },
)

test('the day of an office is that of its clients, as in the list', async () => {
  const nowhere = '01900005-0000-7000-8000-00000000dead'
  for (const [office_id, some] of [
    [world.officeId, true],
    [nowhere, false],
  ] as const) {
    const { counts, visits } = await call(app, world.owner, visitSummary, { office_id })
    expect(visits.length > 0).toBe(some)
    for (const moment of visitMoments) {
      const { meta } = await call(app, world.owner, listVisits, { ...day, moment, office_id })
      expect(meta.total).toBe(counts[moment])
    }
  }
})

test('where a day has more visits than are listed, all are counted', async () => {
  const { counts, visits } = await call(app, world.owner, visitSummary, {})
  await inAgency(app.db, world.agencyId, async (tx) => {
    const agency = {
      id: world.agencyId,
      name: '',
      timeZone: 'America/New_York',
      locationTolerance: 1,
      lateAfter: 10,
    }
    const actor = { kind: 'job', name: 'test' } as const
    const ctx = makeCtx(app.services, tx, { agency, actor, requestId: 'test' })
    const first = await dayOfVisits(ctx, { day: '2026-11-02', officeId: undefined, most: 3 })
    expect(first.visits.map(({ id }) => id)).toEqual(visits.slice(0, 3).map(({ id }) => id))
    expect(first.counts).toEqual(counts)
  })
})

test('a caregiver sees the day of their own', async () => {
  const own = await call(app, world.pca, visitSummary, {})
  expect(own.visits.every(({ agent }) => agent?.id === world.pca.agentId)).toBe(true)
  expect(own.visits.length).toBeGreaterThan(0)
  expect((await call(app, world.cna, visitSummary, {})).visits).toEqual([])
})

test('another agency sees nothing of it, and a day that is none is refused', async () => {
  const other = await anAgency(app)
  await moveClock(app, now)
  expect((await call(app, other.owner, visitSummary, {})).visits).toEqual([])
  await refusal(call(app, world.owner, visitSummary, { date: '2026-02-30' }), 'invalid')
})
