import { removeAgent, updateAgent } from '@homeward/contract/caregivers/agents'
import { listAuditEvents, listHistory } from '@homeward/contract/identity/audit'
import { updateClient } from '@homeward/contract/clients/clients'
import { checkIn } from '@homeward/contract/visits/capture'
import { listVisits, updateVisit } from '@homeward/contract/visits/visits'
import { afterEach, expect, test } from 'vitest'
import { call } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { home } from '../../care/testing/factories.ts'
import { aVisit, pageOf } from '../testing/factories.ts'

const app = startTestServer()
afterEach(() => app.setClock(testNow))

test.each([
  ['is let go', 'remove'],
  ['is not to be hired again', 'status'],
])('who %s is taken off the visits that nobody started', async (_, how) => {
  const world = await anAgency(app)
  const running = await aVisit(app, world, { scheduled_time: '09:00', scheduled_duration: 60 })
  const later = await aVisit(app, world, { scheduled_time: '15:00' })
  const tomorrow = await aVisit(app, world, { day: '2026-11-03' })
  const others = await aVisit(app, world, { day: '2026-11-03', agent_id: world.cna.agentId })
  await call(app, world.manager, updateVisit, {
    id: tomorrow.id,
    assignment_reason: 'Two in one home',
  })
  await call(app, world.pca, checkIn, { id: running.id, at: testNow, ...home })

  const id = world.pca.agentId
  if (how === 'remove') await call(app, world.manager, removeAgent, { id })
  else await call(app, world.manager, updateAgent, { id, status: 'do-not-hire' })
  await app.drainJobs()

  for (const visit of [later, tomorrow]) {
    expect(await pageOf(app, world.manager, visit.id)).toMatchObject({
      status: 'available',
      agent: null,
      overlap_reason: null,
      assignment_reason: null,
    })
    const changes = { record_id: visit.id, only: 'changes' } as const
    const { data } = await call(app, world.owner, listAuditEvents, changes)
    expect(data[0]).toMatchObject({
      action: 'visit.unassigned',
      changes: { agent_id: { before: id, after: null } },
    })
  }
  expect(await pageOf(app, world.manager, running.id)).toMatchObject({
    status: 'in_progress',
    agent_id: id,
  })
  expect(await pageOf(app, world.manager, others.id)).toMatchObject({ status: 'scheduled' })
})

test('the visits of a client who left are canceled from that day on, and none are made anew', async () => {
  const world = await anAgency(app)
  const today = await aVisit(app, world, { scheduled_time: '09:00', scheduled_duration: 60 })
  const { client } = await pageOf(app, world.manager, today.id)
  const later = await aVisit(app, world, { day: '2026-11-04' })
  const { client: other } = await pageOf(app, world.manager, later.id)
  await call(app, world.pca, checkIn, { id: today.id, at: testNow, ...home })
  for (const { id } of [client, other]) {
    await call(app, world.manager, updateClient, {
      id,
      status: 'discharged',
      left_on: '2026-11-02',
      left_reason: 'Moved to family',
    })
  }
  await app.drainJobs()
  expect(await pageOf(app, world.manager, today.id)).toMatchObject({ status: 'in_progress' })
  expect(await pageOf(app, world.manager, later.id)).toMatchObject({ status: 'canceled' })
  const { data } = await call(app, world.owner, listHistory, {
    record_type: 'visit',
    record_id: later.id,
  })
  expect(data[0]).toMatchObject({
    action: 'visit.canceled',
    changes: { canceled_reason: { after: 'The client left on 11/02/2026.' } },
  })
  const open = await call(app, world.manager, listVisits, { by_client_id: other.id, items: 200 })
  expect(open.data.filter(({ status }) => ['scheduled', 'available'].includes(status))).toEqual([])
})

test('who came back before the visits were looked at keeps them', async () => {
  const world = await anAgency(app)
  const visit = await aVisit(app, world, { scheduled_time: '15:00' })
  const id = world.pca.agentId
  await call(app, world.manager, updateAgent, { id, status: 'inactive' })
  await call(app, world.manager, updateAgent, { id, status: 'active' })
  await app.drainJobs()
  expect(await pageOf(app, world.manager, visit.id)).toMatchObject({ agent_id: id })
})
