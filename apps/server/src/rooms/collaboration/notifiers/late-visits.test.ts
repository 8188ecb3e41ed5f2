import { updateAgency } from '@homeward/contract/agency/agencies'
import { createOffice } from '@homeward/contract/agency/offices'
import { listHistory } from '@homeward/contract/identity/audit'
import { checkIn } from '@homeward/contract/visits/capture'
import { cancelVisit, updateVisit } from '@homeward/contract/visits/visits'
import { beforeEach, expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aVisit, moveTo, runTask, told } from '../testing/factories.ts'

const app = startTestServer()
let world: World
let visit: string
beforeEach(async () => {
  await moveTo(app, testNow)
  world = await anAgency(app)
  ;({ visit } = await aVisit(app, world))
})

const late = { kind: 'visit_late' } as const
const missed = { kind: 'visit_missed' } as const

/** Lets the task look at a time of the tests' day in New York; what somebody was told then. */
const lookAt = async (
  instant: string,
  who = world.manager,
  filter: typeof late | typeof missed = late,
) => {
  await moveTo(app, instant)
  await runTask(app, world, 'collaboration.notify_late_visits')
  return told(app, who, filter)
}

test('schedulers hear ten minutes after the start of a visit that nobody checked into, once', async () => {
  expect(await lookAt('2026-11-02T15:10:00.000Z')).toEqual([])
  const found = await lookAt('2026-11-02T15:11:00.000Z')
  expect(found).toMatchObject([
    {
      kind: 'visit_late',
      title: 'Rosa Alvarez, 10:00 AM: not checked in',
      body: expect.stringMatching(/^Scheduled for 11\/02\/2026 10:00 AM with Test pca-\w+\.$/),
      subject_type: 'visit',
      subject_id: visit,
    },
  ])
  expect(await lookAt('2026-11-02T15:21:00.000Z')).toEqual(found)
  for (const who of [world.owner, world.admin, world.billing_admin, world.nurse, world.pca]) {
    expect(await told(app, who)).toEqual([])
  }
})

test('owner and admins hear of it when it stays late, everybody when it is missed', async () => {
  await lookAt('2026-11-02T15:11:00.000Z')
  const escalated = [{ title: 'Rosa Alvarez, 10:00 AM: still not checked in' }]
  expect(await lookAt('2026-11-02T15:31:00.000Z', world.owner)).toMatchObject(escalated)
  expect(await lookAt('2026-11-02T15:32:00.000Z', world.admin)).toMatchObject(escalated)
  expect(await told(app, world.manager)).toHaveLength(1)
  for (const who of [world.owner, world.admin, world.manager]) {
    expect(await lookAt('2026-11-02T18:01:00.000Z', who, missed)).toMatchObject([
      { title: 'Rosa Alvarez, 10:00 AM: missed' },
    ])
  }
})

test('what came due while the task did not run is told at once, in one message', async () => {
  await lookAt('2026-11-02T15:40:00.000Z')
  for (const who of [world.owner, world.manager]) expect(await told(app, who)).toHaveLength(1)
  await lookAt('2026-11-02T20:00:00.000Z')
  for (const who of [world.owner, world.manager]) expect(await told(app, who)).toHaveLength(2)
})

test('two processes that look at the same time tell it once', async () => {
  await moveTo(app, '2026-11-02T15:11:00.000Z')
  await Promise.all([1, 2].map(() => runTask(app, world, 'collaboration.notify_late_visits')))
  expect(await told(app, world.manager)).toHaveLength(1)
})

test('the agency sets after how many minutes', async () => {
  await call(app, world.owner, updateAgency, {
    id: world.agencyId,
    late_tolerance: 20,
    late_escalation: 25,
  })
  expect(await lookAt('2026-11-02T15:20:00.000Z')).toEqual([])
  expect(await lookAt('2026-11-02T15:21:00.000Z')).toHaveLength(1)
  expect(await lookAt('2026-11-02T15:26:00.000Z', world.owner)).toHaveLength(1)
})

test('a visit without a caregiver is missed as well', async () => {
  await call(app, world.manager, updateVisit, { id: visit, agent_id: null })
  expect(await lookAt('2026-11-02T18:01:00.000Z', world.manager, missed)).toMatchObject([
    { body: 'Scheduled for 11/02/2026 10:00 AM without a caregiver.' },
  ])
})

test('somebody limited to another office is told nothing', async () => {
  const elsewhere = await call(app, world.owner, createOffice, { name: 'Elsewhere' })
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('assignments')
      .set({ office_id: elsewhere.id, limited: true })
      .where('agent_id', '=', world.manager.agentId)
      .execute(),
  )
  await lookAt('2026-11-02T18:01:00.000Z')
  expect(await told(app, world.manager)).toEqual([])
  expect(await told(app, world.owner, missed)).toHaveLength(1)
})

test('that people were told stands in the history of the visit', async () => {
  await lookAt('2026-11-02T15:40:00.000Z')
  const { data } = await call(app, world.owner, listHistory, {
    record_type: 'visit',
    record_id: visit,
  })
  expect(data[0]).toMatchObject({
    action: 'notification.sent',
    actor: 'job collaboration.notify_late_visits',
    changes: { people_notified: { before: null, after: 3 } },
  })
})

test('a visit that was moved and is late again is told again', async () => {
  expect(await lookAt('2026-11-02T15:20:00.000Z')).toHaveLength(1)
  await call(app, world.manager, updateVisit, { id: visit, scheduled_time: '11:00' })
  expect(await lookAt('2026-11-02T16:10:00.000Z')).toHaveLength(1)
  const [newest, ...before] = await lookAt('2026-11-02T16:20:00.000Z')
  expect(newest?.title).toBe('Rosa Alvarez, 11:00 AM: not checked in')
  expect(before).toHaveLength(1)
})

test('nobody is told of a visit that is running, canceled, or a day old', async () => {
  const { visit: running } = await aVisit(app, world, { name: 'Bertha', time: '11:00' })
  const { visit: canceled } = await aVisit(app, world, { name: 'Carl', time: '12:00' })
  await moveTo(app, '2026-11-02T16:00:00.000Z')
  await call(app, world.pca, checkIn, { id: running, at: '2026-11-02T16:00:00.000Z' })
  await call(app, world.manager, cancelVisit, { id: canceled, reason: 'In hospital' })
  expect(await lookAt('2026-11-03T15:00:01.000Z', world.manager, missed)).toEqual([])
})

test('another agency is told nothing', async () => {
  const other = await anAgency(app)
  await lookAt('2026-11-02T15:20:00.000Z')
  await runTask(app, other, 'collaboration.notify_late_visits')
  expect(await told(app, other.owner)).toEqual([])
})
