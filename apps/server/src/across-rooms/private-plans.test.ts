import { createPayor } from '@homeward/contract/agency/payors'
import { reviseCareplan } from '@homeward/contract/care/careplan-versions'
import { createCareplan, getCareplan, updateCareplan } from '@homeward/contract/care/careplans'
import { previewCareplan } from '@homeward/contract/visits/change-sets'
import { updateVisit } from '@homeward/contract/visits/visits'
import { expect, test } from 'vitest'
import { call, refusal } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'
import { visitsOf } from '../rooms/visits/testing/factories.ts'
import { aClientAtHome, mornings, one } from '../rooms/care/testing/factories.ts'

const app = startTestServer()
const patch = (world: World, id: string, change: object) =>
  call(app, world.manager, updateCareplan, { id, ...change })
const activate = async (world: World, id: string) => {
  const plan = await patch(world, id, { status: 'active' })
  await app.drainJobs()
  return plan
}

/** A client, and a payor that asks for no authorization. */
async function whoPaysPrivately(world: World) {
  const payor = { name: 'Family Moore', type: 'private_pay' as const, payer_id: 'FAM' }
  const { id: payor_id } = await call(app, world.owner, createPayor, payor)
  return { client_id: await aClientAtHome(app, world), payor_id }
}
const aPlan = (world: World, who: { client_id: string; payor_id?: string }, wishes: object = {}) =>
  call(app, world.manager, createCareplan, {
    ...who,
    start_date: '2026-11-02',
    end_date: '2027-02-28',
    shifts_attributes: [
      { ...mornings, agent_id: world.pca.agentId, services: [{ id: world.serviceId }] },
    ],
    ...wishes,
  })

test('a payor that asks for no authorization gets a plan without one, its visits and no limit', async () => {
  const world = await anAgency(app)
  const who = await whoPaysPrivately(world)
  const plan = await aPlan(world, who)
  expect(plan).toMatchObject({
    authorization: null,
    authorized_minutes: null,
    planned_minutes: 360,
    payor: { id: who.payor_id, name: 'Family Moore' },
    services: [{ id: world.serviceId }],
  })
  await activate(world, plan.id)
  const visits = await visitsOf(app, world.manager)
  expect(visits).toHaveLength(25)
  expect(visits[0]).toMatchObject({ status: 'scheduled', agent: { id: world.pca.agentId } })
  expect(await one(app, world.manager, getCareplan, plan.id)).toMatchObject({
    generated_until: '2026-12-28',
  })
  // Nothing is authorized, so nothing is asked of who moves a visit.
  await call(app, world.manager, updateVisit, { id: visits[1]?.id ?? '', scheduled_time: '10:00' })
})

test('a plan without a payor is for the primary one, and refused where it asks for an authorization', async () => {
  const world = await anAgency(app)
  const { client_id } = await whoPaysPrivately(world)
  await refusal(aPlan(world, { client_id, payor_id: world.payorId }), 'authorization_needed')
  await refusal(aPlan(world, { client_id }), 'authorization_needed')
  await refusal(aPlan(world, { client_id, payor_id: client_id }), 'invalid')
})

test('its shifts name services in use', async () => {
  const world = await anAgency(app)
  const who = await whoPaysPrivately(world)
  const shifts_attributes = [mornings]
  await refusal(aPlan(world, who, { shifts_attributes }), 'shift_services_needed')
})

test('it is revised, shown beforehand, and one of a payor is in force at a time', async () => {
  const world = await anAgency(app)
  const who = await whoPaysPrivately(world)
  const first = await aPlan(world, who)
  await activate(world, first.id)
  const next = await one(app, world.manager, reviseCareplan, first.id)
  expect(next).toMatchObject({ authorization: null, version: 2, payor: { id: who.payor_id } })
  await patch(world, next.id, {
    start_date: '2026-11-09',
    shifts_attributes: [{ id: next.shifts[0]?.id, scheduled_time: '11:00' }],
  })
  const shown = await call(app, world.manager, previewCareplan, { id: next.id, status: 'active' })
  expect(shown.counts).toMatchObject({ moved: 22, removed: 0 })
  const both = await Promise.all([
    patch(world, next.id, { status: 'active' }),
    aPlan(world, who).then(({ id }) => patch(world, id, { status: 'active' })),
  ])
  await app.drainJobs()
  const plans = await Promise.all(
    [first, ...both].map(({ id }) => one(app, world.manager, getCareplan, id)),
  )
  const inForce = plans.filter(({ status }) => status === 'active')
  const days = inForce.toSorted((a, b) => (a.start_date < b.start_date ? -1 : 1))
  expect(days.map(({ end_date }, at) => end_date < (days[at + 1]?.start_date ?? '9999'))).toEqual(
    days.map(() => true),
  )
})
