import { listAuthorizations, updateAuthorization } from '@homeward/contract/care/authorizations'
import { updateClient } from '@homeward/contract/clients/clients'
import type { InputOf } from '@homeward/contract/endpoint'
import { createVisits } from '@homeward/contract/visits/adding'
import { withdrawVisits } from '@homeward/contract/visits/board'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aClient } from '../../clients/testing/factories.ts'
import { aClientAtHome, anAuthorization } from '../../care/testing/factories.ts'
import { pageOf, visitsOf } from '../testing/factories.ts'

const app = startTestServer()
type Wishes = Partial<InputOf<typeof createVisits>>

const add = (world: World, wishes: Wishes & { client_id: string }) =>
  call(app, world.manager, createVisits, {
    scheduled_dates: ['2026-11-05'],
    scheduled_time: '09:00',
    scheduled_duration: 120,
    client_confirmed: true,
    ...wishes,
  })

const authorized = async (world: World, units = 160) => {
  const { id, client_id } = await anAuthorization(app, world, { units })
  return { client_id, authorization_id: id }
}

test('visits are added on some days, with the service and the payor of the authorization', async () => {
  const world = await anAgency(app)
  const asked = await authorized(world)
  const { visits } = await add(world, {
    ...asked,
    agent_id: world.pca.agentId,
    scheduled_dates: ['2026-11-06', '2026-11-05', '2026-11-06'],
  })
  expect(visits.map(({ scheduled_date }) => scheduled_date)).toEqual(['2026-11-05', '2026-11-06'])
  expect(await pageOf(app, world.manager, visits[0]?.id ?? '')).toMatchObject({
    status: 'scheduled',
    agent_id: world.pca.agentId,
    authorization_id: asked.authorization_id,
    payor: { id: world.payorId },
    services: [{ id: world.serviceId, minutes: 120 }],
    careplan_id: null,
    non_repeating: true,
    starts_at: '2026-11-05T14:00:00.000Z',
  })
  const added = visits.map(({ id, lock_version }) => ({ id, lock_version }))
  expect(await call(app, world.manager, withdrawVisits, { visits: added })).toEqual({
    withdrawn: 2,
    left: [],
  })
})

test('without an authorization and a caregiver the visit is open, and the primary payor pays', async () => {
  const world = await anAgency(app)
  const client_id = await aClientAtHome(app, world)
  await refusal(add(world, { client_id }), 'shift_services_needed')
  const { visits } = await add(world, { client_id, services: [{ id: world.serviceId }] })
  const page = await pageOf(app, world.manager, visits[0]?.id ?? '')
  expect(page).toMatchObject({ status: 'available', agent: null, authorization_id: null })
})

test('a caregiver who is booked, or must not be sent, takes none of the days', async () => {
  const world = await anAgency(app)
  const asked = await authorized(world)
  const agent_id = world.pca.agentId
  await add(world, { ...asked, agent_id, scheduled_dates: ['2026-11-06'] })
  const other = await authorized(world)
  const twice = { ...other, agent_id, scheduled_dates: ['2026-11-05', '2026-11-06'] }
  await refusal(add(world, twice), 'assignment_reason_needed')
  expect(await visitsOf(app, world.manager, { by_client_id: other.client_id })).toEqual([])
  const both = await add(world, { ...twice, assignment_reason: 'A couple in one home' })
  expect(both.visits).toHaveLength(2)
  const third = await authorized(world)
  const settings = { do_not_send: [agent_id] }
  await call(app, world.manager, updateClient, { id: third.client_id, settings })
  await refusal(add(world, { ...third, agent_id }), 'assignment_refused')
})

test('the hours of the earlier days count against the authorization for the later ones', async () => {
  const world = await anAgency(app)
  const asked = await authorized(world, 16)
  const three = ['2026-11-04', '2026-11-05', '2026-11-06']
  const refused = await refusal(
    add(world, { ...asked, scheduled_dates: three }),
    'assignment_refused',
  )
  expect(refused.errors.scheduled_dates).toEqual([
    'None of the visits was added. This stands against 11/06/2026:',
    expect.stringMatching(/^Authorization PA-1001/),
  ])
  expect((await add(world, { ...asked, scheduled_dates: three.slice(1) })).visits).toHaveLength(2)
})

test('a client who is not in care is asked about first', async () => {
  const world = await anAgency(app)
  const { id: client_id } = await aClient(app, world, { status: 'prospect' })
  const asked = { client_id, services: [{ id: world.serviceId }] }
  await refusal(add(world, { ...asked, client_confirmed: false }), 'client_not_in_care')
  expect((await add(world, asked)).visits).toHaveLength(1)
})

test('a client who left gets no visit after the last day, whoever confirms it', async () => {
  const world = await anAgency(app)
  const asked = await authorized(world)
  await call(app, world.owner, updateClient, {
    id: asked.client_id,
    status: 'deceased',
    left_on: '2026-11-02',
    left_reason: 'Died at home',
  })
  await app.drainJobs()
  const on = (day: string) => add(world, { ...asked, scheduled_dates: [day] })
  const refused = await refusal(on('2026-11-03'), 'assignment_refused')
  expect(refused.errors.scheduled_dates?.[0]).toMatch(/gets no more visits \(deceased since/)
  expect((await on('2026-11-02')).visits).toHaveLength(1)
})

test('strange clients, authorizations, services and caregivers are refused', async () => {
  const [world, other] = [await anAgency(app), await anAgency(app)]
  const asked = await authorized(world)
  const foreign = await authorized(other)
  await refusal(add(world, foreign), 'not_found')
  await refusal(add(world, { ...asked, authorization_id: uuid() }), 'invalid')
  await refusal(
    add(world, { ...asked, services: [{ id: other.serviceId }] }),
    'service_not_authorized',
  )
  await refusal(add(world, { ...asked, agent_id: other.pca.agentId }), 'invalid')
  const [row] = (await call(app, world.manager, listAuthorizations, { client_id: asked.client_id }))
    .data
  await call(app, world.manager, updateAuthorization, { id: row?.id ?? '', status: 'archived' })
  await refusal(add(world, asked), 'invalid')
})
