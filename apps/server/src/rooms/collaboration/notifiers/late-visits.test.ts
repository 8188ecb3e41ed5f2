import { listHistory } from '@homeward/contract/identity/audit'
import { checkIn } from '@homeward/contract/visits/capture'
import { cancelVisit, updateVisit } from '@homeward/contract/visits/visits'
import { beforeEach, expect, test } from 'vitest'
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

/** What the owner was told when the task looked at a time of the tests' day in New York. */
const lookAt = async (instant: string, who = world.owner) => {
  await moveTo(app, instant)
  await runTask(app, world, 'collaboration.notify_late_visits')
  return told(app, who, { kind: 'visit_late' })
}

test('a visit that nobody checked into is told a quarter of an hour after its start, once', async () => {
  expect(await lookAt('2026-11-02T15:15:00.000Z')).toEqual([])
  const late = await lookAt('2026-11-02T15:16:00.000Z')
  expect(late).toMatchObject([
    {
      kind: 'visit_late',
      title: 'Rosa Alvarez, 10:00 AM: not checked in',
      body: expect.stringMatching(/^Scheduled for 11\/02\/2026 10:00 AM with Test pca-\w+\.$/),
      subject_type: 'visit',
      subject_id: visit,
    },
  ])
  expect(await lookAt('2026-11-02T15:21:00.000Z')).toEqual(late)
  for (const who of [world.admin, world.manager]) {
    expect(await told(app, who)).toHaveLength(1)
  }
  for (const who of [world.billing_admin, world.nurse, world.pca]) {
    expect(await told(app, who)).toEqual([])
  }
})

test('that people were told stands in the history of the visit', async () => {
  await lookAt('2026-11-02T15:20:00.000Z')
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
  expect(await lookAt('2026-11-03T15:00:01.000Z')).toEqual([])
})

test('another agency is told nothing', async () => {
  const other = await anAgency(app)
  await lookAt('2026-11-02T15:20:00.000Z')
  await runTask(app, other, 'collaboration.notify_late_visits')
  expect(await told(app, other.owner)).toEqual([])
})
