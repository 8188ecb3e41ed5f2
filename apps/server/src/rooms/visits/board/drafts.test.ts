import { updateAgency } from '@homeward/contract/agency/agencies'
import { createVisits } from '@homeward/contract/visits/adding'
import { publishVisits, withdrawVisits } from '@homeward/contract/visits/board'
import { checkIn, fieldDay } from '@homeward/contract/visits/capture'
import { cancelVisit, getVisit, updateVisit } from '@homeward/contract/visits/visits'
import { listNotifications } from '@homeward/contract/collaboration/notifications'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anAuthorization, home, moveClock } from '../../care/testing/factories.ts'
import { pageOf, visitsOf } from '../testing/factories.ts'

const app = startTestServer()

const drafts = (world: World, schedule_drafts = true) =>
  call(app, world.owner, updateAgency, { id: world.agencyId, schedule_drafts })

const added = async (world: World, agent_id: string | null = world.pca.agentId) => {
  const { id, client_id } = await anAuthorization(app, world)
  const { visits } = await call(app, world.manager, createVisits, {
    client_id,
    authorization_id: id,
    scheduled_dates: ['2026-11-05', '2026-11-06'],
    scheduled_time: '09:00',
    scheduled_duration: 120,
    agent_id,
    client_confirmed: true,
  })
  return visits.map((visit) => visit.id)
}

const onPhone = async (world: World) => (await call(app, world.pca, fieldDay, {})).visits

test('added visits are drafts where the agency wants it: no phone shows them, nobody checks in', async () => {
  const world = await anAgency(app)
  const [plain = ''] = await added(world, null)
  expect((await pageOf(app, world.manager, plain)).draft).toBe(false)
  await drafts(world)
  const [id = ''] = await added(world)
  await moveClock(app, '2026-11-05T14:00:00.000Z')
  expect((await pageOf(app, world.manager, id)).draft).toBe(true)
  expect(await onPhone(world)).toEqual([])
  expect(await visitsOf(app, world.pca)).toEqual([])
  await refusal(call(app, world.pca, getVisit, { id }), 'not_found')
  const punch = { id, at: '2026-11-05T14:00:00.000Z', ...home }
  await refusal(call(app, world.pca, checkIn, punch), 'visit_not_yours')
  const entered = { ...punch, reason: 'device_problem' } as const
  await refusal(call(app, world.manager, checkIn, entered), 'visit_draft')
  await call(app, world.manager, updateVisit, { id, scheduled_time: '10:00' })
  expect((await pageOf(app, world.manager, id)).draft).toBe(true)
})

test('publishing shows them and tells their caregivers alone, once', async () => {
  const world = await anAgency(app)
  await drafts(world)
  const ids = await added(world)
  const open = await added(world, null)
  await call(app, world.manager, cancelVisit, { id: open[0] ?? '', reason: 'Away' })
  const asked = { visit_ids: [...ids, ...open] }
  expect(await call(app, world.manager, publishVisits, asked)).toEqual({ published: 3, told: 1 })
  expect(await call(app, world.manager, publishVisits, asked)).toEqual({ published: 0, told: 0 })
  expect(await visitsOf(app, world.pca)).toHaveLength(2)
  await app.drainJobs()
  const told = await call(app, world.pca, listNotifications, {})
  expect(told.data).toMatchObject([
    { kind: 'schedule_published', title: '2 new visits', body: 'From 11/05/2026 to 11/06/2026.' },
  ])
  expect((await call(app, world.cna, listNotifications, {})).data).toEqual([])
})

test('what was added is taken back, but not what somebody changed or another agency added', async () => {
  const world = await anAgency(app)
  const [first = '', second = ''] = await added(world)
  await call(app, world.manager, updateVisit, { id: second, scheduled_time: '10:00' })
  const { lock_version } = await pageOf(app, world.manager, first)
  const visits = [first, second].map((id) => ({ id, lock_version }))
  const other = await anAgency(app)
  await refusal(call(app, other.manager, withdrawVisits, { visits }), 'not_found')
  expect(await call(app, world.manager, withdrawVisits, { visits })).toEqual({
    withdrawn: 1,
    left: [second],
  })
  expect((await pageOf(app, world.manager, first)).status).toBe('archived')
  expect(await call(app, world.manager, withdrawVisits, { visits })).toMatchObject({ withdrawn: 0 })
})
