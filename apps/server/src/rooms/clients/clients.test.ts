import { listArchivedClients, restoreClient } from '@homeward/contract/clients/archive'
import {
  archiveClient,
  createClient,
  getClient,
  listClients,
  updateClient,
} from '@homeward/contract/clients/clients'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call, refusal, send } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { aClient } from './testing/factories.ts'
import { insertVisit } from '../../testing/visits.ts'

const app = startTestServer()

const eventsOf = async (world: World, id: string) =>
  (await call(app, world.owner, listAuditEvents, { record_type: 'client', record_id: id })).data

test('a client is added and read again', async () => {
  const world = await anAgency(app)
  const made = await aClient(app, world, {
    first_name: '  Zoë  ',
    last_name: 'Nguyễn-O’Brien',
    nickname: '小红 👵',
    phone: '+1 (919) 555-0142',
    email: 'zoe@example.org',
    language: 'Tiếng Việt',
    diagnosis_codes: ['g30.9', 'I10', 'G309'],
  })
  expect(made).toMatchObject({
    first_name: 'Zoë',
    name: 'Zoë Nguyễn-O’Brien',
    nickname: '小红 👵',
    phone: '9195550142',
    status: 'active',
    diagnosis_codes: ['G309', 'I10'],
    medicaid_number: '••••456K',
    office: { id: world.officeId, name: 'Main office' },
    primary_payor: { id: world.payorId },
    current_address: { city: 'Raleigh', zip: '276011234', primary: true },
    lock_version: 0,
    abilities: { edit: true },
  })
  expect(await call(app, world.nurse, getClient, { id: made.id })).toEqual({
    ...made,
    abilities: { ...made.abilities, add_authorization: false, merge: false },
  })
})

test('what is not given is as the specification says', async () => {
  const world = await anAgency(app)
  const made = await call(app, world.manager, createClient, {
    first_name: 'A',
    last_name: 'B',
    office_id: world.officeId,
  })
  expect(made).toMatchObject({
    gender: 'male',
    gender_confirmed: false,
    status: 'prospect',
    medicaid_number: null,
    addresses: [],
    current_address: null,
    city: null,
    diagnosis_codes: [],
    do_not_resuscitate: false,
  })
})

test('a gender is confirmed by who says it, and by no other change', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world, { gender: undefined })
  const nicknamed = await call(app, world.nurse, updateClient, { id, nickname: 'Mimi' })
  expect(nicknamed).toMatchObject({ gender: 'male', gender_confirmed: false })
  expect(nicknamed.missing).toContainEqual({
    id: 'gender',
    blocks: false,
    part: 'person',
    sentence: 'The gender is not confirmed. Claims require it.',
  })
  const said = await call(app, world.nurse, updateClient, { id, gender: 'male' })
  expect(said).toMatchObject({ gender: 'male', gender_confirmed: true })
  expect(said.missing.map((one) => one.id)).not.toContain('gender')
})

test.each([
  ['first_name', { first_name: ' ' }],
  ['first_name', { first_name: 'a\u0000b' }],
  ['first_name', { first_name: 'x'.repeat(81) }],
  ['last_name', { last_name: '' }],
  ['last_name', { last_name: null }],
  ['gender', { gender: 'unknown' }],
  ['birthdate', { birthdate: '1948-02-30' }],
  ['birthdate', { birthdate: '2026-11-03' }],
  ['birthdate', { birthdate: '0000-01-01' }],
  ['birthdate', { birthdate: '03/14/1948' }],
  ['first_name', { first_name: '\u200B\u200F' }],
  [
    'left_on',
    { status: 'deceased', left_on: '1940-01-01', left_reason: 'x', birthdate: '1948-03-14' },
  ],
  ['left_on', { status: 'discharged', left_on: '0001-01-01', left_reason: 'x' }],
  ['deductible', { deductible: -1 }],
  ['phone', { phone: '919 555 012' }],
  ['phone', { phone: 'call me' }],
  ['phone', { phone: '(((------)))' }],
  ['email', { email: 'zoe at example' }],
  ['status', { status: 'happy' }],
  ['office_id', { office_id: uuid() }],
  ['office_id', { office_id: 'x' }],
  ['primary_payor_id', { primary_payor_id: uuid() }],
  ['medicaid_number', { medicaid_number: '12 34' }],
  ['medicaid_number', { medicaid_number: "'; drop table clients;--" }],
  ['diagnosis_codes.1', { diagnosis_codes: ['I10', 'U071 x'] }],
  ['diagnosis_codes', { diagnosis_codes: Array.from({ length: 13 }, () => 'I10') }],
  ['do_not_resuscitate', { do_not_resuscitate: 'yes' }],
  ['addresses_attributes.0.zip', { addresses_attributes: [{ zip: '2760' }] }],
  ['addresses_attributes.0.state', { addresses_attributes: [{ state: 'nc' }] }],
  ['addresses_attributes.0.latitude', { addresses_attributes: [{ latitude: 91 }] }],
  ['addresses_attributes.0.longitude', { addresses_attributes: [{ latitude: 35 }] }],
  ['addresses_attributes.0.id', { addresses_attributes: [{ id: uuid() }] }],
  ['addresses_attributes.0.surprise', { addresses_attributes: [{ surprise: 1 }] }],
  ['agency_id', { agency_id: uuid() }],
])('%s is refused on its field: %j', async (field, wrong) => {
  const world = await anAgency(app)
  const address = { street: '1 Main St', city: 'Raleigh', state: 'NC', zip: '27601' }
  const asked = {
    first_name: 'A',
    last_name: 'B',
    office_id: world.officeId,
    ...wrong,
    ...('addresses_attributes' in wrong && {
      addresses_attributes: wrong.addresses_attributes.map((one) => ({ ...address, ...one })),
    }),
  }
  const added = await send(app, world.owner, createClient, asked)
  expect(added).toMatchObject({ status: 422, body: { code: 'invalid' } })
  expect(Object.keys((added.body as { errors: object }).errors)).toEqual([field])

  const { id } = await aClient(app, world)
  const changed = await send(app, world.owner, updateClient, { ...asked, id })
  expect(changed.status).toBe(422)
  expect((await call(app, world.owner, getClient, { id })).lock_version).toBe(0)
})

test('only what is sent is changed, and the change is kept with what was before', async () => {
  const world = await anAgency(app)
  const made = await aClient(app, world)
  const changed = await call(app, world.nurse, updateClient, {
    id: made.id,
    status: 'inactive',
    phone: null,
    lock_version: 0,
  })
  expect(changed).toMatchObject({ status: 'inactive', phone: null, lock_version: 1 })
  expect(changed).toMatchObject({ birthdate: made.birthdate, addresses: made.addresses })
  const [event] = await eventsOf(world, made.id)
  expect(event).toMatchObject({ action: 'client.updated', actor: 'Test nurse' })
  expect(event?.changes).toEqual({
    status: { before: 'active', after: 'inactive' },
    phone: { before: '9195550142', after: null },
  })
})

test('a change on an older version answers 409 with the record as it is now', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  await call(app, world.owner, updateClient, { id, nickname: 'First', lock_version: 0 })
  const body = await refusal(
    call(app, world.nurse, updateClient, { id, nickname: 'Second', lock_version: 0 }),
    'stale',
  )
  expect(body.current).toMatchObject({ id, nickname: 'First', lock_version: 1 })
  expect(JSON.stringify(body)).not.toContain('900123456K')
  // Whoever does not send a version wins, as everywhere.
  await call(app, world.nurse, updateClient, { id, nickname: 'Third' })
  expect(await call(app, world.owner, getClient, { id })).toMatchObject({ nickname: 'Third' })
})

test('two changes at once are made one after the other, and one of them is stale', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  const outcomes = await Promise.allSettled(
    ['One', 'Two', 'Three'].map((nickname) =>
      call(app, world.owner, updateClient, { id, nickname, lock_version: 0 }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await call(app, world.owner, getClient, { id })).toMatchObject({ lock_version: 1 })
})

test('a client of another agency is not found, to read, to change or to archive', async () => {
  const world = await anAgency(app)
  const foreign = await anAgency(app)
  const { id } = await aClient(app, foreign)
  await refusal(call(app, world.owner, getClient, { id }), 'not_found')
  await refusal(call(app, world.owner, updateClient, { id, nickname: 'x' }), 'not_found')
  await refusal(call(app, world.owner, archiveClient, { id }), 'not_found')
  const offices = { first_name: 'A', last_name: 'B', office_id: foreign.officeId }
  await refusal(call(app, world.owner, createClient, offices), 'invalid')
  await refusal(call(app, world.billing_admin, updateClient, { id, nickname: 'x' }), 'forbidden')
})

test('where an agency has offices, no client is without one', async () => {
  const world = await anAgency(app)
  const named = { first_name: 'Ada', last_name: 'Lopez' }
  for (const office of [{}, { office_id: null }]) {
    const refused = call(app, world.owner, createClient, { ...named, ...office })
    expect(await refusal(refused, 'invalid')).toMatchObject({
      errors: { office_id: ['Choose an office.'] },
    })
  }
  const { id } = await aClient(app, world)
  const cleared = call(app, world.owner, updateClient, { id, office_id: null })
  await refusal(cleared, 'invalid')

  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('offices').set({ status: 'archived' }).execute(),
  )
  expect((await call(app, world.owner, createClient, named)).office).toBeNull()
  // Whoever came before the first office keeps being editable.
  const without = await call(app, world.owner, createClient, { ...named, last_name: 'Early' })
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('offices').set({ status: 'active' }).execute(),
  )
  const edited = { id: without.id, office_id: null, nickname: 'Addie' }
  expect(await call(app, world.owner, updateClient, edited)).toMatchObject({ nickname: 'Addie' })
})

test('the same key adds one client; another content under it is refused', async () => {
  const world = await anAgency(app)
  const input = {
    first_name: 'Once',
    last_name: 'Only',
    office_id: world.officeId,
    medicaid_number: '900777777K',
  }
  const key = { key: 'phone-0001' }
  const first = await call(app, world.owner, createClient, input, key)
  expect(await call(app, world.owner, createClient, input, key)).toEqual(first)
  await refusal(
    call(app, world.owner, createClient, { ...input, last_name: 'Twice' }, key),
    'idempotency_mismatch',
  )
  expect((await eventsOf(world, first.id)).map(({ action }) => action)).toEqual(['client.created'])
})

test('the clients before and after are those of the same status, by last name', async () => {
  const world = await anAgency(app)
  const named = (last_name: string, status: 'active' | 'inactive' = 'active') =>
    aClient(app, world, { first_name: 'Pat', last_name, status })
  const [adams, brown, bruce, clark] = [
    await named('adams'),
    await named('Brown'),
    await named('Bruce', 'inactive'),
    await named('Clark'),
  ]
  const around = async (id: string) => {
    const client = await call(app, world.owner, getClient, { id })
    return [client.prev_client_id, client.next_client_id]
  }
  expect(await around(adams.id)).toEqual([null, brown.id])
  expect(await around(brown.id)).toEqual([adams.id, clark.id])
  expect(await around(bruce.id)).toEqual([null, null])
  await call(app, world.owner, archiveClient, { id: brown.id })
  expect(await around(clark.id)).toEqual([adams.id, null])
})

test('each look at a profile is kept, without a value of it', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  await call(app, world.billing_admin, getClient, { id })
  const [event] = await eventsOf(world, id)
  expect(event).toMatchObject({
    action: 'client.read',
    actor: 'Test billing_admin',
    changes: {},
  })
})

test('a client without visits is archived: nothing is erased, but it is in no list', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  expect(await call(app, world.owner, archiveClient, { id })).toEqual({ id })
  await refusal(call(app, world.owner, getClient, { id }), 'not_found')
  await refusal(call(app, world.owner, updateClient, { id, nickname: 'x' }), 'not_found')
  await refusal(call(app, world.owner, archiveClient, { id }), 'not_found')
  const row = await inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirst(),
  )
  expect(row).toMatchObject({ last_name: 'Lopez', archived_at: expect.any(String) })
})

test('an archived client is found, and comes back as it was', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  await call(app, world.owner, archiveClient, { id })
  const names = async (search: string) =>
    (await call(app, world.owner, listArchivedClients, { search })).data.map((one) => one.id)
  expect(await names('lop')).toEqual([id])
  expect(await names('nobody')).toEqual([])
  await refusal(call(app, world.nurse, restoreClient, { id: uuid() }), 'not_found')
  await call(app, world.owner, restoreClient, { id })
  expect(await names('lop')).toEqual([])
  expect(await call(app, world.owner, getClient, { id })).toMatchObject({ last_name: 'Lopez' })
  await refusal(call(app, world.owner, restoreClient, { id }), 'not_found')
})

test('a client with a visit that was not canceled stays', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  const visit = (status: 'available' | 'canceled') =>
    inAgency(app.db, world.agencyId, (tx) =>
      insertVisit(tx, {
        agency_id: world.agencyId,
        id: uuid(),
        client_id: id,
        service_id: world.serviceId,
        scheduled_date: '2026-11-03',
        scheduled_time: '09:00',
        scheduled_duration: 60,
        starts_at: '2026-11-03T14:00:00Z',
        ends_at: '2026-11-03T15:00:00Z',
        status,
      }),
    )
  await visit('available')
  const body = await refusal(call(app, world.owner, archiveClient, { id }), 'status_not_allowed')
  expect(body.non_field_errors[0]).toContain('The client has visits.')
  const other = await aClient(app, world)
  await inAgency(app.db, world.agencyId, (tx) =>
    sql`update visits set status = 'canceled'`.execute(tx),
  )
  await call(app, world.owner, archiveClient, { id })
  await call(app, world.owner, archiveClient, { id: other.id })
})

test('a number of another country keeps its country code, and is found by its digits', async () => {
  const world = await anAgency(app)
  const client = await aClient(app, world, {
    phone: '+49 30 123456',
    secondary_phone: '+52 (55) 1234-5678',
    emergency_contacts_attributes: [
      { name: 'Jo', phone: '+44 20 7946 0958', fax: '+44 20 7946 0959' },
    ],
  })
  expect(client).toMatchObject({
    phone: '+4930123456',
    secondary_phone: '+525512345678',
    emergency_contacts: [{ phone: '+442079460958', fax: '+442079460959' }],
  })
  const found = await call(app, world.owner, listClients, { search: '+49 30 12 34 56' })
  expect(found.data.map(({ id }) => id)).toEqual([client.id])
})
