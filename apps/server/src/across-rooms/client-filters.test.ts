import { createAlert } from '@homeward/contract/collaboration/alerts'
import { clientNeighbours, listClientTags } from '@homeward/contract/clients/lists'
import {
  archiveClient,
  getClient,
  listClients,
  updateClient,
} from '@homeward/contract/clients/clients'
import type { InputOf } from '@homeward/contract/endpoint'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, refusal } from '../testing/call.ts'
import { startTestServer } from '../testing/test-server.ts'
import { anAgency, type World } from '../testing/world.ts'
import { anActiveCareplan, anAuthorization } from '../rooms/care/testing/factories.ts'
import { aClient } from '../rooms/clients/testing/factories.ts'

const app = startTestServer()
type Query = InputOf<typeof listClients>
let world: World

const last = async (query: Query) =>
  (await call(app, world.nurse, listClients, query)).data.map((row) => row.last_name)

beforeAll(async () => {
  world = await anAgency(app)
  const named = (last_name: string, more: Parameters<typeof aClient>[2] = {}) =>
    aClient(app, world, { first_name: 'Pat', last_name, ...more })
  const plan = await anActiveCareplan(app, world)
  await call(app, world.owner, updateClient, { id: plan.client.id, last_name: 'Adams' })
  const brown = await named('Brown', {
    tags: ['Oxygen', 'fall risk'],
    language: 'Spanish',
    secondary_phone: '704-555-0199',
    emergency_contacts_attributes: [{ name: 'Ana' }],
  })
  await anAuthorization(app, world, { client_id: brown.id, number: 'PA-2' })
  const clark = await named('Clark', {
    birthdate: null,
    medicaid_number: null,
    addresses_attributes: [],
    tags: ['Oxygen'],
    service_id: world.serviceId,
  })
  const parent = { parent_type: 'Client', parent_id: clark.id } as const
  await call(app, world.nurse, createAlert, { ...parent, title: 'Call', date: '2026-11-05' })
  await named('Davis', { status: 'inactive', middle_name: 'Quentin', tags: ['memory care'] })
}, 60_000)

test.each<[Query, string[]]>([
  [{ flag: 'no_active_authorization' }, ['Clark']],
  [{ flag: 'no_active_careplan' }, ['Brown', 'Clark']],
  [{ flag: 'missing_address' }, ['Clark']],
  [{ flag: 'missing_member_id' }, ['Clark']],
  [{ flag: 'missing_birthdate' }, ['Clark']],
  [{ flag: 'no_emergency_contact' }, ['Adams', 'Clark']],
  [{ flag: 'has_alert' }, ['Clark']],
  [{ tag: 'Oxygen' }, ['Brown', 'Clark']],
  [{ tag: 'oxygen' }, []],
  [{ tag: 'memory care' }, []],
  [{ tag: 'memory care', status: 'all' }, ['Davis']],
  [{ language: 'spanish' }, ['Brown']],
  [{ search: 'quentin', status: 'all' }, ['Davis']],
  [{ search: '704-555-0199' }, ['Brown']],
  [{ search: 'pat', tag: 'Oxygen', flag: 'has_alert' }, ['Clark']],
])('%j finds %j', async (query, found) => {
  expect(await last(query)).toEqual(found)
})

test('a service narrows the list', async () => {
  expect(await last({ service_id: world.serviceId })).toEqual(['Clark'])
})

test('a row shows what hangs on the client', async () => {
  const { data } = await call(app, world.nurse, listClients, { search: 'clark' })
  expect(data[0]).toMatchObject({ alerts_count: 1, authorized_until: null, county: null })
  const { data: adams } = await call(app, world.nurse, listClients, { search: 'adams' })
  expect(adams[0]).toMatchObject({ alerts_count: 0, authorized_until: '2027-05-31' })
})

test('the tags in use are counted, without those of archived clients', async () => {
  const gone = await aClient(app, world, { last_name: 'Zimmer', tags: ['gone'] })
  await call(app, world.owner, archiveClient, { id: gone.id })
  expect(await call(app, world.nurse, listClientTags, {})).toEqual({
    tags: [
      { tag: 'Oxygen', clients: 2 },
      { tag: 'fall risk', clients: 1 },
      { tag: 'memory care', clients: 1 },
    ],
  })
})

describe('neighbours', () => {
  const orders = ['last_name', 'first_name', 'birthdate', 'status', 'created_at'] as const
  const queries: Query[] = [
    ...orders.flatMap((sort) => [{ sort }, { sort: `-${sort}` }]),
    { status: 'all' },
    { status: 'all', sort: '-birthdate' },
    { tag: 'Oxygen' },
    { search: 'pat', status: 'all' },
    { flag: 'no_active_careplan', sort: '-last_name' },
  ]

  test.each(queries)('with %j they are those of the list', async (query) => {
    const { data } = await call(app, world.nurse, listClients, query)
    expect(data.length).toBeGreaterThan(1)
    for (const [at, { id }] of data.entries()) {
      const around = await call(app, world.nurse, clientNeighbours, { id, ...query })
      const shown = (row: (typeof data)[number] | undefined) =>
        row ? { id: row.id, name: row.name } : null
      expect(around).toEqual({ prev: shown(data[at - 1]), next: shown(data[at + 1]) })
    }
  })

  test('a client who is not in the list itself still has its place in it', async () => {
    const { data } = await call(app, world.nurse, listClients, {})
    const [clark] = (await call(app, world.nurse, listClients, { search: 'clark' })).data
    const around = await call(app, world.nurse, clientNeighbours, {
      id: clark?.id ?? '',
      tag: 'fall risk',
    })
    expect(around).toEqual({ prev: { id: data[1]?.id, name: 'Pat Brown' }, next: null })
  })

  test('the profile names those of the plain list', async () => {
    const { data } = await call(app, world.nurse, listClients, {})
    expect(await call(app, world.nurse, getClient, { id: data[1]?.id ?? '' })).toMatchObject({
      prev_client_id: data[0]?.id,
      prev_client: { id: data[0]?.id, name: data[0]?.name },
      next_client: { id: data[2]?.id, name: data[2]?.name },
    })
  })

  test('of nobody there are none', async () => {
    const { id } = await aClient(app, await anAgency(app))
    await refusal(call(app, world.nurse, clientNeighbours, { id }), 'not_found')
  })
})
