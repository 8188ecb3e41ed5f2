import { listNotifications } from '@homeward/contract/collaboration/notifications'
import { updateVendorVerification } from '@homeward/contract/verification/vendor-verifications'
import { expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'
import { visitsAt } from '../testing/a-vendor.ts'
import { anApprovedWorld, connectionOf } from '../testing/approved-world.ts'
import { drainWith, laterWith, rowOf } from '../testing/told-world.ts'
import { NotSent } from '../vendors/vendor.ts'

const app = startTestServer()

const hour = 3600

/** What people were told of silent vendors. */
const alarms = async (world: World): Promise<string[]> =>
  (await call(app, world.owner, listNotifications, { kind: 'evv_silent' })).data.map(
    ({ title, body }) => `${title}: ${body}`,
  )

test('a vendor that is down for a day is told of once, and no record is given up', async () => {
  const { world, visit, accountId, told, vendors } = await anApprovedWorld(app, { before: [] })
  told.meanwhile = () => Promise.reject(new NotSent('The vendor is down.', 'later'))
  await drainWith(app, vendors)
  expect(await alarms(world)).toEqual([])
  for (let looks = 0; looks < 20; looks += 1) await laterWith(app, vendors, hour)
  expect(told.calls).toBeGreaterThan(8)
  expect(await rowOf(app, world, visit.id)).toMatchObject({
    status: 'pending',
    failures: 0,
    unsure: false,
  })
  expect(await alarms(world)).toEqual([expect.stringMatching(/^No answer from Ours at sandata/)])
  told.meanwhile = () => Promise.resolve()
  await laterWith(app, vendors, hour)
  await laterWith(app, vendors, hour)
  expect(Object.keys(visitsAt(told))).toEqual([visit.id])
  expect(await connectionOf(app, world, accountId)).toMatchObject({
    state: 'open',
    failing_since: null,
    silent_since: null,
  })
})

test('a vendor that refuses the sign-in rests at once, for a person, and goes on by itself', async () => {
  const { world, visit, accountId, told, vendors } = await anApprovedWorld(app, { before: [] })
  told.next = ['signed_out']
  await drainWith(app, vendors)
  expect(await connectionOf(app, world, accountId)).toMatchObject({
    state: 'resting',
    last_error: 'The sign-in was refused.',
  })
  expect(await alarms(world)).toHaveLength(1)
  await laterWith(app, vendors, 60)
  expect(told.calls).toBe(1)
  await laterWith(app, vendors, hour)
  expect(await rowOf(app, world, visit.id)).toMatchObject({ status: 'verified', failures: 0 })
  expect(await alarms(world)).toHaveLength(1)
})

test('an answer that is owed for a day is told of, and after two days the visit is sent again', async () => {
  const { world, visit, accountId, told, vendors } = await anApprovedWorld(app, {
    before: [],
    answersAfter: 300,
  })
  const { vendor } = told
  told.vendor = { ...vendor, hear: () => Promise.resolve([]) }
  await drainWith(app, vendors)
  await laterWith(app, vendors, 23 * hour)
  expect(await alarms(world)).toEqual([])
  await laterWith(app, vendors, 2 * hour)
  await laterWith(app, vendors, 2 * hour)
  expect(await alarms(world)).toEqual([expect.stringContaining('1 record waits')])
  expect(await rowOf(app, world, visit.id)).toMatchObject({ status: 'sent' })
  await laterWith(app, vendors, 22 * hour)
  expect(await rowOf(app, world, visit.id)).toMatchObject({ status: 'pending', unsure: true })
  told.vendor = vendor
  await laterWith(app, vendors, hour)
  await laterWith(app, vendors, hour)
  expect(await rowOf(app, world, visit.id)).toMatchObject({ status: 'verified', unsure: false })
  const [first, second] = told.heard
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? Number.POSITIVE_INFINITY)
  expect([Object.keys(visitsAt(told)), told.doubled]).toEqual([[visit.id], 0])
  expect(await connectionOf(app, world, accountId)).toMatchObject({ silent_since: null })
})

test('a visit whose answer is lost eight times waits for a person, who sends it again', async () => {
  const { world, visit, told, vendors } = await anApprovedWorld(app, { before: [] })
  told.meanwhile = () => Promise.reject(new Error('socket hang up'))
  await drainWith(app, vendors)
  for (let looks = 0; looks < 12; looks += 1) await laterWith(app, vendors, hour + 800)
  const given = await rowOf(app, world, visit.id)
  expect(given).toMatchObject({
    status: 'failed',
    cause: 'gave_up',
    failures: 8,
    unsure: true,
    due_at: null,
  })
  expect(told.calls).toBe(8)
  told.meanwhile = () => Promise.resolve()
  await laterWith(app, vendors, hour)
  expect(told.calls).toBe(8)
  await call(app, world.manager, updateVendorVerification, {
    id: given?.id ?? '',
    status: 'pending',
  })
  await laterWith(app, vendors, hour)
  expect(await rowOf(app, world, visit.id)).toMatchObject({ status: 'verified', failures: 0 })
  expect([Object.keys(visitsAt(told)), told.doubled]).toEqual([[visit.id], 0])
})
