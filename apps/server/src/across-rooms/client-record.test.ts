import { listAuditEvents } from '@homeward/contract/identity/audit'
import { createAlert } from '@homeward/contract/collaboration/alerts'
import { createComment, listComments } from '@homeward/contract/collaboration/comments'
import { getClient, updateClient } from '@homeward/contract/clients/clients'
import { expect, test } from 'vitest'
import { call, refusal, send } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency } from '../testing/world.ts'
import { aCareplan, anActiveCareplan } from '../rooms/care/testing/factories.ts'
import { aClient } from '../rooms/clients/testing/factories.ts'

const app = startTestServer()

/** Everything that a form sends, but for names, status, addresses and protected numbers. */
const everything = {
  secondary_phone: '+1 919-555-0199',
  branch: 'West',
  religion: 'Methodist',
  marital_status: 'widowed',
  military_status: 'veteran',
  military_branch: 'navy',
  military_rank: 'Petty officer',
  deductible: 25_000,
  medicaid_status: 'unmet_deductible',
  medicaid_type: 'mad',
  medicare_status: 'active',
  medicare_type: 'parts_a_and_b',
  medicare_savings_program: 'SLMB',
  insurance_name: 'Blue Ridge Health',
  insurance_type: 'medicare_advantage',
  primary_care_doctor: 'Dr. Anita Deshmukh',
  primary_care_doctor_contact: '828-555-0201',
  primary_care_doctor_npi: '1234567893',
  referring_doctor: 'Dr. Victor Salas',
  referring_doctor_contact: 'fax 828-555-0202',
  referring_doctor_npi: '1245319599',
  legal_guardian: 'Ana Lopez',
  legal_guardian_contact: 'ana@example.org',
  legal_guardian_relationship: 'Child',
  tags: ['Fall risk', 'oxygen', 'fall RISK'],
} as const

test('comments travel with the client that they are about', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  await call(app, world.nurse, updateClient, {
    id,
    comments_attributes: [{ body: 'Prefers mornings' }, { body: 'Hard of hearing' }],
  })
  const parent = { parent_type: 'Client', parent_id: id } as const
  const [first, second] = (await call(app, world.nurse, listComments, parent)).data
  await call(app, world.nurse, updateClient, {
    id,
    comments_attributes: [
      { id: first?.id ?? '', body: 'Prefers afternoons' },
      { id: second?.id ?? '', _destroy: true },
    ],
  })
  expect((await call(app, world.nurse, listComments, parent)).data).toMatchObject([
    { body: 'Prefers afternoons', deleted_at: null },
    { body: '', deleted_by: 'Test nurse' },
  ])
  const others = call(app, world.manager, updateClient, {
    id,
    nickname: 'Not kept',
    comments_attributes: [{ id: first?.id ?? '', body: 'Mine now' }],
  })
  await refusal(others, 'comment_not_editable')
  const after = await call(app, world.nurse, getClient, { id })
  expect(after.nickname).toBeNull()
})

test('everything that is sent is answered', async () => {
  const world = await anAgency(app)
  const made = await aClient(app, world, {
    ...everything,
    tags: [...everything.tags],
    service_id: world.serviceId,
    demographics: { race: ['white', 'white'], interpreter_needed: true, living_situation: 'alone' },
    settings: { caregiver_gender: 'female', do_not_send: [world.cna.agentId], pets: 'Two cats' },
  })
  expect(made).toMatchObject({
    ...everything,
    type: 'Client',
    agency_id: world.agencyId,
    secondary_phone: '9195550199',
    medicaid_type: 'MAD',
    tags: ['Fall risk', 'oxygen'],
    service: { id: world.serviceId, label: 'PCS adult' },
    primary_payor: { id: world.payorId, type: 'medicaid' },
    do_not_send: [{ id: world.cna.agentId }],
    visit_verification_status: null,
  })
  expect(made.demographics).toEqual({
    ethnicity: null,
    race: ['white'],
    interpreter_needed: true,
    living_situation: 'alone',
    lives_with: null,
    occupation: null,
  })
  expect(made.settings).toMatchObject({ do_not_send: [world.cna.agentId], smoking: null })
  expect(await call(app, world.owner, getClient, { id: made.id })).toEqual(made)
})

test('of demographics and settings only what is sent is changed', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world, {
    demographics: { race: ['asian'], occupation: 'Teacher' },
    settings: { pets: 'A parakeet', smoking: true },
  })
  const changed = await call(app, world.nurse, updateClient, {
    id,
    demographics: { ethnicity: 'declined' },
    settings: { smoking: null },
  })
  expect(changed.demographics).toMatchObject({
    race: ['asian'],
    occupation: 'Teacher',
    ethnicity: 'declined',
  })
  expect(changed.settings).toMatchObject({ pets: 'A parakeet', smoking: null })
})

test.each([
  ['primary_care_doctor_npi', { primary_care_doctor_npi: '1234567890' }],
  ['referring_doctor_npi', { referring_doctor_npi: '12345' }],
  ['social_security_number', { social_security_number: '000-12-3456' }],
  ['medicare_number', { medicare_number: '1EG4' }],
  ['insurance_number', { insurance_number: 'a b' }],
  ['medicaid_status', { medicaid_status: 'happy' }],
  ['medicare_savings_program', { medicare_savings_program: 'qmb' }],
  ['marital_status', { marital_status: 'complicated' }],
  ['deductible', { deductible: -1 }],
  ['deductible', { deductible: 1.5 }],
  ['secondary_phone', { secondary_phone: '(((------)))' }],
  ['tags.0', { tags: [' '] }],
  ['service_id', { service_id: '0190aaaa-0000-7000-8000-000000000001' }],
  ['settings.do_not_send', { settings: { do_not_send: ['0190aaaa-0000-7000-8000-000000000001'] } }],
  ['settings.door_code', { settings: { door_code: '1234' } }],
  ['demographics.race.0', { demographics: { race: ['martian'] } }],
  ['emergency_contacts_attributes.0.name', { emergency_contacts_attributes: [{ name: '' }] }],
  ['physicians_attributes.0.npi', { physicians_attributes: [{ name: 'A', npi: '1234567890' }] }],
  ['pharmacies_attributes.0.fax', { pharmacies_attributes: [{ name: 'A', fax: '(((------)))' }] }],
  ['case_managers_attributes.0.email', { case_managers_attributes: [{ name: 'A', email: 'x' }] }],
  ['addresses_attributes.0.state', { addresses_attributes: [{ state: 'ZZ' }] }],
])('%s is refused on its field', async (field, wrong) => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  const address = { street: '1 Main St', city: 'Raleigh', state: 'NC', zip: '27601' }
  const asked =
    'addresses_attributes' in wrong
      ? { addresses_attributes: [{ ...address, ...wrong.addresses_attributes[0] }] }
      : wrong
  const { status, body } = await send(app, world.owner, updateClient, { id, ...asked })
  expect(status).toBe(422)
  expect(Object.keys((body as { errors: object }).errors)).toEqual([field])
})

test('contacts are added, changed and removed by their id; those not named stay', async () => {
  const world = await anAgency(app)
  const made = await aClient(app, world, {
    emergency_contacts_attributes: [
      { name: 'Ana Lopez', relationship: 'Child', phone: '(919) 555-0177' },
      { name: 'Luis Lopez', relationship: 'Sibling' },
    ],
    physicians_attributes: [{ name: 'Dr. Helen Marsh', npi: '1234567893' }],
    pharmacies_attributes: [{ name: 'Laurel Drug', address: '18 Church St' }],
    case_managers_attributes: [{ name: 'Renee Whitaker', organization: 'Wake County' }],
  })
  const [ana, luis] = made.emergency_contacts
  expect(ana).toMatchObject({ kind: 'emergency_contact', phone: '9195550177', npi: null })
  expect(made.physicians).toMatchObject([{ npi: '1234567893' }])
  const changed = await call(app, world.nurse, updateClient, {
    id: made.id,
    emergency_contacts_attributes: [
      { id: ana?.id, name: 'Ana Ruiz', relationship: 'Child' },
      { id: luis?.id, name: 'Luis Lopez', _destroy: true },
      { name: 'Eva Lopez' },
    ],
  })
  expect(changed.emergency_contacts.map(({ name, phone }) => [name, phone])).toEqual([
    // What an entry does not name stays.
    ['Ana Ruiz', '9195550177'],
    ['Eva Lopez', null],
  ])
  expect(changed).toMatchObject({
    physicians: made.physicians,
    pharmacies: made.pharmacies,
    case_managers: made.case_managers,
  })
})

test('a contact of another client, or of another list, is refused on its entry', async () => {
  const world = await anAgency(app)
  const other = await aClient(app, world, { physicians_attributes: [{ name: 'Dr. Marsh' }] })
  const { id, pharmacies } = await aClient(app, world, {
    pharmacies_attributes: [{ name: 'Laurel Drug' }],
  })
  for (const [contact, list] of [
    [other.physicians[0], 'physicians_attributes'],
    [pharmacies[0], 'physicians_attributes'],
  ] as const) {
    const entry = { [list]: [{ id: contact?.id, name: 'Mine now' }] }
    const { status, body } = await send(app, world.owner, updateClient, { id, ...entry })
    expect(status).toBe(422)
    expect(Object.keys((body as { errors: object }).errors)).toEqual([`${list}.0.id`])
  }
  expect((await call(app, world.owner, getClient, { id: other.id })).physicians).toEqual(
    other.physicians,
  )
})

test('what stands around a client is answered with it', async () => {
  const world = await anAgency(app)
  const plan = await anActiveCareplan(app, world)
  const { id } = plan.client
  const parent = { parent_type: 'Client', parent_id: id } as const
  await call(app, world.nurse, createComment, { ...parent, body: 'Fell on the stairs.' })
  const alert = { title: 'Call the daughter', date: '2026-11-05' }
  await call(app, world.nurse, createAlert, { ...parent, ...alert })
  const client = await call(app, world.owner, getClient, { id })
  expect(client).toMatchObject({
    authorizations: [{ number: 'PA-1001', payor: { id: world.payorId } }],
    active_authorizations: [{ number: 'PA-1001' }],
    authorized_until: '2027-05-31',
    careplans: [{ id: plan.id, status: 'active' }],
    comments: [{ body: 'Fell on the stairs.', author: 'Test nurse' }],
    comments_count: 1,
    alerts: [alert],
    alerts_count: 1,
    attachments_count: 0,
  })
  expect(client.shifts.length).toBeGreaterThan(0)
  expect(client.shifts[0]).toMatchObject({
    careplan_id: plan.id,
    scheduled_time: expect.stringMatching(/^\d\d:\d\d$/),
  })
  expect(await aCareplan(app, world)).toHaveProperty('id')
})

test('a change of parts is kept with what was before, protected values masked', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world, { medicare_number: '1EG4-TE5-MK73' })
  await call(app, world.owner, updateClient, {
    id,
    medicare_number: '1EG4TE5MK74',
    religion: 'Baptist',
  })
  const { data } = await call(app, world.owner, listAuditEvents, {
    record_type: 'client',
    record_id: id,
  })
  expect(data[0]?.changes).toEqual({
    medicare_number: { before: '••••MK73', after: '••••MK74' },
    religion: { before: null, after: 'Baptist' },
  })
})
