import { replaceAvailability } from '@homeward/contract/caregivers/availability'
import { proposeFilling } from '@homeward/contract/visits/filling'
import { createVisitOffers } from '@homeward/contract/visits/offers'
import { updateVisit } from '@homeward/contract/visits/visits'
import { caregiverRoles } from '@homeward/domain/identity/roles'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { moveClock } from '../../care/testing/factories.ts'
import { aVisit, pageOf } from '../testing/factories.ts'

const app = startTestServer()
const morning = '2026-11-02T12:00:00.000Z'
const propose = async (world: World, visit_ids: string[]) =>
  (await call(app, world.manager, proposeFilling, { visit_ids })).proposals

const tuesdays = [{ weekday: 2, start: '08:00', end: '18:00' }]
const hours = (world: World, id: string, wishes: object) =>
  call(app, world.manager, replaceAvailability, { id, pattern: [], ...wishes })

/** An agency in which only the PCA and the CNA work on Mondays, with open visits at some times of one. */
async function open(...times: string[]) {
  await moveClock(app, morning)
  const world = await anAgency(app)
  const working = [world.pca.agentId, world.cna.agentId]
  for (const { agentId } of caregiverRoles.map((role) => world[role])) {
    if (!working.includes(agentId)) await hours(world, agentId, { pattern: tuesdays })
  }
  const ids: string[] = []
  for (const scheduled_time of times) {
    ids.push((await aVisit(app, world, { agent_id: null, scheduled_time })).id)
  }
  return { world, working, ids }
}

test('visits at the same time get caregivers of their own, as many as there are', async () => {
  const { world, working, ids } = await open('15:00', '15:00', '15:00')
  const proposals = await propose(world, ids)
  const found = proposals.flatMap(({ candidate }) => candidate?.agent.id ?? [])
  expect(found.toSorted()).toEqual(working.toSorted())
  expect(proposals.filter(({ outcome }) => outcome === 'fits_elsewhere')).toHaveLength(1)
  for (const { visit_id: id, candidate } of proposals) {
    if (candidate) await call(app, world.manager, updateVisit, { id, agent_id: candidate.agent.id })
  }
  const again = await propose(world, ids)
  expect(again.map(({ outcome }) => outcome).toSorted()).toEqual([
    'no_one_fits',
    'not_open',
    'not_open',
  ])
})

test('who wants no more hours that week does not get a second visit', async () => {
  const { world, working, ids } = await open('13:00', '17:00')
  for (const id of working) await hours(world, id, { minutes_most: 120 })
  const found = (await propose(world, ids)).map(({ candidate }) => candidate?.agent.id ?? '')
  expect(found.toSorted()).toEqual(working.toSorted())
})

test('where no one fits, the reasons are counted; what is offered or over is left alone', async () => {
  const { world, working, ids } = await open('09:00', '15:00', '17:00')
  await call(app, world.manager, createVisitOffers, { visit_ids: ids.slice(1, 2) })
  await moveClock(app, '2026-11-02T15:00:00.000Z')
  for (const id of working) await hours(world, id, { pattern: tuesdays })
  const proposals = await propose(world, ids)
  expect(proposals.map(({ outcome }) => outcome)).toEqual(['not_open', 'offered', 'no_one_fits'])
  expect(proposals[2]?.why_not[0]).toMatchObject({ id: 'availability' })
})

test('nothing is changed, and visits of another agency are not known', async () => {
  const { world, ids } = await open('15:00')
  const other = await anAgency(app)
  await propose(world, ids)
  expect(await pageOf(app, world.manager, ids[0] ?? '')).toMatchObject({ status: 'available' })
  expect(await propose(other, ids)).toMatchObject([{ outcome: 'not_open', candidate: null }])
  await refusal(call(app, world.pca, proposeFilling, { visit_ids: ids }), 'forbidden')
})
