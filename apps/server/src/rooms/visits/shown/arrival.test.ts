import { listVisits } from '@homeward/contract/visits/visits'
import { type Arrival, arrivals } from '@homeward/domain/visits/arrival'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { moveClock } from '../../care/testing/factories.ts'
import { aVisit } from '../testing/factories.ts'

const app = startTestServer()
let world: World

/** Status, draft, and the minutes from the planned start to a check-in, and to a corrected one. */
type Began = [string, string, boolean, number | null, number | null, Arrival | null]

const begun: readonly Began[] = [
  ['on the last minute', 'completed', false, 10, null, 'on_time'],
  ['a minute later', 'completed', false, 11, null, 'not_on_time'],
  ['hours early', 'approved', false, -200, null, 'on_time'],
  ['in progress', 'in_progress', false, 0, null, 'on_time'],
  ['no check-in', 'scheduled', false, null, null, 'not_on_time'],
  ['no caregiver', 'available', false, null, null, 'not_on_time'],
  ['corrected to late', 'approved', false, 0, 30, 'not_on_time'],
  ['corrected to on time', 'approved', false, 30, 0, 'on_time'],
  ['canceled', 'canceled', false, null, null, null],
  ['a draft', 'scheduled', true, null, null, null],
]

/** The visits of a list, by what is the matter with them. */
const found = async (arrival: Arrival) => {
  const { data } = await call(app, world.owner, listVisits, { arrival, items: 100 })
  return data.map(({ id }) => id).toSorted()
}
const ids = new Map<string, string>()

beforeAll(async () => {
  world = await anAgency(app)
  const { id } = await aVisit(app, world)
  await inAgency(app.db, world.agencyId, async (tx) => {
    for (const [what, status, draft, off, corrected] of begun) {
      const { rows } = await sql<{ id: string }>`
        insert into visits (agency_id, id, client_id, agent_id, scheduled_date, scheduled_time,
          scheduled_duration, starts_at, ends_at, status, draft, overlap_reason, check_in_at,
          reviewed_check_in_at, check_out_at)
        select agency_id, gen_random_uuid(), client_id,
          case when ${status} <> 'available' then agent_id end, scheduled_date, scheduled_time, 60,
          starts_at, ends_at, ${status}, ${draft}, 'a test',
          starts_at + make_interval(mins => ${off}::int),
          starts_at + make_interval(mins => ${corrected}::int),
          case when ${status} in ('completed', 'approved') then ends_at end
        from visits where id = ${id} returning id`.execute(tx)
      ids.set(what, rows[0]?.id ?? '')
    }
    await sql`update visits set status = 'canceled' where id = ${id}`.execute(tx)
  })
})

test.each(arrivals)('the list has the visits that were %s', async (arrival) => {
  await moveClock(app, '2026-11-02T23:00:00Z')
  const expected = begun.flatMap(([what, , , , , is]) =>
    is === arrival ? [ids.get(what) ?? ''] : [],
  )
  expect(await found(arrival)).toEqual(expected.toSorted())
})

test('a visit counts once it would be late', async () => {
  await moveClock(app, '2026-11-02T14:10:00Z')
  expect(await Promise.all(arrivals.map(found))).toEqual([[], []])
  await moveClock(app, '2026-11-02T14:10:01Z')
  expect((await Promise.all(arrivals.map(found))).flat()).toHaveLength(8)
})
