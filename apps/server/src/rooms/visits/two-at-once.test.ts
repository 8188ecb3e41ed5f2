import { cancelVisit, reviewVisit, updateVisit } from '@homeward/contract/visits/visits'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { Tx } from '../../plumbing/db/pool.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { aCompletedVisit, aVisit, pageOf } from './testing/factories.ts'

const app = startTestServer()

/** Does `second` while somebody else has changed the visit and has not committed yet. */
async function behind<T>(
  { agencyId }: World,
  first: (tx: Tx) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<T> {
  let waited: Promise<T> | undefined
  await inAgency(app.db, agencyId, async (tx) => {
    await first(tx)
    waited = second()
    waited.catch(() => {})
    await expect.poll(waiting, { timeout: 4000 }).toBe(1)
  })
  return waited as Promise<T>
}

/** How many wait for a lock; only the database's owner sees them. */
async function waiting(): Promise<number> {
  const owner = new pg.Client({ connectionString: app.db.directUrl })
  await owner.connect()
  const { rows } = await owner.query(`select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`)
  await owner.end()
  return rows.length
}

const giveTo = (visit: { id: string }, agentId: string) => (tx: Tx) =>
  tx
    .updateTable('visits')
    .set({ agent_id: agentId, lock_version: sql`lock_version + 1` })
    .where('id', '=', visit.id)
    .execute()

test('who waited for another answers with the caregiver that the other named', async () => {
  const world = await anAgency(app)
  const visit = await aVisit(app, world)
  const answered = await behind(world, giveTo(visit, world.nurse.agentId), () =>
    call(app, world.manager, cancelVisit, { id: visit.id, reason: 'Away' }),
  )
  expect(answered.agent?.id).toBe(world.nurse.agentId)
  expect(answered).toEqual(await pageOf(app, world.manager, visit.id))
})

test('who waited for another answers with the activities that the other left', async () => {
  const world = await anAgency(app)
  const visit = await aCompletedVisit(app, world)
  const noted = (tx: Tx) =>
    sql`with noted as (update visits set lock_version = lock_version + 1 where id = ${visit.id})
      insert into visit_activities (agency_id, visit_id, activity_id, status, note)
      select a.agency_id, ${visit.id}, a.id, 'completed', 'Late' from service_activities a
      on conflict do nothing`.execute(tx)
  const answered = await behind(world, noted, () =>
    call(app, world.nurse, reviewVisit, { id: visit.id, decision: 'approve' }),
  )
  expect(answered).toEqual(await pageOf(app, world.nurse, visit.id))
})

test('a caregiver who was taken off a visit meanwhile is refused', async () => {
  const world = await anAgency(app)
  const visit = await aVisit(app, world)
  const answered = await behind(world, giveTo(visit, world.nurse.agentId), () =>
    call(app, world.manager, updateVisit, { id: visit.id, overlap_reason: 'Both are needed' }),
  )
  expect(answered).toEqual(await pageOf(app, world.manager, visit.id))
})
