import {
  checkPhone,
  createAgent,
  getAgent,
  listAgents,
  removeAgent,
  revealAgentField,
  updateAgent,
} from '@homeward/contract/caregivers/agents'
import { createAlert } from '@homeward/contract/collaboration/alerts'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { getCaregiver } from '@homeward/contract/caregivers/caregivers'
import { createComment, deleteComment } from '@homeward/contract/collaboration/comments'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal, send } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anAgent, profileOf } from '../testing/factories.ts'

const app = startTestServer()

const eventsOf = async (world: World, id: string) =>
  (await call(app, world.owner, listAuditEvents, { record_type: 'agent', record_id: id })).data

const privately = {
  gender: 'female',
  birthdate: '1985-04-12',
  social_security_number: '536-22-0087',
  hire_date: '2026-01-05',
  pay_rate: 1650,
  citizen: true,
  felon: false,
  medicaid_id: '900123456k',
  employment_type: 'part_time',
  languages: ['Spanish', 'English', 'Spanish'],
} as const

const contact = {
  name: 'Luis Alvarez',
  phone: '+1 919 555 0199',
  relationship: 'Spouse',
  email: 'luis@example.org',
}
const address = { street: '9 Lake Dr', city: 'Durham', state: 'NC', zip: '27701-1234' }

test('a person is added with everything and read again, protected numbers masked', async () => {
  const world = await anAgency(app)
  const made = await anAgent(app, world, {
    first_name: '  Zoë ',
    phone: '+1 (919) 555-0142',
    email: 'zoe@example.org',
    npi: '1234567893',
    private_profile: { ...privately, languages: [...privately.languages] },
    addresses_attributes: [address],
    emergency_contacts_attributes: [contact],
  })
  expect(made).toMatchObject({
    name: 'Zoë Alvarez',
    type: 'Caregiver',
    status: 'active',
    phone: '9195550142',
    email: 'zoe@example.org',
    npi: '1234567893',
    user: null,
    hire_date: '2026-01-05',
    offices: [{ id: world.officeId, name: 'Main office' }],
    assignments: [{ office_id: world.officeId, office_name: 'Main office' }],
    current_address: { city: 'Durham', zip: '277011234', primary: true },
    emergency_contacts: [{ ...contact, phone: '9195550199' }],
    credentials: { expired: 0, expiring: 0, next_expires_on: null },
    private_profile: {
      ...privately,
      social_security_number: '••••0087',
      medicaid_id: '••••456K',
      languages: ['Spanish', 'English'],
      termination_date: null,
    },
    lock_version: 0,
    abilities: { edit: true, reveal: true, remove: true },
  })
  expect(await call(app, world.owner, getAgent, { id: made.id })).toEqual(made)
  const stored = await inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('agent_private_profiles').selectAll().executeTakeFirstOrThrow(),
  )
  expect(JSON.stringify(stored)).not.toMatch(/536220087|900123456K/)
  expect(JSON.stringify(await eventsOf(world, made.id))).not.toMatch(/536220087|900123456K|1650/)
})

test.each([
  ['nurse', 'Agent'],
  ['manager', 'Agent'],
  ['sitter', 'Caregiver'],
  ['travel_pca', 'Caregiver'],
] as const)('the role %s makes the type %s, and another role makes it anew', async (role, type) => {
  const world = await anAgency(app)
  const made = await anAgent(app, world, { role })
  expect(made).toMatchObject({ type, status: 'active' })
  const other = type === 'Agent' ? 'pca' : 'nurse'
  const changed = await call(app, world.manager, updateAgent, { id: made.id, role: other })
  expect(changed.type).toBe(type === 'Agent' ? 'Caregiver' : 'Agent')
})

test.each([
  ['first_name', { first_name: ' ' }],
  ['last_name', { last_name: 'x'.repeat(81) }],
  ['role', { role: 'janitor' }],
  ['status', { status: 'happy' }],
  ['phone', { phone: '(((------)))' }],
  ['email', { email: 'zoe at example' }],
  ['npi', { npi: '1234567890' }],
  [
    'private_profile.social_security_number',
    { private_profile: { social_security_number: '666-12-3456' } },
  ],
  ['private_profile.birthdate', { private_profile: { birthdate: '2026-11-03' } }],
  ['private_profile.birthdate', { private_profile: { birthdate: '1899-12-31' } }],
  ['private_profile.hire_date', { private_profile: { hire_date: '0001-01-01' } }],
  ['private_profile.termination_date', { private_profile: { termination_date: '9999-12-31' } }],
  ['private_profile.pay_rate', { private_profile: { pay_rate: -1 } }],
  ['private_profile.pay_rate', { private_profile: { pay_rate: 16.5 } }],
  ['private_profile.pay_rate', { private_profile: { pay_rate: 100_001 } }],
  ['private_profile.employment_type', { private_profile: { employment_type: 'sometimes' } }],
  ['private_profile.medicaid_id', { private_profile: { medicaid_id: "'; drop table" } }],
  ['private_profile.surprise', { private_profile: { surprise: 1 } }],
  [
    'private_profile.termination_date',
    { private_profile: { hire_date: '2026-05-02', termination_date: '2026-05-01' } },
  ],
  ['assignments_attributes.0.office_id', { assignments_attributes: [{ office_id: uuid() }] }],
  [
    'emergency_contacts_attributes.0.phone',
    { emergency_contacts_attributes: [{ name: 'A', phone: 'x' }] },
  ],
  [
    'emergency_contacts_attributes.0.id',
    { emergency_contacts_attributes: [{ ...contact, id: uuid() }] },
  ],
  ['addresses_attributes.0.zip', { addresses_attributes: [{ ...address, zip: '2' }] }],
  ['addresses_attributes.0.longitude', { addresses_attributes: [{ ...address, latitude: 35 }] }],
  ['agency_id', { agency_id: uuid() }],
])('%s is refused on its field: %j', async (field, wrong) => {
  const world = await anAgency(app)
  const asked = { first_name: 'A', last_name: 'B', role: 'cna', ...wrong }
  const added = await send(app, world.owner, createAgent, asked)
  expect(added).toMatchObject({ status: 422, body: { code: 'invalid' } })
  expect(Object.keys((added.body as { errors: object }).errors)).toEqual([field])
  const { id } = await anAgent(app, world)
  expect((await send(app, world.owner, updateAgent, { id, ...wrong })).status).toBe(422)
  expect((await profileOf(app, world, id)).lock_version).toBe(0)
})

test('only what is sent is changed, and the change is kept with what was before', async () => {
  const world = await anAgency(app)
  const made = await anAgent(app, world, { phone: '9195550142', private_profile: privatelyPaid })
  const changed = await call(app, world.owner, updateAgent, {
    id: made.id,
    phone: null,
    private_profile: { pay_rate: 1700 },
    lock_version: 0,
  })
  expect(changed).toMatchObject({ phone: null, lock_version: 1, offices: made.offices })
  expect(changed.private_profile).toEqual({ ...made.private_profile, pay_rate: 1700 })
  const [event] = await eventsOf(world, made.id)
  expect(event?.changes).toEqual({
    phone: { before: '9195550142', after: null },
    pay_rate: { before: '••••', after: '••••' },
  })
  const stale = await refusal(
    call(app, world.manager, updateAgent, { id: made.id, npi: null, lock_version: 0 }),
    'stale',
  )
  expect(stale.current).toMatchObject({ phone: null, private_profile: { pay_rate: null } })
})

const privatelyPaid = { pay_rate: 1650, hire_date: '2026-01-05' }

test('pay is seen and changed by those who may, and only the office sees a profile at all', async () => {
  const world = await anAgency(app)
  const { id } = await anAgent(app, world, { private_profile: privatelyPaid })
  const seen = async (role: 'owner' | 'admin' | 'billing_admin' | 'manager' | 'nurse') =>
    (await call(app, world[role], getAgent, { id })).private_profile.pay_rate
  expect(await seen('admin')).toBe(1650)
  expect(await seen('billing_admin')).toBe(1650)
  expect(await seen('manager')).toBeNull()
  expect(await seen('nurse')).toBeNull()
  for (const pay_rate of [9900, null]) {
    const body = await refusal(
      call(app, world.manager, updateAgent, { id, private_profile: { pay_rate } }),
      'invalid',
    )
    expect(Object.keys(body.errors)).toEqual(['private_profile.pay_rate'])
  }
  await call(app, world.manager, updateAgent, { id, private_profile: { felon: true } })
  expect(await seen('owner')).toBe(1650)
  await refusal(call(app, world.cna, getAgent, { id }), 'forbidden')
  await refusal(call(app, world.cna, getAgent, { id: world.cna.agentId }), 'forbidden')
  await refusal(call(app, world.nurse, updateAgent, { id, npi: null }), 'forbidden')
})

test('a look at a profile and each revealed number are kept; nobody else reveals', async () => {
  const world = await anAgency(app)
  const { id } = await anAgent(app, world, {
    private_profile: { social_security_number: '536220087' },
  })
  await call(app, world.nurse, getAgent, { id })
  const ask = { id, field: 'social_security_number' } as const
  expect(await call(app, world.admin, revealAgentField, ask)).toEqual({
    field: 'social_security_number',
    value: '536220087',
  })
  const none = await call(app, world.owner, revealAgentField, { id, field: 'medicaid_id' })
  expect(none.value).toBeNull()
  await refusal(call(app, world.manager, revealAgentField, ask), 'forbidden')
  const events = await eventsOf(world, id)
  expect(events.map(({ action, actor }) => [action, actor])).toEqual([
    ['agent.revealed', 'Test owner'],
    ['agent.revealed', 'Test admin'],
    ['agent.read', 'Test nurse'],
    ['agent.created', 'Test owner'],
  ])
  expect(events[1]?.changes).toEqual({ field: { before: null, after: 'social_security_number' } })
  expect(app.logged.join('')).not.toContain('536220087')
})

test('a social security number belongs to one person of an agency and finds them', async () => {
  const world = await anAgency(app)
  const elsewhere = await anAgency(app)
  const private_profile = { social_security_number: '536-22-0087' }
  const { id } = await anAgent(app, world, { private_profile })
  await refusal(anAgent(app, world, { private_profile }), 'social_security_number_taken')
  await anAgent(app, elsewhere, { private_profile })
  for (const search of ['536220087', '536-22-0087']) {
    const { data } = await call(app, world.manager, listAgents, { search })
    expect(data.map((one) => one.id)).toEqual([id])
  }
  expect((await call(app, world.manager, listAgents, { search: '22-0087' })).data).toEqual([])
})

test('offices, addresses and contacts are added, changed and removed', async () => {
  const world = await anAgency(app)
  const office = { agency_id: world.agencyId, id: uuid(), name: 'Branch' }
  await inAgency(app.db, world.agencyId, (tx) => tx.insertInto('offices').values(office).execute())
  const made = await anAgent(app, world, {
    addresses_attributes: [address],
    emergency_contacts_attributes: [contact],
  })
  const changed = await call(app, world.manager, updateAgent, {
    id: made.id,
    assignments_attributes: [
      { office_id: world.officeId, _destroy: true },
      { office_id: office.id },
    ],
    addresses_attributes: [{ ...address, street: '1 New St' }],
    emergency_contacts_attributes: [
      { ...contact, id: made.emergency_contacts[0]?.id, relationship: null },
      { name: 'Ana', phone: '9195550111' },
    ],
  })
  expect(changed.offices.map(({ name }) => name)).toEqual(['Branch'])
  expect(changed.addresses.map(({ street, primary }) => [street, primary])).toEqual([
    ['1 New St', true],
    ['9 Lake Dr', false],
  ])
  expect(changed.emergency_contacts.map(({ name, relationship }) => [name, relationship])).toEqual([
    ['Luis Alvarez', null],
    ['Ana', null],
  ])
  const less = await call(app, world.manager, updateAgent, {
    id: made.id,
    addresses_attributes: [{ ...address, id: changed.addresses[0]?.id, _destroy: true }],
    emergency_contacts_attributes: [
      { ...contact, id: changed.emergency_contacts[0]?.id, _destroy: true },
    ],
  })
  expect(less.current_address).toMatchObject({ street: '9 Lake Dr', primary: true })
  expect(less.emergency_contacts.map(({ name }) => name)).toEqual(['Ana'])
})

test('a phone number belongs to one person of the agency; of others no name is told', async () => {
  const world = await anAgency(app)
  const elsewhere = await anAgency(app)
  const number = '9195550177'
  const free = { phone: number, available: true, taken_by: null, used_elsewhere: false }
  const ask = (phone: string, agent_id?: string) =>
    call(app, world.manager, checkPhone, { phone, agent_id })
  expect(await ask('(919) 555-0177')).toEqual(free)

  await app.db.identity
    .updateTable('users')
    .set({ phone: number })
    .where('id', '=', elsewhere.nurse.userId)
    .execute()
  expect(await ask(number)).toEqual({ ...free, available: false, used_elsewhere: true })

  const { id, name } = await anAgent(app, world, { phone: number })
  const taken = await ask(number)
  expect(taken).toMatchObject({ available: false, taken_by: { id, name, status: 'active' } })
  expect(await ask(number, id)).toMatchObject({ taken_by: null })
  const body = await refusal(anAgent(app, world, { phone: '919-555-0177' }), 'phone_taken')
  expect(body.errors.phone?.[0]).toContain(name)
  await call(app, world.manager, updateAgent, { id, phone: number, npi: null })

  await app.db.identity
    .updateTable('users')
    .set({ phone: '9195550178' })
    .where('id', '=', world.pca.userId)
    .execute()
  expect(await ask('9195550178')).toMatchObject({
    taken_by: { id: world.pca.agentId },
    used_elsewhere: false,
  })
  await refusal(call(app, world.nurse, checkPhone, { phone: number }), 'forbidden')
  await refusal(ask('123'), 'invalid')
})

test('two people do not get one phone number at the same moment', async () => {
  const world = await anAgency(app)
  const outcomes = await Promise.allSettled(
    ['A', 'B', 'C'].map((first_name) => anAgent(app, world, { first_name, phone: '9195550188' })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a person of another agency is not found, and office staff is no caregiver', async () => {
  const world = await anAgency(app)
  const foreign = await anAgency(app)
  const id = foreign.cna.agentId
  await refusal(call(app, world.owner, getAgent, { id }), 'not_found')
  await refusal(call(app, world.owner, getCaregiver, { id }), 'not_found')
  await refusal(call(app, world.owner, updateAgent, { id, npi: null }), 'not_found')
  await refusal(call(app, world.owner, removeAgent, { id }), 'not_found')
  await refusal(call(app, world.owner, revealAgentField, { id, field: 'medicaid_id' }), 'not_found')
  const office = { assignments_attributes: [{ office_id: foreign.officeId }] }
  await refusal(anAgent(app, world, office), 'invalid')
  await refusal(call(app, world.owner, getCaregiver, { id: world.nurse.agentId }), 'not_found')
  const own = await call(app, world.owner, getCaregiver, { id: world.cna.agentId })
  expect(own).toMatchObject({ id: world.cna.agentId, user: { id: world.cna.userId } })
})

test('what was said about a person, and the alerts on them, stand with the profile', async () => {
  const world = await anAgency(app)
  const { id } = await anAgent(app, world)
  const on = { parent_type: 'Agent' as const, parent_id: id }
  await call(app, world.nurse, createComment, { ...on, body: 'Speaks Spanish.' })
  const gone = await call(app, world.nurse, createComment, { ...on, body: 'A slip' })
  await call(app, world.nurse, deleteComment, { id: gone.id })
  await call(app, world.owner, createAlert, { ...on, title: 'Review', date: '2026-11-05' })
  expect(await call(app, world.manager, getAgent, { id })).toMatchObject({
    comments: [{ body: 'Speaks Spanish.', author: 'Test nurse' }],
    comments_count: 1,
    alerts_count: 1,
  })
})
