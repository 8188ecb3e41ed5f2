import { createClient, listClients } from '@homeward/contract/clients/clients'
import type { InputOf } from '@homeward/contract/endpoint'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aClient } from '../testing/factories.ts'

const app = startTestServer()
type Query = InputOf<typeof listClients>

const names = async (world: World, query: Query) =>
  (await call(app, world.nurse, listClients, query)).data.map(({ name }) => name)

describe('among a few clients', () => {
  let world: World
  beforeAll(async () => {
    world = await anAgency(app)
    await aClient(app, world, {
      first_name: 'Zoë',
      last_name: 'Étienne',
      medicaid_number: '900111111K',
    })
    await aClient(app, world, { first_name: 'Sean', last_name: "O'Brien", nickname: '100%' })
    await aClient(app, world, {
      first_name: 'Ann_Marie',
      last_name: 'adams',
      birthdate: null,
      phone: '(828) 555-0177',
      office_id: null,
    })
    await aClient(app, world, { first_name: '红', last_name: '李', status: 'discharged' })
    await aClient(app, await anAgency(app), { first_name: 'Zoë', last_name: 'Foreign' })
  })

  test.each<[Query, string[]]>([
    [{}, ['Ann_Marie adams', "Sean O'Brien", 'Zoë Étienne']],
    [{ status: 'discharged' }, ['红 李']],
    [
      { status: 'all', sort: '-last_name' },
      ['红 李', 'Zoë Étienne', "Sean O'Brien", 'Ann_Marie adams'],
    ],
    [{ sort: 'first_name' }, ['Ann_Marie adams', "Sean O'Brien", 'Zoë Étienne']],
    [{ sort: '-birthdate' }, ['Zoë Étienne', "Sean O'Brien", 'Ann_Marie adams']],
    [{ sort: 'created_at' }, ['Zoë Étienne', "Sean O'Brien", 'Ann_Marie adams']],
    [{ search: "o'b" }, ["Sean O'Brien"]],
    [{ search: 'ÉTIENNE' }, ['Zoë Étienne']],
    [{ search: 'Étienne, Zoë' }, ['Zoë Étienne']],
    [{ search: 'E\u0301tienne' }, ['Zoë Étienne']],
    [{ search: '%' }, ["Sean O'Brien"]],
    [{ search: '_' }, ['Ann_Marie adams']],
    [{ search: 'Ann Marie' }, ['Ann_Marie adams']],
    [{ search: '\\' }, []],
    [{ search: '"' }, []],
    [{ search: '李', status: 'all' }, ['红 李']],
    [{ search: '828-555-0177' }, ['Ann_Marie adams']],
    [{ search: '900111111k' }, ['Zoë Étienne']],
    [{ search: '90011111' }, []],
    [{ search: '900111111K', status: 'discharged' }, []],
    [{ search: '\u0000' }, ['Ann_Marie adams', "Sean O'Brien", 'Zoë Étienne']],
  ])('%j finds %j', async (query, found) => {
    expect(await names(world, query)).toEqual(found)
  })

  test('an office and a payor narrow the list', async () => {
    const { officeId, payorId } = world
    expect(await names(world, { office_id: officeId })).toEqual(["Sean O'Brien", 'Zoë Étienne'])
    expect(await names(world, { payor_id: payorId })).toHaveLength(3)
    expect(await names(world, { payor_id: officeId })).toEqual([])
  })

  test('a row shows city, office and payor, and no member id', async () => {
    const { data } = await call(app, world.owner, listClients, { search: 'Étienne' })
    expect(data).toEqual([
      expect.objectContaining({
        city: 'Raleigh',
        office: { id: world.officeId, name: 'Main office' },
        primary_payor: { id: world.payorId, name: 'NC Medicaid' },
      }),
    ])
    expect(JSON.stringify(data)).not.toContain('111K')
  })

  test.each<[string, object]>([
    ['status', { status: 'lost' }],
    ['sort', { sort: 'medicaid_number' }],
    ['page', { page: 0 }],
    ['items', { items: 201 }],
    ['office_id', { office_id: 'x' }],
    ['surprise', { surprise: 1 }],
  ])('a wrong %s is refused', async (field, query) => {
    const body = await refusal(call(app, world.owner, listClients, query as Query), 'invalid')
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('a caregiver sees no list of clients', async () => {
    await refusal(call(app, world.pca, listClients, {}), 'forbidden')
  })
})

test('clients of one name keep their order over pages, and are counted', async () => {
  const world = await anAgency(app)
  const same = {
    first_name: 'Pat',
    last_name: 'Same',
    office_id: world.officeId,
    status: 'active' as const,
  }
  for (let number = 0; number < 45; number++) await call(app, world.owner, createClient, same)
  for (const sort of ['last_name', '-last_name', 'created_at', '-birthdate']) {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => call(app, world.owner, listClients, { page, sort })),
    )
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5])
    expect(pages[0]?.meta).toEqual({ page: 1, items: 20, total: 45, pages: 3, capped: false })
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(45)
  }
  const beyond = await call(app, world.owner, listClients, { page: 4 })
  expect(beyond.data).toEqual([])
})

test('clients are counted to a thousand, and all of them where that is asked for', async () => {
  const world = await anAgency(app)
  await inAgency(app.db, world.agencyId, (tx) =>
    sql`insert into clients (agency_id, id, first_name, last_name, status)
      select ${world.agencyId}, gen_random_uuid(), 'Ada', 'Moore', 'active'
      from generate_series(1, 1100)`.execute(tx),
  )
  const { meta } = await call(app, world.nurse, listClients, { status: 'all' })
  expect(meta).toMatchObject({ total: 1000, capped: true })
  const exactly = { status: 'all', exact_count: 'true' } as const
  expect((await call(app, world.nurse, listClients, exactly)).meta).toMatchObject({
    total: 1100,
    capped: false,
  })
})

test('a client is found by a social security number in full, and by no part of it', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world, { social_security_number: '512-34-6789' })
  const found = async (search: string) =>
    (await call(app, world.owner, listClients, { search })).data.map((client) => client.id)
  expect(await found('512-34-6789')).toEqual([id])
  expect(await found('512346789')).toEqual([id])
  expect(await found('51234678')).toEqual([])
  const other = await anAgency(app)
  expect((await call(app, other.owner, listClients, { search: '512346789' })).data).toEqual([])
})
