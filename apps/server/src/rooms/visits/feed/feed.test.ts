import type { InputOf } from '@homeward/contract/endpoint'
import { checkIn, checkOut } from '@homeward/contract/visits/capture'
import { missVisit } from '@homeward/contract/visits/endings'
import { cancelVisit } from '@homeward/contract/visits/visits'
import { readVisitsFeed } from '@homeward/contract/visits/watching'
import { beforeEach, expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type Person, type World } from '../../../testing/world.ts'
import { home, moveClock } from '../../care/testing/factories.ts'
import { aVisit } from '../testing/factories.ts'

const app = startTestServer()
let world: World
beforeEach(async () => {
  world = await anAgency(app)
  await moveClock(app, '2026-11-02T13:00:00.000Z')
})

const feed = (input: InputOf<typeof readVisitsFeed> = {}, who: Person = world.manager) =>
  call(app, who, readVisitsFeed, input)
const told = async (input?: InputOf<typeof readVisitsFeed>, who?: Person) =>
  (await feed(input, who)).items.map(({ happening }) => happening)

test('a visit is told as it goes: late, checked in, no check-out, checked out', async () => {
  const { id } = await aVisit(app, world)
  expect(await told()).toEqual([])
  await moveClock(app, '2026-11-02T14:16:00.000Z')
  expect(await told()).toEqual(['late'])
  await moveClock(app, '2026-11-02T14:20:00.000Z')
  await call(app, world.pca, checkIn, { id, at: '2026-11-02T14:18:00.000Z', ...home })
  const [item] = (await feed()).items
  expect(item).toMatchObject({
    id: `${id}:checked_in`,
    happening: 'checked_in',
    minutes_off: 18,
    far: false,
    at: '2026-11-02T14:20:00.000Z',
    recorded_at: '2026-11-02T14:18:00.000Z',
  })
  expect(await told()).toEqual(['checked_in'])
  await moveClock(app, '2026-11-02T16:20:00.000Z')
  expect(await told()).toEqual(['no_check_out', 'checked_in'])
  await call(app, world.pca, checkOut, { id, at: '2026-11-02T16:20:00.000Z', ...home })
  expect(await told()).toEqual(['checked_out', 'checked_in'])
  expect(await told({ only: 'check_outs' })).toEqual(['checked_out'])
  expect(await told({ only: 'exceptions' })).toEqual([])
})

test('what was missed and what was canceled is told with its time', async () => {
  const { id } = await aVisit(app, world)
  await moveClock(app, '2026-11-02T17:30:00.000Z')
  expect(await told()).toContain('missed')
  const why = { reason: 'caregiver_absent', action: 'family_informed' } as const
  await call(app, world.manager, missVisit, { id, ...why })
  expect(await told({ only: 'exceptions' })).toEqual(['missed'])
  const other = await aVisit(app, world, { day: '2026-11-03' })
  await call(app, world.manager, cancelVisit, { id: other.id, canceled_by: 'client' })
  expect(await told({ only: 'cancellations' })).toEqual(['canceled'])
})

test('what is canceled long ahead is told on the day on which it is canceled', async () => {
  const { id } = await aVisit(app, world, { day: '2026-11-30' })
  await call(app, world.manager, cancelVisit, { id, canceled_by: 'client' })
  await moveClock(app, '2026-11-02T15:00:00.000Z')
  expect((await feed({ only: 'cancellations' })).items).toMatchObject([
    { visit_id: id, at: '2026-11-02T13:00:00.000Z' },
  ])
  await moveClock(app, '2026-11-04T15:00:00.000Z')
  expect(await told({ only: 'cancellations' })).toEqual([])
})

test('of several things in one moment a page leaves none out', async () => {
  const open = { agent_id: null }
  await aVisit(app, world, open)
  await aVisit(app, world, open)
  await aVisit(app, world, open)
  await moveClock(app, '2026-11-02T17:30:00.000Z')
  const missed = await feed({ items: 2 })
  expect(missed.items.map(({ happening }) => happening)).toEqual(['missed', 'missed', 'missed'])
  expect(missed.more).toBe(false)
})

test('earlier pages go on where the last one ended; a caregiver hears of their own visits', async () => {
  const { id } = await aVisit(app, world)
  await moveClock(app, '2026-11-02T16:00:00.000Z')
  await call(app, world.pca, checkIn, { id, at: '2026-11-02T14:00:00.000Z', ...home })
  await moveClock(app, '2026-11-02T16:05:00.000Z')
  await call(app, world.pca, checkOut, { id, at: '2026-11-02T16:00:00.000Z', ...home })
  const first = await feed({ items: 1 })
  expect(first).toMatchObject({ more: true, items: [{ happening: 'checked_out' }] })
  expect(await told({ before: first.items[0]?.at })).toEqual(['checked_in'])
  expect(await told({}, world.pca)).toHaveLength(2)
  expect(await told({}, world.cna)).toEqual([])
  expect(await told({ before: '2026-11-01T00:00:00.000Z' })).toEqual([])
  await refusal(feed({ before: 'yesterday' }), 'invalid')
})

test.each(['9999-12-31T23:59:59.999Z', '0001-01-01T00:00:00.000Z'])(
  'a moment that no calendar of ours reaches has a feed: %s',
  async (before) => {
    expect((await feed({ before })).items.length).toBeGreaterThanOrEqual(0)
  },
)
