import { checkIn, checkOut } from '@homeward/contract/visits/capture'
import { cancelVisit, reviewVisit, updateVisit, type Visit } from '@homeward/contract/visits/visits'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../plumbing/db/pool.ts'
import { behind } from '../../testing/behind.ts'
import { call, type Caller, refusal } from '../../testing/call.ts'
import { startTestServer, testNow } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { home, moveClock } from '../care/testing/factories.ts'
import { aCompletedVisit, aVisit, pageOf } from './testing/factories.ts'

const app = startTestServer()

const giveTo = (visit: { id: string }, agentId: string) => (tx: Tx) =>
  tx
    .updateTable('visits')
    .set({ agent_id: agentId, lock_version: sql`lock_version + 1` })
    .where('id', '=', visit.id)
    .execute()

test('who waited for another answers with the caregiver that the other named', async () => {
  const world = await anAgency(app)
  const visit = await aVisit(app, world)
  const answered = await behind(app, world, giveTo(visit, world.nurse.agentId), () =>
    call(app, world.manager, cancelVisit, { id: visit.id, reason: 'Away' }),
  )
  expect(answered.agent?.id).toBe(world.nurse.agentId)
  expect(answered).toEqual(await pageOf(app, world.manager, visit.id))
})

test('a cancellation with an older version is refused, and the visit is as the other left it', async () => {
  const world = await anAgency(app)
  const visit = await aVisit(app, world)
  const asked = { id: visit.id, reason: 'Snow', lock_version: visit.lock_version }
  await refusal(
    behind(app, world, giveTo(visit, world.nurse.agentId), () =>
      call(app, world.manager, cancelVisit, asked),
    ),
    'stale',
  )
  const now = await pageOf(app, world.manager, visit.id)
  expect(now).toMatchObject({ status: 'scheduled', agent: { id: world.nurse.agentId } })
  const { lock_version } = now
  await call(app, world.manager, cancelVisit, { ...asked, lock_version })
})

test('who waited for another answers with the activities that the other left', async () => {
  const world = await anAgency(app)
  const visit = await aCompletedVisit(app, world)
  const noted = (tx: Tx) =>
    sql`with noted as (update visits set lock_version = lock_version + 1 where id = ${visit.id})
      insert into visit_activities (agency_id, visit_id, activity_id, status, note)
      select a.agency_id, ${visit.id}, a.id, 'completed', 'Late' from service_activities a
      on conflict do nothing`.execute(tx)
  const answered = await behind(app, world, noted, () =>
    call(app, world.nurse, reviewVisit, { id: visit.id, decision: 'approve' }),
  )
  expect(answered).toEqual(await pageOf(app, world.nurse, visit.id))
})

test('what is changed of a visit that was given away meanwhile is answered as it is', async () => {
  const world = await anAgency(app)
  const visit = await aVisit(app, world)
  const { changed_from: from, ...answered } = await behind(
    app,
    world,
    giveTo(visit, world.nurse.agentId),
    () =>
      call(app, world.manager, updateVisit, { id: visit.id, assignment_reason: 'Both are needed' }),
  )
  expect(answered).toEqual(await pageOf(app, world.manager, visit.id))
  expect(from).toMatchObject([{ agent_id: world.nurse.agentId }])
})

test('whatever is done to a visit is answered as it is read right after', async () => {
  await moveClock(app, testNow)
  const world = await anAgency(app)
  const { id } = await aVisit(app, world)
  const asRead = async (who: Caller, answered: Promise<Visit>) =>
    expect(await answered).toMatchObject(await pageOf(app, who, id))
  const { manager, nurse, pca } = world
  const move = (fields: object) => call(app, manager, updateVisit, { id, ...fields })
  await asRead(manager, move({ agent_id: nurse.agentId, assignment_reason: 'Both are needed' }))
  await asRead(manager, move({ agent_id: null, scheduled_time: '09:15' }))
  await asRead(manager, move({ agent_id: pca.agentId, scheduled_time: '09:00' }))
  await asRead(manager, move({}))
  await asRead(pca, call(app, pca, checkIn, { id, at: '2026-11-02T14:00:00.000Z', ...home }))
  await moveClock(app, '2026-11-02T16:00:00.000Z')
  await asRead(pca, call(app, pca, checkOut, { id, at: '2026-11-02T16:00:00.000Z', ...home }))
  await asRead(
    nurse,
    call(app, nurse, reviewVisit, { id, decision: 'reject', note: 'Nobody came' }),
  )
  await asRead(nurse, call(app, nurse, reviewVisit, { id, decision: 'approve', note: 'She did' }))
})
