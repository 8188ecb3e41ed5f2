import { createAlert, listAlerts, updateAlert } from '@homeward/contract/collaboration/alerts'
import { archiveClient } from '@homeward/contract/clients/clients'
import type { InputOf } from '@homeward/contract/endpoint'
import { beforeEach, expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aClient, moveTo, runTask, told } from '../testing/factories.ts'

const app = startTestServer()
let world: World
let client: string
beforeEach(async () => {
  await moveTo(app, testNow)
  world = await anAgency(app)
  client = await aClient(app, world)
})

const set = (wishes: Partial<InputOf<typeof createAlert>> = {}) =>
  call(app, world.manager, createAlert, {
    parent_type: 'Client',
    parent_id: client,
    title: 'Call the daughter',
    date: '2026-11-02',
    ...wishes,
  })

/** The titles and texts that somebody was told when the task looked on a day, at noon in New York. */
const lookOn = async (day: string, who = world.owner) => {
  await moveTo(app, `${day}T17:00:00.000Z`)
  await runTask(app, world, 'collaboration.notify_alerts_due')
  return (await told(app, who, { kind: 'alert_due' })).map(({ title, body }) => ({ title, body }))
}

test('the whole office is told of an alert on its day, once, and nobody of the field', async () => {
  await set({ date: '2026-11-03', body: 'About the ramp.' })
  expect(await lookOn('2026-11-02')).toEqual([])
  const due = [
    { title: 'Rosa Alvarez: Call the daughter', body: 'Due on 11/03/2026. About the ramp.' },
  ]
  expect(await lookOn('2026-11-03')).toEqual(due)
  expect(await lookOn('2026-11-04')).toEqual(due)
  for (const who of [world.admin, world.manager, world.nurse, world.billing_admin]) {
    expect(await told(app, who, { kind: 'alert_due' })).toMatchObject([
      { subject_type: 'client', subject_id: client },
    ])
  }
  expect(await told(app, world.pca)).toEqual([])
})

test('one that repeats is told on each of its days, and says when it comes next', async () => {
  const { id } = await set({ repeat: 'weekly' })
  expect(await lookOn('2026-11-02')).toHaveLength(1)
  expect(await lookOn('2026-11-08')).toHaveLength(1)
  const next = async () =>
    (await call(app, world.owner, listAlerts, {})).data.map(({ next_date }) => next_date)
  expect(await next()).toEqual(['2026-11-09'])
  expect(await lookOn('2026-11-09')).toHaveLength(2)
  await call(app, world.owner, updateAlert, { id, repeat: 'never' })
  expect(await next()).toEqual([null])
  expect(await lookOn('2026-11-16')).toHaveLength(2)
})

test('one that was put away is not told, and one that was moved is told on its new day', async () => {
  const away = await set({ title: 'Away' })
  await call(app, world.owner, updateAlert, { id: away.id, status: 'archived' })
  const moved = await set()
  expect(await lookOn('2026-11-02')).toHaveLength(1)
  await call(app, world.owner, updateAlert, { id: moved.id, date: '2026-11-20' })
  expect(await lookOn('2026-11-19')).toHaveLength(1)
  expect(await lookOn('2026-11-20')).toHaveLength(2)
})

test('a day on which nothing ran is told after it, an old one not', async () => {
  await set({ title: 'Old', date: '2026-10-20' })
  await set()
  expect(await lookOn('2026-11-05')).toEqual([
    { title: 'Rosa Alvarez: Call the daughter', body: 'Due on 11/02/2026.' },
  ])
})

test('nobody is told of a client who was taken out of the lists', async () => {
  await set()
  await call(app, world.owner, archiveClient, { id: client })
  expect(await lookOn('2026-11-02')).toEqual([])
})
