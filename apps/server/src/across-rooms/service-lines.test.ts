import { createClaim, getClaim, listClaims } from '@homeward/contract/billing/claims'
import { createAuthorization, listAuthorizations } from '@homeward/contract/care/authorizations'
import {
  type Careplan,
  createCareplan,
  getCareplan,
  updateCareplan,
} from '@homeward/contract/care/careplans'
import type { ShiftAttributes } from '@homeward/contract/care/shifts'
import { deleteActivity } from '@homeward/contract/catalogue/activities'
import { updateService } from '@homeward/contract/catalogue/services'
import { answerActivity, checkIn, checkOut } from '@homeward/contract/visits/capture'
import { getVisit, listVisits, reviewVisit } from '@homeward/contract/visits/visits'
import { afterEach, expect, test } from 'vitest'
import { inAgency } from '../plumbing/db/transaction.ts'
import { call, refusal } from '../testing/call.ts'
import { startTestServer, testNow } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'
import { aBillableClient, anAuthorizationFor } from '../rooms/billing/testing/factories.ts'
import { aCategory, anActivity, aService } from '../rooms/catalogue/testing/factories.ts'

const app = startTestServer()
afterEach(() => app.setClock(testNow))

/** An agency whose client may have personal care and respite under one authorization. */
async function twoServices() {
  const world = await anAgency(app)
  const respite = await aService(app, world, { label: 'Respite', procedure_code: 'S5150' })
  const category = await aCategory(app, world, respite.id)
  const walk = await anActivity(app, world, category.id, { name: 'Walk' })
  const read = await anActivity(app, world, category.id, { name: 'Read aloud' })
  const clientId = await aBillableClient(app, world)
  const service_ids = [world.serviceId, respite.id]
  const authorizationId = await anAuthorizationFor(app, world, clientId, { service_ids })
  return { world, respite, walk, read, clientId, authorizationId, service_ids }
}
type Scene = Awaited<ReturnType<typeof twoServices>>

const plan = (
  { world, clientId, authorizationId }: Scene,
  services: ShiftAttributes['services'],
): Promise<Careplan> =>
  call(app, world.manager, createCareplan, {
    client_id: clientId,
    authorization_id: authorizationId,
    start_date: '2026-11-02',
    end_date: '2026-11-02',
    shifts_attributes: [
      {
        scheduled_time: '09:00',
        scheduled_duration: 120,
        recurring_rule: 'FREQ=DAILY',
        agent_id: world.pca.agentId,
        ...(services && { services }),
      },
    ],
  })

async function approvedVisit(scene: Scene, careplan: Careplan, through: string): Promise<string> {
  const { world, clientId } = scene
  await call(app, world.manager, updateCareplan, { id: careplan.id, status: 'active' })
  await app.drainJobs()
  const { data } = await call(app, world.manager, listVisits, { by_client_id: clientId })
  const id = data[0]?.id ?? ''
  await call(app, world.pca, checkIn, { id, at: '2026-11-02T14:00:00.000Z' })
  app.setClock(through)
  await app.db.identity.updateTable('sessions').set({ last_seen_at: through }).execute()
  await call(app, world.pca, answerActivity, {
    id,
    activity_id: scene.walk.id,
    status: 'completed',
  })
  await call(app, world.pca, checkOut, { id, at: through })
  await call(app, world.nurse, reviewVisit, { id, decision: 'approve' })
  await app.drainJobs()
  return id
}

const minutesBilled = (world: World) =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx
      .selectFrom('claim_lines')
      .select(['procedure_code', 'minutes', 'units'])
      .orderBy('claim_id')
      .orderBy('line_number')
      .execute(),
  )

test('a visit of two services carries both, asks for what its shift asks for, and is billed by a line for each', async () => {
  const scene = await twoServices()
  const { world, respite, walk } = scene
  const careplan = await plan(scene, [
    { id: world.serviceId, minutes: 90 },
    { id: respite.id, minutes: 30, activity_ids: [walk.id] },
  ])
  expect(careplan.services.map(({ label }) => label)).toEqual(['PCS adult', 'Respite'])
  expect(careplan.shifts[0]?.services).toMatchObject([
    { label: 'PCS adult', minutes: 90, activity_ids: [] },
    { label: 'Respite', minutes: 30, activity_ids: [walk.id] },
  ])

  // An hour was worked instead of two: the services share it as they were planned.
  const id = await approvedVisit(scene, careplan, '2026-11-02T15:00:00.000Z')
  const visit = await call(app, world.owner, getVisit, { id })
  expect(visit.services).toMatchObject([
    { label: 'PCS adult', minutes: 90 },
    { label: 'Respite', minutes: 30 },
  ])
  expect(visit.activities.map(({ name }) => name)).toEqual([
    'Bathing',
    'Dressing',
    'Meal preparation',
    'Walk',
  ])
  expect(await minutesBilled(world)).toEqual([
    { procedure_code: '99509', minutes: 45, units: 3 },
    { procedure_code: 'S5150', minutes: 15, units: 1 },
  ])
  expect(visit.claims).toHaveLength(1)
  expect(visit.claim).toEqual(visit.claims[0])

  await refusal(call(app, world.owner, createClaim, { visit_id: id }), 'claim_exists')
  const { data } = await call(app, world.owner, listClaims, { sort: 'number' })
  expect(data).toHaveLength(1)
  const claim = await call(app, world.owner, getClaim, { id: data[0]?.id ?? '' })
  expect(claim.lines.map(({ service }) => service.label)).toEqual(['PCS adult', 'Respite'])
  expect(claim.readiness.filter(({ rule, ok }) => !ok && rule.startsWith('authorization'))).toEqual(
    [],
  )
  await refusal(call(app, world.owner, deleteActivity, { id: walk.id }), 'activity_used')
})

test('an unbillable service is planned and recorded, and never claimed', async () => {
  const scene = await twoServices()
  const { world, respite } = scene
  const careplan = await plan(scene, [
    { id: world.serviceId, minutes: 90 },
    { id: respite.id, minutes: 30 },
  ])
  await call(app, world.admin, updateService, { id: respite.id, status: 'unbillable' })
  const id = await approvedVisit(scene, careplan, '2026-11-02T15:00:00.000Z')
  expect(await minutesBilled(world)).toEqual([{ procedure_code: '99509', minutes: 45, units: 3 }])
  await refusal(call(app, world.owner, createClaim, { visit_id: id }), 'claim_exists')
})

test('a visit of nothing but unbillable services gets no claim, and says so to who asks for one', async () => {
  const scene = await twoServices()
  const { world, service_ids } = scene
  const careplan = await plan(
    scene,
    service_ids.map((id) => ({ id, minutes: 60 })),
  )
  for (const id of service_ids)
    await call(app, world.admin, updateService, { id, status: 'unbillable' })
  const id = await approvedVisit(scene, careplan, '2026-11-02T15:00:00.000Z')
  expect(await minutesBilled(world)).toEqual([])
  await refusal(call(app, world.owner, createClaim, { visit_id: id }), 'service_unbillable')
})

test('with one service authorized a shift names none; with two it has to', async () => {
  const scene = await twoServices()
  const { world } = scene
  const refused = await refusal(plan(scene, undefined), 'shift_services_needed')
  expect(Object.keys(refused.errors)).toEqual(['shifts_attributes.0.services'])

  const clientId = await aBillableClient(app, world)
  const authorizationId = await anAuthorizationFor(app, world, clientId)
  const careplan = await plan({ ...scene, clientId, authorizationId }, undefined)
  expect(careplan.shifts[0]?.services).toMatchObject([{ label: 'PCS adult', minutes: 120 }])
})

test('services that are not authorized, given twice or do not make up the shift are refused, and nothing is written', async () => {
  const scene = await twoServices()
  const { world, respite, walk } = scene
  const other = await aService(app, world)
  const refuse = (services: ShiftAttributes['services'], code: Parameters<typeof refusal>[1]) =>
    refusal(plan(scene, services), code)
  await refuse([{ id: other.id }], 'service_not_authorized')
  await refuse(
    [
      { id: respite.id, minutes: 60 },
      { id: respite.id, minutes: 60 },
    ],
    'shift_services_needed',
  )
  await refuse([], 'shift_services_needed')
  await refuse(
    [
      { id: world.serviceId, minutes: 60 },
      { id: respite.id, minutes: 61 },
    ],
    'shift_minutes_differ',
  )
  await refuse([{ id: world.serviceId }, { id: respite.id }], 'shift_minutes_differ')
  const wrong = await refuse([{ id: world.serviceId, activity_ids: [walk.id] }], 'invalid')
  expect(Object.keys(wrong.errors)).toEqual(['shifts_attributes.0.services.0.activity_ids'])
  const rows = await inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('careplans').select('id').execute(),
  )
  expect(rows).toEqual([])
})

test('a shift that is changed keeps its services; a new length has to be shared anew', async () => {
  const scene = await twoServices()
  const { world, respite } = scene
  const { id, shifts } = await plan(scene, [
    { id: world.serviceId, minutes: 90 },
    { id: respite.id, minutes: 30 },
  ])
  const shift = {
    id: shifts[0]?.id ?? '',
    scheduled_time: '10:00',
    scheduled_duration: 120,
    recurring_rule: 'FREQ=DAILY',
  }
  const change = (fields: Partial<ShiftAttributes>) =>
    call(app, world.manager, updateCareplan, {
      id,
      shifts_attributes: [{ ...shift, ...fields }],
    })
  const moved = await change({})
  expect(moved.shifts[0]?.services.map(({ minutes }) => minutes)).toEqual([90, 30])
  await refusal(change({ scheduled_duration: 60 }), 'shift_minutes_differ')
  const single = await change({ scheduled_duration: 60, services: [{ id: respite.id }] })
  expect(single.shifts[0]?.services).toMatchObject([{ label: 'Respite', minutes: 60 }])
  // Told its minutes or not, one alone takes the shift whole, however long that becomes.
  await change({ scheduled_duration: 45, services: [{ id: respite.id, minutes: 45 }] })
  const shorter = await change({ scheduled_duration: 30 })
  expect(shorter.shifts[0]?.services).toMatchObject([{ label: 'Respite', minutes: 30 }])
  expect((await call(app, world.manager, getCareplan, { id })).services).toEqual([
    { id: respite.id, label: 'Respite' },
  ])
})

test('an authorization covers services with units of one length, none of them twice at a time', async () => {
  const scene = await twoServices()
  const { world, clientId, respite } = scene
  const hourly = await aService(app, world, { minutes_per_unit: 60 })
  const another = (service_ids: string[]) =>
    call(app, world.owner, createAuthorization, {
      client_id: clientId,
      payor_id: world.payorId,
      service_ids,
      number: 'PA-2',
      start_date: '2026-12-01',
      end_date: '2027-01-31',
      units: 10,
      unit_period: 'week',
    })
  await refusal(another([hourly.id, respite.id]), 'services_differ_in_units')
  await refusal(another([respite.id]), 'authorization_overlap')
  expect((await another([hourly.id, hourly.id])).services).toHaveLength(1)
  const stranger = await anAgency(app)
  await refusal(another([stranger.serviceId]), 'invalid')
  const { data } = await call(app, world.owner, listAuthorizations, { client_id: clientId })
  expect(data.map(({ services }) => services.length)).toEqual([1, 2])
})
