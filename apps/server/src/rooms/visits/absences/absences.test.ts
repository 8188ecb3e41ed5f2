import { agentAbsences } from '@homeward/contract/caregivers/absences'
import { listFreeTime, replaceAvailability } from '@homeward/contract/caregivers/availability'
import {
  approveLeaveRequest,
  listLeaveRequests,
} from '@homeward/contract/caregivers/leave-requests'
import { addOwnDaysOff } from '@homeward/contract/caregivers/own-time'
import { clientAbsences } from '@homeward/contract/clients/absences'
import { listHistory } from '@homeward/contract/identity/audit'
import { getAbsenceEffect } from '@homeward/contract/visits/absences'
import { cancelVisit, updateVisit } from '@homeward/contract/visits/visits'
import { absenceTypes } from '@homeward/domain/caregivers/absences'
import { expect, test } from 'vitest'
import { aRecord } from '../../../testing/a-record.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anActiveCareplan, mornings } from '../../care/testing/factories.ts'
import { aVisit, pageOf, visitsOf } from '../testing/factories.ts'

const app = startTestServer()
const monday = { start_date: '2026-11-02', end_date: '2026-11-02' }
const { update, archive, restore } = agentAbsences.endpoints

/** A caregiver is away on Monday; what follows has happened. */
async function isAway(world: World, dates: object = monday) {
  const absence = await aRecord(app, world, agentAbsences, {
    agent_id: world.pca.agentId,
    kind: 'sick',
    ...dates,
  })
  await app.drainJobs()
  return absence
}

async function clientIsAway(world: World, client_id: string, dates: object = monday) {
  const absence = await aRecord(app, world, clientAbsences, {
    client_id,
    kind: 'hospital',
    end_date: null,
    ...dates,
  })
  await app.drainJobs()
  return absence
}

const page = (world: World, { id }: { id: string }) => pageOf(app, world.manager, id)

test('visits of a caregiver who is away have to be covered, and are given back when they are not', async () => {
  const world = await anAgency(app)
  const during = await aVisit(app, world)
  const after = await aVisit(app, world, { day: '2026-11-03' })
  const others = await aVisit(app, world, { agent_id: world.cna.agentId })
  const effect = await call(app, world.nurse, getAbsenceEffect, {
    agent_id: world.pca.agentId,
    ...monday,
  })
  expect(effect).toEqual({ taken: 1, given_back: 0 })

  const absence = await isAway(world)
  expect(await page(world, during)).toMatchObject({
    status: 'available',
    agent: null,
    cover: {
      agent: { id: world.pca.agentId },
      why: expect.stringMatching(/^Test pca-\w+ is away \(sick\)\.$/),
    },
  })
  for (const visit of [after, others]) {
    expect(await page(world, visit)).toMatchObject({ status: 'scheduled', cover: null })
  }
  const toCover = await visitsOf(app, world.manager, { to_cover: 'true' })
  expect(toCover.map(({ id }) => id)).toEqual([during.id])
  const { data } = await call(app, world.owner, listHistory, {
    record_type: 'visit',
    record_id: during.id,
  })
  expect(data[0]).toMatchObject({
    action: 'visit.taken_off',
    changes: { agent_id: { before: world.pca.agentId, after: null } },
  })
  await refusal(
    call(app, world.owner, updateVisit, {
      id: during.id,
      agent_id: world.pca.agentId,
      assignment_reason: 'They can come',
    }),
    'assignment_refused',
  )

  expect(
    await call(app, world.nurse, getAbsenceEffect, {
      agent_id: world.pca.agentId,
      absence_id: absence.id,
    }),
  ).toEqual({ taken: 0, given_back: 1 })
  await call(app, world.manager, archive, { id: absence.id })
  await app.drainJobs()
  expect(await page(world, during)).toMatchObject({
    status: 'scheduled',
    agent_id: world.pca.agentId,
    cover: null,
  })
  await call(app, world.manager, restore, { id: absence.id })
  await app.drainJobs()
  expect(await page(world, during)).toMatchObject({ status: 'available' })
})

test('an absence that ends early gives back what lies after it, not what somebody covered', async () => {
  const world = await anAgency(app)
  const [first, covered, last] = [
    await aVisit(app, world),
    await aVisit(app, world, { day: '2026-11-03' }),
    await aVisit(app, world, { day: '2026-11-04' }),
  ]
  const absence = await isAway(world, { start_date: '2026-11-02', end_date: null })
  await call(app, world.manager, updateVisit, { id: covered.id, agent_id: world.cna.agentId })
  await call(app, world.manager, update, { id: absence.id, ...monday })
  await app.drainJobs()
  expect(await page(world, first)).toMatchObject({ status: 'available' })
  expect(await page(world, covered)).toMatchObject({ agent_id: world.cna.agentId, cover: null })
  expect(await page(world, last)).toMatchObject({ agent_id: world.pca.agentId })

  // Whoever covered falls ill too: the visit is to be covered again, from them.
  await aRecord(app, world, agentAbsences, {
    agent_id: world.cna.agentId,
    kind: 'sick',
    start_date: '2026-11-03',
    end_date: '2026-11-03',
  })
  await app.drainJobs()
  expect(await page(world, covered)).toMatchObject({ cover: { agent: { id: world.cna.agentId } } })
})

test('a visit that another absence covers too stays to be covered', async () => {
  const world = await anAgency(app)
  const visit = await aVisit(app, world)
  const sick = await isAway(world)
  const vacation = await isAway(world, { start_date: '2026-11-01', end_date: '2026-11-08' })
  await call(app, world.manager, archive, { id: sick.id })
  await app.drainJobs()
  expect(await page(world, visit)).toMatchObject({ status: 'available', cover: { why: /away/ } })
  await call(app, world.manager, archive, { id: vacation.id })
  await app.drainJobs()
  expect(await page(world, visit)).toMatchObject({ agent_id: world.pca.agentId })
})

test('only the part of a day counts that the absence names', async () => {
  const world = await anAgency(app)
  const morning = await aVisit(app, world)
  const evening = await aVisit(app, world, { scheduled_time: '17:00' })
  await isAway(world, { ...monday, start_time: '11:00' })
  expect(await page(world, morning)).toMatchObject({ status: 'scheduled' })
  expect(await page(world, evening)).toMatchObject({ status: 'available' })
})

test('visits of a client who is away are canceled, and come back with them', async () => {
  const world = await anAgency(app)
  const plan = await anActiveCareplan(app, world, {
    end_date: '2026-11-06',
    shifts_attributes: [{ ...mornings, agent_id: world.pca.agentId }],
  })
  const absence = await clientIsAway(world, plan.client.id, { start_date: '2026-11-03' })
  const [first, second, third] = await visitsOf(app, world.manager)
  expect(first).toMatchObject({ status: 'scheduled' })
  for (const visit of [second, third]) {
    expect(visit).toMatchObject({ status: 'canceled', agent: { id: world.pca.agentId } })
  }
  // Meanwhile the caregiver is booked for one of the hours.
  const instead = await aVisit(app, world, { day: '2026-11-04' })
  expect(instead).toMatchObject({ status: 'scheduled' })
  await call(app, world.manager, clientAbsences.endpoints.archive, { id: absence.id })
  await app.drainJobs()
  const back = await visitsOf(app, world.manager, { by_client_id: plan.client.id })
  expect(back.map(({ status, agent }) => [status, agent?.id])).toEqual([
    ['scheduled', world.pca.agentId],
    ['available', undefined],
    ['scheduled', world.pca.agentId],
  ])
})

test('what a plan makes during an absence is taken off as well', async () => {
  const world = await anAgency(app)
  await isAway(world)
  const visit = await aVisit(app, world)
  expect(visit).toMatchObject({ status: 'available', cover: { agent: { id: world.pca.agentId } } })
  const { client } = await aVisit(app, world, { agent_id: null, day: '2026-11-05' })
  await clientIsAway(world, client.id, { start_date: '2026-11-01' })
  const [gone] = await visitsOf(app, world.manager, { by_client_id: client.id })
  expect(gone).toMatchObject({ status: 'canceled' })
  await refusal(
    call(app, world.manager, updateVisit, { id: visit.id, agent_id: world.pca.agentId }),
    'assignment_refused',
  )
})

test('caregiver and client are both away: the visit comes back when both are there', async () => {
  const world = await anAgency(app)
  const visit = await aVisit(app, world)
  const sick = await isAway(world)
  const hospital = await clientIsAway(world, visit.client.id)
  expect(await page(world, visit)).toMatchObject({ status: 'canceled', cover: null })
  await call(app, world.manager, clientAbsences.endpoints.archive, { id: hospital.id })
  await app.drainJobs()
  expect(await page(world, visit)).toMatchObject({ status: 'available', cover: { why: /sick/ } })
  await call(app, world.manager, archive, { id: sick.id })
  await app.drainJobs()
  expect(await page(world, visit)).toMatchObject({ agent_id: world.pca.agentId })
})

test('a visit that somebody canceled stays canceled', async () => {
  const world = await anAgency(app)
  const visit = await aVisit(app, world)
  const sick = await isAway(world)
  await call(app, world.manager, cancelVisit, { id: visit.id, reason: 'Nobody is free' })
  await call(app, world.manager, archive, { id: sick.id })
  await app.drainJobs()
  expect(await page(world, visit)).toMatchObject({ status: 'canceled', agent: null })
})

test('who is away has no free time', async () => {
  const world = await anAgency(app)
  const id = world.pca.agentId
  const pattern = [{ weekday: 1, start: '08:00', end: '16:00' }]
  await call(app, world.manager, replaceAvailability, { id, pattern })
  await isAway(world, { ...monday, start_time: '12:00' })
  const { data } = await call(app, world.nurse, listFreeTime, { ...monday, agent_id: id })
  expect(data[0]?.days[0]?.free).toEqual([
    { starts_at: '2026-11-02T13:00:00.000Z', ends_at: '2026-11-02T17:00:00.000Z' },
  ])
})

test('bad absences are refused: no such person, the end before the start, another agency', async () => {
  const [world, other] = [await anAgency(app), await anAgency(app)]
  const agent_id = world.pca.agentId
  const backwards = { agent_id, kind: 'sick', start_date: '2026-11-02', end_date: '2026-11-01' }
  await refusal(aRecord(app, world, agentAbsences, { ...backwards, kind: 'sick' }), 'date_order')
  await refusal(
    aRecord(app, world, agentAbsences, { agent_id: other.pca.agentId, kind: 'sick' }),
    'not_found',
  )
  const absence = await isAway(world)
  await refusal(call(app, other.manager, archive, { id: absence.id }), 'not_found')
  const twice = { id: absence.id, note: 'Flu', lock_version: absence.lock_version }
  await call(app, world.manager, update, twice)
  await refusal(call(app, world.manager, update, twice), 'stale')
  await refusal(
    call(app, world.manager, getAbsenceEffect, { ...monday, agent_id, client_id: agent_id }),
    'invalid',
  )
})

test('approved days off take the visits into the list of visits to cover', async () => {
  const world = await anAgency(app)
  const visit = await aVisit(app, world, { day: '2026-11-03' })
  const days = { start_date: '2026-11-03', end_date: '2026-11-04' }
  await call(app, world.pca, addOwnDaysOff, days)
  const { data } = await call(app, world.manager, listLeaveRequests, {})
  expect(data).toMatchObject([{ ...days, visits: 1 }])
  expect(await page(world, visit)).toMatchObject({ status: 'scheduled' })
  await call(app, world.manager, approveLeaveRequest, { id: data[0]?.id ?? '' })
  await app.drainJobs()
  expect(await page(world, visit)).toMatchObject({
    status: 'available',
    cover: { why: expect.stringMatching(/is away \(vacation\)\.$/) },
  })
})

test('a call-out and an action of the office have a reason and an outcome of their own', async () => {
  const world = await anAgency(app)
  const absence = await isAway(world, { ...monday, kind: 'call_out', reason: 'transportation' })
  expect(absence).toMatchObject({ kind: 'call_out', reason: 'transportation', outcome: null })
  const change = (sent: object) =>
    call(app, world.manager, update, { id: absence.id, ...sent } as never)
  expect(await change({ outcome: 'unexcused' })).toMatchObject({ outcome: 'unexcused' })
  await refusal(change({ reason: 'conduct' }), 'invalid')
  expect(await change({ kind: 'hr_action' })).toMatchObject({ reason: null, outcome: null })
  expect(await change({ reason: 'conduct', outcome: 'suspended' })).toMatchObject({
    reason: 'conduct',
    outcome: 'suspended',
  })
  expect(absenceTypes).toEqual(['call_out', 'hr_action'])
  await refusal(change({ kind: 'sick', reason: 'illness' }), 'invalid')
})
