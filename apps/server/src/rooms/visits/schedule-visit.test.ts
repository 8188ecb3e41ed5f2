import { updateCareplan } from '@homeward/contract/care/careplans'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { cancelVisit, listVisits, updateVisit } from '@homeward/contract/visits/visits'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call, refusal, send } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { runNightly } from '../care/testing/factories.ts'
import { aCompletedVisit, aVisit, pageOf, visitsOf } from './testing/factories.ts'

const app = startTestServer()
const change = (world: World, { id }: { id: string }, fields: object) =>
  call(app, world.manager, updateVisit, { id, ...fields })
const open = { agent_id: null }

test('an open visit is given to a caregiver, to another, and to nobody again', async () => {
  const world = await anAgency(app)
  const visit = await aVisit(app, world, open)
  expect(visit).toMatchObject({ status: 'available', agent: null })
  const given = await change(world, visit, { agent_id: world.pca.agentId })
  expect(given).toMatchObject({ status: 'scheduled', agent_id: world.pca.agentId, lock_version: 1 })
  expect(given.timeline[0]).toMatchObject({ step: 'scheduled', state: 'done' })
  const other = await change(world, visit, { agent_id: world.cna.agentId })
  expect(other.agent_id).toBe(world.cna.agentId)
  expect(await change(world, visit, { agent_id: null })).toMatchObject({
    status: 'available',
    agent_id: null,
  })
  const { data } = await call(app, world.owner, listAuditEvents, {
    record_type: 'visit',
    record_id: visit.id,
  })
  expect(data.at(-1)).toMatchObject({
    action: 'visit.updated',
    changes: {
      status: { before: 'available', after: 'scheduled' },
      agent_id: { before: null, after: world.pca.agentId },
    },
  })
})

test('only an active caregiver of the agency is assigned', async () => {
  const [world, other] = [await anAgency(app), await anAgency(app)]
  const visit = await aVisit(app, world, open)
  for (const agent_id of [uuid(), other.pca.agentId]) {
    const refused = await refusal(change(world, visit, { agent_id }), 'invalid')
    expect(refused.errors).toHaveProperty('agent_id')
  }
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('agents').set({ status: 'inactive' }).where('role', '=', 'cna').execute(),
  )
  await refusal(change(world, visit, { agent_id: world.cna.agentId }), 'assignment_refused')
  await refusal(
    call(app, world.pca, updateVisit, { id: visit.id, agent_id: world.pca.agentId }),
    'forbidden',
  )
})

test('a moved visit starts and ends by the wall clock of its new day', async () => {
  const world = await anAgency(app)
  const visit = await aVisit(app, world)
  const moved = await change(world, visit, {
    scheduled_date: '2027-03-13',
    scheduled_time: '23:00',
    scheduled_duration: 240,
  })
  // The clocks go forward at two that night: four real hours end at four by the wall clock.
  expect(moved).toMatchObject({
    scheduled_date: '2027-03-13',
    scheduled_time: '23:00',
    starts_at: '2027-03-14T04:00:00.000Z',
    ends_at: '2027-03-14T08:00:00.000Z',
  })
})

test('what somebody moved or canceled is neither made again nor withdrawn with its plan', async () => {
  const world = await anAgency(app)
  const moved = await change(world, await aVisit(app, world), { scheduled_date: '2026-11-05' })
  const gone = await aVisit(app, world, { agent_id: world.cna.agentId })
  const canceled = await call(app, world.manager, cancelVisit, { id: gone.id, reason: 'Away' })
  expect(canceled.status).toBe('canceled')
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('careplans').set({ generated_until: null }).execute(),
  )
  await runNightly(app, world, 'visits.extend')
  expect(await visitsOf(app, world.manager)).toHaveLength(2)

  const id = moved.careplan_id ?? ''
  await call(app, world.manager, updateCareplan, { id, status: 'archived' })
  await app.drainJobs()
  expect(await pageOf(app, world.manager, moved.id)).toMatchObject({
    status: 'scheduled',
    scheduled_date: '2026-11-05',
  })
})

test('a double booking is refused in words, whichever way the two overlap', async () => {
  const world = await anAgency(app)
  await aVisit(app, world)
  const visit = await aVisit(app, world, { ...open, scheduled_time: '07:00' })
  const agent_id = world.pca.agentId
  for (const [scheduled_time, scheduled_duration] of [
    ['09:00', 120],
    ['08:00', 61],
    ['10:59', 60],
    ['09:30', 30],
    ['08:00', 240],
    ['00:00', 1440],
  ] as const) {
    const refused = await refusal(
      change(world, visit, { agent_id, scheduled_time, scheduled_duration }),
      'assignment_reason_needed',
    )
    expect(refused.errors.assignment_reason?.[0]).toMatch(
      /^Test pca-\w+ already has a visit with Ada Moore on 11\/02\/2026 from 9:00 AM to 11:00 AM\. Choose/,
    )
  }
  // Touching is not overlapping.
  for (const scheduled_time of ['07:00', '11:00']) {
    expect((await change(world, visit, { agent_id, scheduled_time })).agent_id).toBe(agent_id)
  }
})

test('of two who book the same caregiver at the same moment exactly one succeeds', async () => {
  const world = await anAgency(app)
  const visits = [await aVisit(app, world, open), await aVisit(app, world, open)]
  const agent_id = world.pca.agentId
  const both = await Promise.allSettled(visits.map((visit) => change(world, visit, { agent_id })))
  expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const lost = both.find((one) => one.status === 'rejected')
  expect(String(lost?.reason)).toContain('assignment_reason_needed')
  expect(await visitsOf(app, world.manager, { by_agent_id: agent_id })).toHaveLength(1)
})

test('the database refuses a double booking also where no rule was asked', async () => {
  const world = await anAgency(app)
  await aVisit(app, world)
  const second = await aVisit(app, world, open)
  const forced = inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('visits')
      .set({ agent_id: world.pca.agentId, status: 'scheduled' })
      .where('id', '=', second.id)
      .execute(),
  )
  await expect(forced).rejects.toMatchObject({ constraint: 'visits_no_double_booking' })
})

test('a reason allows one overlap; it stays flagged and covers no other one', async () => {
  const world = await anAgency(app)
  await aVisit(app, world)
  const second = await aVisit(app, world, { ...open, scheduled_time: '10:00' })
  const third = await aVisit(app, world, { ...open, scheduled_time: '11:30' })
  const agent_id = world.pca.agentId
  const assignment_reason = 'Two clients in one home'
  const overlap_reason = assignment_reason
  const flagged = await change(world, second, { agent_id, assignment_reason })
  expect(flagged).toMatchObject({
    overlap_reason,
    assignment_reason,
    assignment_exceptions: ['overlap'],
  })
  const [, row] = await visitsOf(app, world.manager)
  expect(row).toMatchObject({ id: second.id, overlap_reason })
  // The third overlaps the flagged one, for which nobody gave a reason.
  await refusal(change(world, third, { agent_id }), 'assignment_reason_needed')
  // Moved, the reason no longer stands; nor may it be taken away while the two still overlap.
  await refusal(change(world, second, { scheduled_time: '09:30' }), 'assignment_reason_needed')
  await refusal(change(world, second, { assignment_reason: null }), 'assignment_reason_needed')
  const apart = await change(world, second, { scheduled_time: '14:00' })
  expect(apart.overlap_reason).toBeNull()
})

test('a made visit does not land on one that was allowed to overlap', async () => {
  const world = await anAgency(app)
  await aVisit(app, world)
  const second = await aVisit(app, world, { ...open, scheduled_time: '10:00' })
  const agent_id = world.pca.agentId
  await change(world, second, { agent_id, assignment_reason: 'Two clients in one home' })
  expect(await aVisit(app, world, { scheduled_time: '11:30' })).toMatchObject({
    status: 'available',
  })
})

test('a visit that started, or was canceled, is not scheduled any more', async () => {
  const world = await anAgency(app)
  const done = await aCompletedVisit(app, world)
  for (const fields of [
    { agent_id: world.cna.agentId },
    { agent_id: null },
    { scheduled_time: '10:00' },
  ]) {
    await refusal(change(world, done, fields), 'visit_started')
  }
  await refusal(call(app, world.manager, cancelVisit, { id: done.id }), 'visit_started')
  const visit = await aVisit(app, world, { agent_id: world.cna.agentId })
  for (const time of ['once', 'again']) {
    const { status } = await call(app, world.manager, cancelVisit, { id: visit.id })
    expect(status, time).toBe('canceled')
  }
  await refusal(change(world, visit, { scheduled_time: '12:00' }), 'status_not_allowed')
})

test('a stale version is refused with the visit as it is now', async () => {
  const world = await anAgency(app)
  const visit = await pageOf(app, world.manager, (await aVisit(app, world)).id)
  await change(world, visit, { scheduled_time: '10:00', lock_version: visit.lock_version })
  const refused = await refusal(
    change(world, visit, { scheduled_time: '11:00', lock_version: visit.lock_version }),
    'stale',
  )
  expect(refused.current).toMatchObject({ scheduled_time: '10:00', lock_version: 1 })
  // Saying what is so already changes nothing, so nothing grows older by it.
  expect((await change(world, visit, { scheduled_time: '10:00' })).lock_version).toBe(1)
})

test.each(['0000-01-01', '0001-01-01', '9999-12-31'])(
  'no visit is moved to %s, and what is listed around it is answered',
  async (far) => {
    const world = await anAgency(app)
    const { id } = await aVisit(app, world)
    const moved = { id, scheduled_date: far, scheduled_time: '23:30' }
    await refusal(call(app, world.manager, updateVisit, moved), 'invalid')
    const asked = { by_scheduled_date: { start_date: far, end_date: far } }
    const { status } = await send(app, world.manager, listVisits, asked)
    expect(status).toBe(far.startsWith('0000') ? 422 : 200)
    const { status: trail } = await send(app, world.owner, listAuditEvents, {
      by_day: { start_date: far, end_date: far },
    })
    expect(trail).toBe(far.startsWith('0000') ? 422 : 200)
  },
)
