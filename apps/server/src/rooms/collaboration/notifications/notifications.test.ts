import { listAuditEvents } from '@homeward/contract/identity/audit'
import {
  countNotifications,
  getNotification,
  listNotificationChoices,
  updateNotification,
  updateNotificationChoices,
  updateNotifications,
} from '@homeward/contract/collaboration/notifications'
import { notificationLifeDays } from '@homeward/domain/collaboration/notifications'
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aNotification, moveTo, runTask, told } from '../testing/factories.ts'

const app = startTestServer()
let world: World
beforeEach(async () => {
  world = await anAgency(app)
})

const unread = async () => (await call(app, world.owner, countNotifications, {})).unread

describe('own notifications', () => {
  test('are listed newest first, counted, filtered and opened', async () => {
    const first = await aNotification(app, world)
    const second = await aNotification(app, world)
    expect((await told(app, world.owner)).map(({ id }) => id)).toEqual([second.id, first.id])
    expect(await unread()).toBe(2)
    await call(app, world.owner, updateNotification, { id: first.id, read: true })
    expect(await unread()).toBe(1)
    expect((await told(app, world.owner, { state: 'unread' })).map(({ id }) => id)).toEqual([
      second.id,
    ])
    expect(await told(app, world.owner, { state: 'unacknowledged' })).toHaveLength(2)
    expect(await told(app, world.owner, { kind: 'visit_late' })).toEqual([])
    expect(await call(app, world.owner, getNotification, { id: second.id })).toEqual(second)
  })

  test.each([
    [{ read: true }, testNow, null],
    [{ read_at: '2020-01-01T00:00:00.000Z' }, testNow, null],
    [{ acknowledged: true }, testNow, testNow],
    [{ acknowledged_at: testNow }, testNow, testNow],
  ])('are marked by %j', async (marks, read_at, acknowledged_at) => {
    const { id } = await aNotification(app, world)
    const marked = await call(app, world.owner, updateNotification, { id, ...marks })
    expect(marked).toMatchObject({ read_at, acknowledged_at })
    const back = await call(app, world.owner, updateNotification, { id, read: false })
    expect(back).toMatchObject({ read_at: null, acknowledged_at: null })
  })

  test('keep the time of their first mark', async () => {
    const { id } = await aNotification(app, world)
    await call(app, world.owner, updateNotification, { id, read: true })
    await moveTo(app, '2026-11-02T15:00:00.000Z')
    const marked = await call(app, world.owner, updateNotification, { id, acknowledged: true })
    expect(marked).toMatchObject({ read_at: testNow, acknowledged_at: '2026-11-02T15:00:00.000Z' })
    await moveTo(app, testNow)
    const { data } = await call(app, world.owner, listAuditEvents, { record_id: id })
    expect(data.map(({ action }) => action)).toEqual(['notification.marked', 'notification.marked'])
  })

  test('are marked many at once, or all', async () => {
    const made = [1, 2, 3].map(() => aNotification(app, world))
    const [first] = await Promise.all(made)
    const one = { ids: [first?.id ?? '', uuid()], read: true }
    expect(await call(app, world.owner, updateNotifications, one)).toEqual({ changed: 1 })
    expect(await call(app, world.owner, updateNotifications, one)).toEqual({ changed: 0 })
    expect(await unread()).toBe(2)
    const all = { acknowledged: true }
    expect(await call(app, world.owner, updateNotifications, all)).toEqual({ changed: 3 })
    expect(await unread()).toBe(0)
  })

  test('need a word how they are marked', async () => {
    const { id } = await aNotification(app, world)
    const single = call(app, world.owner, updateNotification, { id })
    expect((await refusal(single, 'invalid')).errors).toHaveProperty('read')
    await refusal(call(app, world.owner, updateNotifications, {}), 'invalid')
  })

  test("are nobody else's, in the agency and outside of it", async () => {
    const { id } = await aNotification(app, world)
    const other = await anAgency(app)
    for (const who of [world.admin, world.pca, other.owner]) {
      await refusal(call(app, who, getNotification, { id }), 'not_found')
      await refusal(call(app, who, updateNotification, { id, read: true }), 'not_found')
      const many = { ids: [id], read: true }
      await refusal(call(app, who, updateNotifications, many), 'not_found')
      await call(app, who, updateNotifications, { read: true })
      expect(await told(app, who)).toEqual([])
    }
    expect(await unread()).toBe(1)
  })
})

describe('choices', () => {
  test('show what can come to the person, and keep what was chosen', async () => {
    const before = await call(app, world.owner, listNotificationChoices, {})
    expect(before.choices).toContainEqual({ kind: 'visit_late', email: true })
    expect(before.choices).toContainEqual({ kind: 'invite_accepted', email: false })
    const choices = [
      { kind: 'visit_late', email: true },
      { kind: 'visit_late', email: false },
      { kind: 'invite_accepted', email: true },
    ] as const
    const after = await call(app, world.owner, updateNotificationChoices, {
      choices: [...choices],
    })
    expect(after.choices).toContainEqual({ kind: 'visit_late', email: false })
    expect(after.choices).toContainEqual({ kind: 'invite_accepted', email: true })
    expect(after.choices).toContainEqual({ kind: 'mention', email: true })
    expect(await call(app, world.owner, listNotificationChoices, {})).toEqual(after)
    expect(await call(app, world.pca, listNotificationChoices, {})).toEqual({
      choices: [
        { kind: 'mention', email: true },
        { kind: 'visit_offered', email: true },
        { kind: 'schedule_published', email: false },
        { kind: 'pay_answered', email: false },
        { kind: 'leave_answered', email: true },
      ],
    })
  })
})

test('what was read long ago is removed, what was not read stays', async () => {
  const read = await aNotification(app, world)
  const kept = await aNotification(app, world)
  await call(app, world.owner, updateNotification, { id: read.id, read: true })
  const later = (days: number) => new Date(Date.parse(testNow) + days * 86_400_000).toISOString()
  const left = () =>
    inAgency(app.db, world.agencyId, (tx) =>
      tx
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', world.owner.userId)
        .execute(),
    )
  await moveTo(app, later(notificationLifeDays))
  await runTask(app, world, 'collaboration.prune_notifications')
  expect(await left()).toHaveLength(2)
  await moveTo(app, later(notificationLifeDays + 1))
  await runTask(app, world, 'collaboration.prune_notifications')
  expect(await left()).toEqual([{ id: kept.id }])
  await moveTo(app, testNow)
})
