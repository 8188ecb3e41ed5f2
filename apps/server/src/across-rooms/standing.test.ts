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
import { openHouse, testNow } from '../testing/house.ts'
import { anAgency, aPerson, type World } from '../testing/world.ts'
import { aSuperAdmin, nobody } from '../rooms/identity/making.ts'
import { anAgent, profileOf } from '../rooms/caregivers/making.ts'

const house = openHouse()

const eventsOf = async (world: World, id: string) =>
  (await call(house, world.owner, listAuditEvents, { record_type: 'agent', record_id: id })).data

test('an office in which somebody stands can be left: their session goes on in none', async () => {
  const world = await anAgency(house)
  const { assignments } = await profileOf(house, world, world.manager.agentId)
  const before = await call(house, world.manager, me, {})
  expect(before.assignment_id).toBe(assignments[0]?.id)
  await call(house, world.owner, updateAgent, {
    id: world.manager.agentId,
    assignments_attributes: [{ office_id: world.officeId, _destroy: true }],
  })
  house.setClock('2026-11-02T14:00:02.000Z')
  expect(await call(house, world.manager, me, {})).toMatchObject({
    assignment_id: null,
    role: 'manager',
  })
  house.setClock(testNow)
})

test.each(['inactive', 'do-not-hire'] as const)(
  'who becomes %s is out of the agency at the next request, and back when active again',
  async (status) => {
    const world = await anAgency(house)
    const { agentId, ...nurse } = world.nurse
    await call(house, nurse, listAgents, {})
    await call(house, world.manager, updateAgent, { id: agentId, status })
    house.setClock('2026-11-02T14:00:02.000Z')
    await refusal(call(house, nurse, listAgents, {}), 'forbidden')
    await call(house, world.manager, updateAgent, { id: agentId, status: 'active' })
    house.setClock('2026-11-02T14:00:04.000Z')
    await call(house, nurse, listAgents, {})
    house.setClock(testNow)
  },
)

test('guarded roles are given and taken by those alone who may do what they may', async () => {
  const world = await anAgency(house)
  const named = { first_name: 'A', last_name: 'B' }
  for (const role of ['owner', 'admin', 'billing_admin'] as const) {
    const body = await refusal(
      call(house, world.manager, createAgent, { ...named, role }),
      'role_not_allowed',
    )
    expect(body.errors.role).toHaveLength(1)
    const { id } = await call(house, world.owner, createAgent, { ...named, role })
    await refusal(call(house, world.manager, updateAgent, { id, role: 'pca' }), 'role_not_allowed')
    await refusal(call(house, world.manager, removeAgent, { id }), 'role_not_allowed')
    await call(house, world.manager, updateAgent, { id, first_name: 'Renamed', role })
    // The address to which an invite would go.
    const email = 'mine@example.org'
    await refusal(call(house, world.manager, updateAgent, { id, email }), 'role_not_allowed')
  }
  for (const role of ['owner', 'billing_admin'] as const) {
    await refusal(call(house, world.admin, createAgent, { ...named, role }), 'role_not_allowed')
    const id = world[role].agentId
    await refusal(call(house, world.admin, updateAgent, { id, role: 'nurse' }), 'role_not_allowed')
    await refusal(call(house, world.admin, removeAgent, { id }), 'role_not_allowed')
  }
  const { id } = await call(house, world.admin, createAgent, { ...named, role: 'admin' })
  await call(house, world.admin, updateAgent, { id, email: 'second@example.org' })
})

test('nobody changes their own role or lets themselves go', async () => {
  const world = await anAgency(house)
  const id = world.admin.agentId
  await refusal(call(house, world.admin, updateAgent, { id, role: 'owner' }), 'own_role')
  await refusal(call(house, world.admin, updateAgent, { id, status: 'inactive' }), 'own_role')
  await refusal(call(house, world.admin, removeAgent, { id }), 'own_role')
  await call(house, world.admin, updateAgent, { id, first_name: 'Me', role: 'admin' })
})

test('the last active owner stays, also when two owners let each other go at once', async () => {
  const world = await anAgency(house)
  const id = world.owner.agentId
  const superAdmin = await aSuperAdmin(house)
  await call(house, nobody, signIn, { token: superAdmin.token, agency_id: world.agencyId })
  await refusal(call(house, superAdmin, updateAgent, { id, role: 'manager' }), 'last_owner')
  await refusal(call(house, superAdmin, removeAgent, { id }), 'last_owner')
  const other = await aPerson(house, world.agencyId, 'owner', world.officeId)
  const outcomes = await Promise.allSettled([
    call(house, world.owner, removeAgent, { id: other.agentId }),
    call(house, other, removeAgent, { id }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { data } = await call(house, world.admin, listAgents, { role: 'owner', status: 'active' })
  expect(data).toHaveLength(1)
})

test('who is let go stays in the records, inactive as of today', async () => {
  const world = await anAgency(house)
  const { id } = await anAgent(house, world, { private_profile: { hire_date: '2026-01-05' } })
  const gone = await call(house, world.manager, removeAgent, { id })
  expect(gone).toMatchObject({
    status: 'inactive',
    private_profile: { hire_date: '2026-01-05', termination_date: '2026-11-02' },
    abilities: { remove: false },
  })
  const events = (await eventsOf(world, id)).length
  expect(await call(house, world.manager, removeAgent, { id })).toEqual(gone)
  expect(await eventsOf(world, id)).toHaveLength(events)
  const future = await anAgent(house, world, { private_profile: { hire_date: '2027-01-05' } })
  const never = await call(house, world.manager, removeAgent, { id: future.id })
  expect(never).toMatchObject({ status: 'inactive', private_profile: { termination_date: null } })
})
