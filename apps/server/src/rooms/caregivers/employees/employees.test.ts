import { listAuditEvents } from '@homeward/contract/identity/audit'
import {
  createEmployee,
  listEmployees,
  removeEmployee,
  updateEmployee,
} from '@homeward/contract/caregivers/employees'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anAgent } from '../testing/factories.ts'

const app = startTestServer()

const added = (world: World, overrides: object = {}) =>
  call(app, world.manager, createEmployee, {
    first_name: 'Nia',
    last_name: 'Brooks',
    role: 'pca',
    phone: '(919) 555-0121',
    email: 'nia@example.org',
    office_ids: [world.officeId],
    ...overrides,
  })

test('an employee is added, active, with the type of the role', async () => {
  const world = await anAgency(app)
  const made = await added(world)
  expect(made).toMatchObject({
    name: 'Nia Brooks',
    type: 'Caregiver',
    status: 'active',
    phone: '9195550121',
    username: null,
    offices: [{ name: 'Main office' }],
    abilities: { edit: true, see_pay: false },
  })
  expect((await added(world, { role: 'nurse', phone: null })).type).toBe('Agent')
  const { data } = await call(app, world.owner, listAuditEvents, { record_id: made.id })
  expect(data.map(({ action }) => action)).toEqual(['agent.created'])
})

test('an employee is changed and let go; offices are replaced as a whole', async () => {
  const world = await anAgency(app)
  const branch = { agency_id: world.agencyId, id: uuid(), name: 'Branch' }
  await inAgency(app.db, world.agencyId, (tx) => tx.insertInto('offices').values(branch).execute())
  const { id } = await added(world)
  const moved = await call(app, world.manager, updateEmployee, {
    id,
    last_name: 'Hale',
    office_ids: [branch.id, branch.id],
    lock_version: 0,
  })
  expect(moved).toMatchObject({ name: 'Nia Hale', offices: [{ name: 'Branch' }], lock_version: 1 })
  await refusal(
    call(app, world.manager, updateEmployee, { id, last_name: 'X', lock_version: 0 }),
    'stale',
  )
  const gone = await call(app, world.manager, removeEmployee, { id })
  expect(gone).toMatchObject({ status: 'inactive', offices: [{ name: 'Branch' }] })
})

test('what is wrong is refused on its field, and so are foreign records', async () => {
  const world = await anAgency(app)
  const foreign = await anAgency(app)
  const { id } = await added(world)
  for (const office_ids of [[foreign.officeId], [world.officeId, uuid()]]) {
    const body = await refusal(added(world, { phone: null, office_ids }), 'invalid')
    expect(Object.keys(body.errors)).toEqual([`office_ids.${office_ids.length - 1}`])
    await refusal(call(app, world.manager, updateEmployee, { id, office_ids }), 'invalid')
  }
  await refusal(added(world), 'phone_taken')
  await refusal(added(world, { role: 'admin', phone: null }), 'role_not_allowed')
  await refusal(call(app, foreign.owner, updateEmployee, { id, last_name: 'X' }), 'not_found')
  await refusal(call(app, foreign.owner, removeEmployee, { id }), 'not_found')
  await refusal(call(app, world.nurse, updateEmployee, { id, last_name: 'X' }), 'forbidden')
})

test('from a caregiver caregivers, people who left and contact details are hidden', async () => {
  const world = await anAgency(app)
  await anAgent(app, world, { first_name: 'Gone', role: 'nurse', status: 'inactive' })
  const { id } = await anAgent(app, world, {
    first_name: 'Olga',
    role: 'nurse',
    phone: '9195550131',
    email: 'olga@example.org',
  })
  const seen = (filter: object = {}) => call(app, world.pca, listEmployees, { ...filter })
  const { data } = await seen()
  expect(data.map(({ role }) => role).toSorted()).toEqual(
    ['owner', 'admin', 'billing_admin', 'manager', 'nurse', 'nurse'].toSorted(),
  )
  expect(data.find((one) => one.id === id)).toMatchObject({
    name: 'Olga Alvarez',
    phone: null,
    email: null,
    username: null,
    abilities: { edit: false, change_role: false, remove: false },
  })
  expect(data.every(({ username }) => username === null)).toBe(true)
  expect((await seen({ type: 'Caregiver' })).data).toEqual([])
  expect((await seen({ role: 'pca' })).data).toEqual([])
  expect((await seen({ status: 'inactive' })).data).toEqual([])
  expect((await seen({ search: '9195550131' })).data).toEqual([])
  expect((await seen({ search: 'olga@' })).data).toEqual([])
  expect((await seen({ search: 'olga' })).data).toHaveLength(1)
  const office = await call(app, world.nurse, listEmployees, { search: '9195550131' })
  expect(office.data).toMatchObject([{ id, phone: '9195550131', email: 'olga@example.org' }])
  await refusal(
    call(app, world.pca, createEmployee, { ...office.data[0], id: undefined } as never),
    'forbidden',
  )
})

test('thirty stand on a page', async () => {
  const world = await anAgency(app)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .insertInto('agents')
      .values(
        Array.from({ length: 30 }, () => ({
          agency_id: world.agencyId,
          id: uuid(),
          first_name: 'Same',
          last_name: 'Name',
          role: 'nurse' as const,
          type: 'Agent' as const,
          status: 'active' as const,
        })),
      )
      .execute(),
  )
  const first = await call(app, world.owner, listEmployees, {})
  expect(first.data).toHaveLength(30)
  expect(first.meta).toEqual({ page: 1, items: 30, total: 42, pages: 2, capped: false })
  const second = await call(app, world.owner, listEmployees, { page: 2 })
  expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(42)
})
