import { replaceAvailability } from '@homeward/contract/caregivers/availability'
import { updateClient } from '@homeward/contract/clients/clients'
import { createVisits } from '@homeward/contract/visits/adding'
import { copyWeek, withdrawVisits } from '@homeward/contract/visits/board'
import { cancelVisit } from '@homeward/contract/visits/visits'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anAuthorization } from '../../care/testing/factories.ts'
import { visitsOf } from '../testing/factories.ts'

const app = startTestServer()
const week = { from: '2026-11-04', to: '2026-11-12' }

async function planned(world: World) {
  const { id, client_id } = await anAuthorization(app, world)
  await call(app, world.manager, createVisits, {
    client_id,
    authorization_id: id,
    scheduled_dates: ['2026-11-02', '2026-11-05'],
    scheduled_time: '09:00',
    scheduled_duration: 120,
    agent_id: world.pca.agentId,
    client_confirmed: true,
  })
  await call(app, world.manager, updateClient, { id: client_id, status: 'active' })
  return client_id
}

const copy = (world: World, wishes = {}) =>
  call(app, world.manager, copyWeek, { ...week, ...wishes })

const nextWeek = (world: World) =>
  visitsOf(app, world.manager, {
    by_scheduled_date: { start_date: '2026-11-09', end_date: '2026-11-15' },
  })

const all = { with_caregiver: 2, open: 0, there: 0, left_out: 0 }

test('a preview says what would be done and does nothing; the copy does it, a second one adds nothing', async () => {
  const world = await anAgency(app)
  await planned(world)
  expect(await copy(world, { preview: true })).toEqual({ added: [], counts: all, lines: [] })
  expect(await nextWeek(world)).toEqual([])
  const done = await copy(world)
  expect(done.counts).toEqual(all)
  const copies = await nextWeek(world)
  expect(
    copies.map(({ scheduled_date, scheduled_time, agent, services }) => [
      scheduled_date,
      scheduled_time,
      agent?.id,
      services.length,
    ]),
  ).toEqual([
    ['2026-11-09', '09:00', world.pca.agentId, 1],
    ['2026-11-12', '09:00', world.pca.agentId, 1],
  ])
  const again = await copy(world)
  expect(again).toEqual({
    added: [],
    counts: { ...all, with_caregiver: 0, there: 2 },
    // What stays as it is needs no line.
    lines: [],
  })
  const { withdrawn } = await call(app, world.manager, withdrawVisits, { visits: done.added })
  expect(withdrawn).toBe(2)
  expect((await copy(world)).counts).toEqual(all)
})

test('a caregiver who may not be given a visit leaves it open, unless a reason allows it', async () => {
  const world = await anAgency(app)
  await planned(world)
  await call(app, world.manager, replaceAvailability, {
    id: world.pca.agentId,
    pattern: [{ weekday: 1, start: '08:00', end: '18:00' }],
  })
  const preview = await copy(world, { preview: true })
  expect(preview.counts).toEqual({ ...all, with_caregiver: 1, open: 1 })
  expect(preview.lines).toMatchObject([
    {
      scheduled_date: '2026-11-12',
      outcome: 'open',
      why: expect.stringContaining('is not available'),
    },
  ])
  const allowed = await copy(world, { preview: true, assignment_reason: 'She agreed' })
  expect(allowed.counts).toEqual(all)
})

test('a visit that was canceled in the other week is not made again; who left gets none', async () => {
  const world = await anAgency(app)
  const client = await planned(world)
  const { added } = await copy(world)
  await call(app, world.manager, cancelVisit, { id: added[0]?.id ?? '', reason: 'Away' })
  expect((await copy(world, { preview: true })).counts).toEqual({
    ...all,
    with_caregiver: 0,
    there: 2,
  })
  await call(app, world.manager, updateClient, { id: client, status: 'inactive' })
  const left = await copy(world, { to: '2026-11-18', preview: true })
  expect(left.counts).toEqual({ ...all, with_caregiver: 0, left_out: 2 })
})

test('the same wall clock in a week whose clock changes; never onto itself; another agency copies nothing', async () => {
  const world = await anAgency(app)
  await planned(world)
  await refusal(copy(world, { to: '2026-11-08' }), 'copy_same_week')
  await copy(world, { to: '2027-03-10' })
  const spring = await visitsOf(app, world.manager, {
    by_scheduled_date: { start_date: '2027-03-08', end_date: '2027-03-14' },
  })
  expect(spring.map(({ scheduled_time }) => scheduled_time)).toEqual(['09:00', '09:00'])
  const other = await anAgency(app)
  expect((await copy(other, { preview: true })).counts).toEqual({ ...all, with_caregiver: 0 })
})
