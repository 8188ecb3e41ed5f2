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
import { openHouse, testNow } from '../../../testing/house.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aNotification, moveTo, runTask, told } from '../making.ts'

const house = openHouse()
let world: World
beforeEach(async () => {
  world = await anAgency(house)
})

const unread = async () => (await call(house, world.owner, countNotifications, {})).unread

describe('own notifications', () => {
  test('are listed newest first, counted, filtered and opened', async () => {
    const first = await aNotification(house, world)
    const second = await aNotification(house, world)
    expect((await told(house, world.owner)).map(({ id }) => id)).toEqual([second.id, first.id])
    expect(await unread()).toBe(2)
    await call(house, world.owner, updateNotification, { id: first.id, read: true })
    expect(await unread()).toBe(1)
    expect((await told(house, world.owner, { state: 'unread' })).map(({ id }) => id)).toEqual([
      second.id,
    ])
    expect(await told(house, world.owner, { state: 'unacknowledged' })).toHaveLength(2)
    expect(await told(house, world.owner, { kind: 'visit_late' })).toEqual([])
    expect(await call(house, world.owner, getNotification, { id: second.id })).toEqual(second)
  })

  test.each([
    [{ read: true }, testNow, null],
    [{ read_at: '2020-01-01T00:00:00.000Z' }, testNow, null],
    [{ acknowledged: true }, testNow, testNow],
    [{ acknowledged_at: testNow }, testNow, testNow],
  ])('are marked by %j', async (marks, read_at, acknowledged_at) => {
    const { id } = await aNotification(house, world)
    const marked = await call(house, world.owner, updateNotification, { id, ...marks })
    expect(marked).toMatchObject({ read_at, acknowledged_at })
    const back = await call(house, world.owner, updateNotification, { id, read: false })
    expect(back).toMatchObject({ read_at: null, acknowledged_at: null })
  })

  test('keep the time of their first mark', async () => {
    const { id } = await aNotification(house, world)
    await call(house, world.owner, updateNotification, { id, read: true })
    await moveTo(house, '2026-11-02T15:00:00.000Z')
    const marked = await call(house, world.owner, updateNotification, { id, acknowledged: true })
    expect(marked).toMatchObject({ read_at: testNow, acknowledged_at: '2026-11-02T15:00:00.000Z' })
    await moveTo(house, testNow)
    const { data } = await call(house, world.owner, listAuditEvents, { record_id: id })
    expect(data.map(({ action }) => action)).toEqual(['notification.marked', 'notification.marked'])
  })

  test('are marked many at once, or all', async () => {
    const made = [1, 2, 3].map(() => aNotification(house, world))
    const [first] = await Promise.all(made)
    const one = { ids: [first?.id ?? '', uuid()], read: true }
    expect(await call(house, world.owner, updateNotifications, one)).toEqual({ changed: 1 })
    expect(await call(house, world.owner, updateNotifications, one)).toEqual({ changed: 0 })
    expect(await unread()).toBe(2)
    const all = { acknowledged: true }
    expect(await call(house, world.owner, updateNotifications, all)).toEqual({ changed: 3 })
    expect(await unread()).toBe(0)
  })

  test('need a word how they are marked', async () => {
    const { id } = await aNotification(house, world)
    const single = call(house, world.owner, updateNotification, { id })
    expect((await refusal(single, 'invalid')).errors).toHaveProperty('read')
    await refusal(call(house, world.owner, updateNotifications, {}), 'invalid')
  })

  test("are nobody else's, in the agency and outside of it", async () => {
    const { id } = await aNotification(house, world)
    const other = await anAgency(house)
    for (const who of [world.admin, world.pca, other.owner]) {
      await refusal(call(house, who, getNotification, { id }), 'not_found')
      await refusal(call(house, who, updateNotification, { id, read: true }), 'not_found')
      const many = { ids: [id], read: true }
      await refusal(call(house, who, updateNotifications, many), 'not_found')
      await call(house, who, updateNotifications, { read: true })
      expect(await told(house, who)).toEqual([])
    }
    expect(await unread()).toBe(1)
  })
})

describe('choices', () => {
  test('show what can come to the person, and keep what was chosen', async () => {
    const before = await call(house, world.owner, listNotificationChoices, {})
    expect(before.choices).toContainEqual({ kind: 'visit_late', email: true })
    expect(before.choices).toContainEqual({ kind: 'invite_accepted', email: false })
    const choices = [
      { kind: 'visit_late', email: true },
      { kind: 'visit_late', email: false },
      { kind: 'invite_accepted', email: true },
    ] as const
    const after = await call(house, world.owner, updateNotificationChoices, {
      choices: [...choices],
    })
    expect(after.choices).toContainEqual({ kind: 'visit_late', email: false })
    expect(after.choices).toContainEqual({ kind: 'invite_accepted', email: true })
    expect(after.choices).toContainEqual({ kind: 'mention', email: true })
    expect(await call(house, world.owner, listNotificationChoices, {})).toEqual(after)
    expect(await call(house, world.pca, listNotificationChoices, {})).toEqual({
      choices: [{ kind: 'mention', email: true }],
    })
  })
})

test('what was read long ago is removed, what was not read stays', async () => {
  const read = await aNotification(house, world)
  const kept = await aNotification(house, world)
  await call(house, world.owner, updateNotification, { id: read.id, read: true })
  const later = (days: number) => new Date(Date.parse(testNow) + days * 86_400_000).toISOString()
  const left = () =>
    inAgency(house.db, world.agencyId, (tx) =>
      tx
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', world.owner.userId)
        .execute(),
    )
  await moveTo(house, later(notificationLifeDays))
  await runTask(house, world, 'collaboration.prune_notifications')
  expect(await left()).toHaveLength(2)
  await moveTo(house, later(notificationLifeDays + 1))
  await runTask(house, world, 'collaboration.prune_notifications')
  expect(await left()).toEqual([{ id: kept.id }])
  await moveTo(house, testNow)
})
