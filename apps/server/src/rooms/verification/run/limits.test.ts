import { expect, test } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'
import { visitsAt } from '../testing/a-vendor.ts'
import { anApprovedWorld } from '../testing/approved-world.ts'
import { copiesOf, drainWith, laterWith, lookWith } from '../testing/told-world.ts'

const app = startTestServer()

test('an account sends no more in a minute than its vendor allows', async () => {
  const limit = { before: [], mostAtOnce: 2, mostAMinute: 2 } as const
  const { world, visit, told, vendors } = await anApprovedWorld(app, limit)
  await copiesOf(app, world, visit.id, 5)
  await drainWith(app, vendors)
  const sent = () => [told.calls, Object.keys(visitsAt(told)).length]
  expect(sent()).toEqual([2, 4])
  await lookWith(app, vendors)
  await laterWith(app, vendors, 30)
  expect(sent()).toEqual([2, 4])
  await laterWith(app, vendors, 31)
  expect(sent()).toEqual([3, 6])
})

test('a visit that one sending leaves out for want of time is in the next one at once', async () => {
  const { world, visit, told, vendors } = await anApprovedWorld(app, { before: [] })
  await copiesOf(app, world, visit.id, 3)
  const { vendor } = told
  told.vendor = {
    ...vendor,
    async send(tellings, signal) {
      const [first, ...rest] = tellings
      const sent = await vendor.send(first ? [first] : [], signal)
      return { ...sent, left: rest.map(({ id }) => id), failure: new Error('socket hang up') }
    },
  }
  await drainWith(app, vendors)
  expect(Object.keys(visitsAt(told))).toHaveLength(4)
  expect([told.calls, told.doubled]).toEqual([4, 0])
})
