import {
  geocodeAddresses,
  listAddresses,
  type LocatedAddress,
  updateAddressPosition,
} from '@homeward/contract/clients/addresses'
import { updateAgency } from '@homeward/contract/agency/agencies'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { getClient, updateClient } from '@homeward/contract/clients/clients'
import { updateIntegration } from '@homeward/contract/agency/integrations'
import { updateOffice } from '@homeward/contract/agency/offices'
import { createServer, type Server } from 'node:http'
import { v7 as uuid } from 'uuid'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aClient, anAddress } from '../testing/factories.ts'

const app = startTestServer()

let server: Server
let origin: string
const asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    const q = new URL(request.url ?? '', 'http://geocoder.example').searchParams.get('q') ?? ''
    asked.push(q)
    const known = !q.startsWith('1 Nowhere')
    response.end(known ? '[{"lat": "35.5", "lon": "-80.25"}]' : '[]')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow'))
afterEach(() => {
  vi.unstubAllEnvs()
  asked.length = 0
})

const switchOn = (world: World) =>
  call(app, world.owner, updateIntegration, {
    kind: 'geocoder',
    enabled: true,
    settings: { endpoint: `${origin}/search` },
  })

const nowhere = { latitude: null, longitude: null }

/** A client at an address whose place nobody knows yet. */
const aLostClient = (house_: typeof app, world: World, street = '12 Elm St') =>
  aClient(house_, world, { addresses_attributes: [anAddress({ ...nowhere, street })] })

const listed = async (world: World, filter: object = {}): Promise<LocatedAddress[]> =>
  (await call(app, world.nurse, listAddresses, filter)).data

/** An address of somebody who works for the agency. */
const anAgentAddress = async (world: World): Promise<string> => {
  const id = uuid()
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .insertInto('agent_addresses')
      .values({
        agency_id: world.agencyId,
        id,
        agent_id: world.cna.agentId,
        street: '5 Oak St',
        city: 'Cary',
        state: 'NC',
        zip: '27511',
        location_type: 'home',
      })
      .execute(),
  )
  return id
}

test('addresses of clients, people, offices and the agency are listed with their state', async () => {
  const world = await anAgency(app)
  await aClient(app, world)
  await aLostClient(app, world, '12 Elm St')
  await anAgentAddress(world)
  await call(app, world.owner, updateOffice, {
    id: world.officeId,
    street: '1 Bay St',
    city: 'Durham',
  })
  const rows = await listed(world)
  const told = rows.map((row) => `${row.kind}, ${row.street}: ${row.state_of_geocoding}`)
  expect(told.toSorted()).toEqual([
    'agency, 100 Main St: missing',
    'agent, 5 Oak St: missing',
    'client, 12 Elm St: missing',
    'client, 412 Oakwood Ave: located',
    'office, 1 Bay St: missing',
  ])
  const streets = async (filter: object) =>
    (await listed(world, filter)).map(({ street }) => street)
  expect(await streets({ kind: 'client', geocoding: 'missing' })).toEqual(['12 Elm St'])
  expect(await streets({ search: 'oak cary' })).toEqual(['5 Oak St'])
  expect(await streets({ search: '27511' })).toEqual(['5 Oak St'])
  expect(await streets({ sort: '-city', items: 1 })).toHaveLength(1)
  await refusal(call(app, world.pca, listAddresses, {}), 'forbidden')
})

test('an address says what it is, and who may place it', async () => {
  const world = await anAgency(app)
  const home = anAddress({ street: '1 Ash St', county: 'Wake', location_type: 'community' })
  await aClient(app, world, { addresses_attributes: [{ ...home, mailing_address: true }] })
  const told = async (actor: World['nurse']) =>
    (await call(app, actor, listAddresses, {})).data.map((row) => [
      row.kind,
      [row.agency_id === world.agencyId, row.status, row.county, row.location_type, row.primary],
      row.mailing_address,
      row.abilities.place,
    ])
  const client = ['client', [true, 'active', 'Wake', 'community', true], true, true]
  const agency = ['agency', [true, 'active', null, null, true], false]
  const byKind = (rows: unknown[][]) => new Map(rows.map((row) => [row[0], row]))
  const [nurse, owner] = [byKind(await told(world.nurse)), byKind(await told(world.owner))]
  expect(nurse.get('client')).toEqual(client)
  expect(nurse.get('agency')).toEqual([...agency, false])
  expect(owner.get('agency')).toEqual([...agency, true])
})

test('the geocoder is asked for what is not located, and its answers stand with the records', async () => {
  const world = await anAgency(app)
  await refusal(call(app, world.owner, geocodeAddresses, {}), 'geocoder_off')
  await switchOn(world)
  const { id } = await aLostClient(app, world)
  const lost = await aLostClient(app, world, '1 Nowhere St')
  await anAgentAddress(world)
  expect(await call(app, world.manager, geocodeAddresses, {})).toEqual({ waiting: 4 })
  expect((await listed(world, { geocoding: 'waiting' })).length).toBe(4)
  await app.drainJobs()
  expect(asked.toSorted()).toEqual([
    '1 Nowhere St, Raleigh, NC 27601',
    '100 Main St, Raleigh, NC 27601',
    '12 Elm St, Raleigh, NC 27601',
    '5 Oak St, Cary, NC 27511',
  ])
  const found = { latitude: 35.5, longitude: -80.25 }
  expect((await call(app, world.nurse, getClient, { id })).addresses[0]).toMatchObject(found)
  const [agent] = await listed(world, { kind: 'agent' })
  expect(agent).toMatchObject({ ...found, state_of_geocoding: 'located' })
  const [failed, ...others] = await listed(world, { geocoding: 'failed' })
  expect(others).toEqual([])
  expect(failed).toMatchObject({
    street: '1 Nowhere St',
    geocoding_error: 'The geocoder did not find this address.',
  })
  // What failed is asked again only where somebody wants it.
  expect(await call(app, world.manager, geocodeAddresses, {})).toEqual({ waiting: 0 })
  const ids = [failed?.id ?? '']
  expect(await call(app, world.manager, geocodeAddresses, { ids })).toEqual({ waiting: 1 })
  await app.drainJobs()

  // Another street is another question.
  await call(app, world.owner, updateClient, {
    id: lost.id,
    addresses_attributes: [{ ...anAddress({ ...nowhere, street: '9 Ash St' }), id: failed?.id }],
  })
  expect((await listed(world, { search: 'ash' }))[0]).toMatchObject({
    state_of_geocoding: 'missing',
    geocoding_error: null,
  })
})

test('a position is set by hand, and taken away, with a trace', async () => {
  const world = await anAgency(app)
  const client = await aLostClient(app, world)
  const id = client.addresses[0]?.id ?? ''
  const spot = { latitude: 35.1, longitude: -79.2 }
  const set = await call(app, world.nurse, updateAddressPosition, { id, ...spot })
  expect(set).toMatchObject({ ...spot, state_of_geocoding: 'located' })
  expect((await listed(world, { kind: 'client' }))[0]).toMatchObject(spot)
  const { data } = await call(app, world.owner, listAuditEvents, { record_id: client.id })
  expect(data[0]).toMatchObject({
    action: 'address.located',
    record_type: 'client',
    changes: { latitude: { before: null, after: 35.1 } },
  })
  await call(app, world.nurse, updateAddressPosition, { id, ...nowhere })
  expect((await listed(world, { kind: 'client' }))[0]?.state_of_geocoding).toBe('missing')
  const half = call(app, world.nurse, updateAddressPosition, {
    id,
    latitude: 35,
    longitude: null,
  })
  expect((await refusal(half, 'invalid')).errors.longitude).toHaveLength(1)
})

test('whose address it is decides who may place it', async () => {
  const world = await anAgency(app)
  const spot = { latitude: 35.1, longitude: -79.2 }
  const agency = { id: world.agencyId, ...spot }
  await refusal(call(app, world.nurse, updateAddressPosition, agency), 'forbidden')
  await call(app, world.owner, updateAddressPosition, agency)
  const agent = { id: await anAgentAddress(world), ...spot }
  await refusal(call(app, world.nurse, updateAddressPosition, agent), 'forbidden')
  await call(app, world.manager, updateAddressPosition, agent)
  await app.drainJobs()
  expect((await listed(world, { kind: 'agent' }))[0]).toMatchObject(spot)
  await call(app, world.owner, updateAgency, { id: world.agencyId, street: null })
  expect(await listed(world, { kind: 'agency' })).toEqual([])
})

test('a geocoder that was switched off meanwhile leaves nothing waiting', async () => {
  const world = await anAgency(app)
  await switchOn(world)
  await aLostClient(app, world)
  await call(app, world.owner, geocodeAddresses, {})
  await call(app, world.owner, updateIntegration, { kind: 'geocoder', enabled: false })
  await app.drainJobs()
  expect(asked).toEqual([])
  expect((await listed(world, { kind: 'client' }))[0]).toMatchObject({
    state_of_geocoding: 'failed',
    geocoding_error: 'No geocoder is enabled.',
  })
})
