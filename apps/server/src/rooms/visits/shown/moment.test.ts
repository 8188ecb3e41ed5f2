import { updateAgency } from '@homeward/contract/agency/agencies'
import { listExceptions } from '@homeward/contract/insights/work'
import { visitSummary } from '@homeward/contract/insights/dashboard'
import { getVisit, listVisits } from '@homeward/contract/visits/visits'
import { getVisitsDashboard, readVisitsFeed } from '@homeward/contract/visits/watching'
import { momentOf, type VisitMoment, visitMoments } from '@homeward/domain/visits/moment'
import { type VisitStatus, visitStatuses } from '@homeward/domain/visits/vocabulary'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { moveClock } from '../../care/testing/factories.ts'
import { boundsAt, isAt } from './moment-store.ts'
import { aVisit } from '../testing/factories.ts'

const app = startTestServer()
const now = '2026-11-02T19:00:00.000Z'
const lateAfter = 25
const today = { by_scheduled_date: { start_date: '2026-11-02', end_date: '2026-11-02' } }
let world: World

/** Numbers that are the same in each run. */
const random = (() => {
  let state = 20261102
  return (below: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
})()
const one = <T>(of: readonly T[]): T => of[random(of.length)] as T

/** Seconds from now at which something else becomes of a visit, and times between them. */
const starts = (): number =>
  one([-10_800, -lateAfter * 60, -4500, -900, 0]) + one([-1, 0, 1, random(3600), -random(3600)])

beforeAll(async () => {
  world = await anAgency(app)
  await call(app, world.owner, updateAgency, {
    id: world.agencyId,
    late_tolerance: lateAfter,
    late_escalation: 60,
  })
  const { id } = await aVisit(app, world)
  await inAgency(app.db, world.agencyId, async (tx) => {
    for (let count = 0; count < 400; count += 1) {
      const status: VisitStatus = one(visitStatuses)
      const draft = (status === 'available' || status === 'scheduled') && random(3) === 0
      const [from, length] = [starts(), one([15, 45, 60])]
      await sql`
        insert into visits (agency_id, id, client_id, agent_id, scheduled_date, scheduled_time,
          scheduled_duration, starts_at, ends_at, status, draft, overlap_reason, check_in_at, check_out_at)
        select agency_id, gen_random_uuid(), client_id,
          case when ${status} <> 'available' then agent_id end, scheduled_date, scheduled_time,
          ${length}::int, ${now}::timestamptz + make_interval(secs => ${from}::int),
          ${now}::timestamptz + make_interval(secs => ${from}::int + ${length}::int * 60), ${status},
          ${draft}, 'a test', starts_at, ends_at
        from visits where id = ${id}`.execute(tx)
    }
  })
  await moveClock(app, now)
})

/** What the rule says of every visit. */
const judged = () =>
  inAgency(app.db, world.agencyId, async (tx) => {
    const rows = await tx
      .selectFrom('visits')
      .select(['id', 'status', 'starts_at', 'ends_at', 'draft'])
      .execute()
    return rows.map(({ id, status, starts_at, ends_at, draft }) => ({
      id,
      draft,
      moment: momentOf({ status, startsAt: starts_at, endsAt: ends_at, draft }, { now, lateAfter }),
    }))
  })

const idsAt = (rows: Awaited<ReturnType<typeof judged>>, moment: VisitMoment): string[] =>
  rows.flatMap((row) => (row.moment === moment ? [row.id] : [])).toSorted()

test.each(visitMoments)('the database finds the visits that the rule calls %s', async (moment) => {
  const bounds = boundsAt({
    now: new Date(now),
    agency: { id: world.agencyId, name: '', timeZone: '', locationTolerance: 150, lateAfter },
  })
  const found = await inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('visits').select('id').where(isAt(moment, bounds)).execute(),
  )
  const expected = idsAt(await judged(), moment)
  expect(found.map(({ id }) => id).toSorted()).toEqual(expected)
  expect(expected.length).toBeGreaterThan(5)
})

test('list, day, dashboard and queue agree with it, by the minutes that the agency chose', async () => {
  const rows = await judged()
  const { counts } = await call(app, world.owner, visitSummary, {})
  const { today: dashboard } = await call(app, world.owner, getVisitsDashboard, {})
  for (const moment of visitMoments) {
    const expected = idsAt(rows, moment).length
    const { meta } = await call(app, world.owner, listVisits, { ...today, moment })
    expect([moment, meta.total]).toEqual([moment, expected])
    expect([moment, counts[moment], dashboard.counts[moment]]).toEqual([moment, expected, expected])
  }
  for (const exception of ['missed', 'late'] as const) {
    const { data } = await call(app, world.owner, listExceptions, { exception, items: 200 })
    expect(data.map(({ id }) => id).toSorted()).toEqual(idsAt(rows, exception))
  }
})

test('the feed tells each that is late or missed, and never a draft', async () => {
  const rows = await judged()
  const { items } = await call(app, world.owner, readVisitsFeed, { only: 'exceptions', items: 200 })
  const told = (happening: string): string[] =>
    items.flatMap((item) => (item.happening === happening ? [item.visit_id] : [])).toSorted()
  expect(told('missed')).toEqual(idsAt(rows, 'missed'))
  expect(told('late')).toEqual(expect.arrayContaining(idsAt(rows, 'late')))
  const drafts = new Set(rows.flatMap((row) => (row.draft ? [row.id] : [])))
  expect(items.filter(({ visit_id }) => drafts.has(visit_id))).toEqual([])
})

test('the page of a past draft calls it neither late nor missed', async () => {
  const past = (await judged()).filter(({ draft }) => draft)
  for (const { id, moment } of past.slice(0, 20)) {
    const visit = await call(app, world.owner, getVisit, { id })
    expect([visit.moment, visit.exception]).toEqual([moment, null])
    expect(visit.timeline.filter(({ note }) => note === 'Not checked in')).toEqual([])
  }
})
