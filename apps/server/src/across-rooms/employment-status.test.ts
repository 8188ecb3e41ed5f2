import {
  createAgent,
  listAgents,
  removeAgent,
  updateAgent,
} from '@homeward/contract/caregivers/agents'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { me, signIn } from '@homeward/contract/identity/sign-in'
import { expect, test } from 'vitest'
import { call, refusal } from '../testing/call.ts'
import { startTestServer, testNow } from '../testing/test-server.ts'
import { anAgency, aPerson, type World } from '../testing/world.ts'
import { aSuperAdmin, nobody } from '../rooms/identity/testing/factories.ts'
import { anAgent, profileOf } from '../rooms/caregivers/testing/factories.ts'

const app = startTestServer()

const eventsOf = async (world: World, id: string) =>
  (await call(app, world.owner, listAuditEvents, { record_type: 'agent', record_id: id })).data

test('an office in which somebody stands can be left: their session goes on in none', async () => {
  const world = await anAgency(app)
  const { assignments } = await profileOf(app, world, world.manager.agentId)
  const before = await call(app, world.manager, me, {})
  expect(before.assignment_id).toBe(assignments[0]?.id)
  await call(app, world.owner, updateAgent, {
    id: world.manager.agentId,
    assignments_attributes: [{ office_id: world.officeId, _destroy: true }],
  })
  app.setClock('2026-11-02T14:00:02.000Z')
  expect(await call(app, world.manager, me, {})).toMatchObject({
    assignment_id: null,
    role: 'manager',
  })
  app.setClock(testNow)
})

test.each(['inactive', 'do-not-hire'] as const)(
  'who becomes %s is out of the agency at the next request, and back when active again',
  async (status) => {
    const world = await anAgency(app)
    const { agentId, ...nurse } = world.nurse
    await call(app, nurse, listAgents, {})
    await call(app, world.manager, updateAgent, { id: agentId, status })
    app.setClock('2026-11-02T14:00:02.000Z')
    await refusal(call(app, nurse, listAgents, {}), 'forbidden')
    await call(app, world.manager, updateAgent, { id: agentId, status: 'active' })
    app.setClock('2026-11-02T14:00:04.000Z')
    await call(app, nurse, listAgents, {})
    app.setClock(testNow)
  },
)

test('guarded roles are given and taken by those alone who may do what they may', async () => {
  const world = await anAgency(app)
  const named = { first_name: 'A', last_name: 'B' }
  for (const role of ['owner', 'admin', 'billing_admin'] as const) {
    const body = await refusal(
      call(app, world.manager, createAgent, { ...named, role }),
      'role_not_allowed',
    )
    expect(body.errors.role).toHaveLength(1)
    const { id } = await call(app, world.owner, createAgent, { ...named, role })
    await refusal(call(app, world.manager, updateAgent, { id, role: 'pca' }), 'role_not_allowed')
    await refusal(call(app, world.manager, removeAgent, { id }), 'role_not_allowed')
    await call(app, world.manager, updateAgent, { id, first_name: 'Renamed', role })
    // The address to which an invite would go.
    const email = 'mine@example.org'
    await refusal(call(app, world.manager, updateAgent, { id, email }), 'role_not_allowed')
  }
  for (const role of ['owner', 'billing_admin'] as const) {
    await refusal(call(app, world.admin, createAgent, { ...named, role }), 'role_not_allowed')
    const id = world[role].agentId
    await refusal(call(app, world.admin, updateAgent, { id, role: 'nurse' }), 'role_not_allowed')
    await refusal(call(app, world.admin, removeAgent, { id }), 'role_not_allowed')
  }
  const { id } = await call(app, world.admin, createAgent, { ...named, role: 'admin' })
  await call(app, world.admin, updateAgent, { id, email: 'second@example.org' })
})

test('nobody changes their own role or lets themselves go', async () => {
  const world = await anAgency(app)
  const id = world.admin.agentId
  await refusal(call(app, world.admin, updateAgent, { id, role: 'owner' }), 'own_role')
  await refusal(call(app, world.admin, updateAgent, { id, status: 'inactive' }), 'own_role')
  await refusal(call(app, world.admin, removeAgent, { id }), 'own_role')
  await call(app, world.admin, updateAgent, { id, first_name: 'Me', role: 'admin' })
})

test('the last active owner stays, also when two owners let each other go at once', async () => {
  const world = await anAgency(app)
  const id = world.owner.agentId
  const superAdmin = await aSuperAdmin(app)
  await call(app, nobody, signIn, { token: superAdmin.token, agency_id: world.agencyId })
  await refusal(call(app, superAdmin, updateAgent, { id, role: 'manager' }), 'last_owner')
  await refusal(call(app, superAdmin, removeAgent, { id }), 'last_owner')
  const other = await aPerson(app, world.agencyId, 'owner', world.officeId)
  const outcomes = await Promise.allSettled([
    call(app, world.owner, removeAgent, { id: other.agentId }),
    call(app, other, removeAgent, { id }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { data } = await call(app, world.admin, listAgents, { role: 'owner', status: 'active' })
  expect(data).toHaveLength(1)
})

test('who is let go stays in the records, inactive as of today', async () => {
  const world = await anAgency(app)
  const { id } = await anAgent(app, world, { private_profile: { hire_date: '2026-01-05' } })
  const gone = await call(app, world.manager, removeAgent, { id })
  expect(gone).toMatchObject({
    status: 'inactive',
    private_profile: { hire_date: '2026-01-05', termination_date: '2026-11-02' },
    abilities: { remove: false },
  })
  const events = (await eventsOf(world, id)).length
  expect(await call(app, world.manager, removeAgent, { id })).toEqual(gone)
  expect(await eventsOf(world, id)).toHaveLength(events)
  const future = await anAgent(app, world, { private_profile: { hire_date: '2027-01-05' } })
  const never = await call(app, world.manager, removeAgent, { id: future.id })
  expect(never).toMatchObject({ status: 'inactive', private_profile: { termination_date: null } })
})
