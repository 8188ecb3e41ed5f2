import { getClient, updateClient } from '@homeward/contract/clients/clients'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { settleAddresses } from './addresses.ts'
import { aClient, anAddress } from '../testing/factories.ts'

const app = startTestServer()

type Entry = Parameters<typeof settleAddresses>[1][number]

const entry = (overrides: Partial<Entry>): Entry => ({
  street: '1 Main St',
  city: 'Raleigh',
  state: 'NC',
  zip: '27601',
  location_type: 'home',
  primary: true,
  mailing_address: false,
  ...overrides,
})

/** The addresses 'a' and 'b', the first one primary. */
const current = settleAddresses(
  [],
  [entry({}), entry({ primary: false })],
  (
    (ids) => () =>
      ids.shift() ?? ''
  )(['a', 'b']),
).addresses

test.each<[string, Partial<Entry>[], string[], string | null]>([
  ['nothing is named', [], ['a', 'b'], 'a'],
  ['a new one is primary unless it says else', [{}], ['a', 'b', 'new'], 'new'],
  ['a new one that is not', [{ primary: false }], ['a', 'b', 'new'], 'a'],
  ['another is made primary', [{ id: 'b' }], ['a', 'b'], 'b'],
  ['of two the last is', [{ id: 'b' }, { id: 'a' }], ['a', 'b'], 'a'],
  ['the primary one gives it up', [{ id: 'a', primary: false }], ['a', 'b'], 'b'],
  ['the primary one is removed', [{ id: 'a', _destroy: true }], ['b'], 'b'],
  [
    'both give it up',
    [
      { id: 'a', primary: false },
      { id: 'b', primary: false },
    ],
    ['a', 'b'],
    'a',
  ],
  ['one is made primary and removed', [{ id: 'b', _destroy: true }], ['a'], 'a'],
  ['a new one is removed before it is there', [{ _destroy: true }], ['a', 'b'], 'a'],
  [
    'all are removed',
    [
      { id: 'a', _destroy: true },
      { id: 'b', _destroy: true },
    ],
    [],
    null,
  ],
])('where %s', (_, entries, ids, primary) => {
  const { addresses } = settleAddresses(current, entries.map(entry), () => 'new')
  expect(addresses.map(({ id }) => id)).toEqual(ids)
  expect(addresses.filter((address) => address.primary).map(({ id }) => id)).toEqual(
    primary === null ? [] : [primary],
  )
})

test('addresses are added, changed and removed through the front door', async () => {
  const world = await anAgency(app)
  const made = await aClient(app, world)
  const [first] = made.addresses
  const moved = await call(app, world.manager, updateClient, {
    id: made.id,
    addresses_attributes: [
      anAddress({ street: '9 Lake Dr', city: 'Asheville', county: 'Buncombe', unit: 'B' }),
      { ...anAddress({ street: '413 Oakwood Ave', primary: false }), id: first?.id },
    ],
  })
  expect(moved.addresses).toMatchObject([
    { street: '9 Lake Dr', city: 'Asheville', unit: 'B', primary: true },
    { id: first?.id, street: '413 Oakwood Ave', primary: false },
  ])
  expect(moved.current_address?.street).toBe('9 Lake Dr')

  const back = await call(app, world.manager, updateClient, {
    id: made.id,
    addresses_attributes: [{ ...anAddress(), id: moved.current_address?.id, _destroy: true }],
  })
  expect(back.addresses).toMatchObject([{ id: first?.id, primary: true }])
  expect(await call(app, world.owner, getClient, { id: made.id })).toMatchObject({
    city: 'Raleigh',
    current_address: { street: '413 Oakwood Ave' },
  })
})

test("an address of another client, or the same twice, isn't taken", async () => {
  const world = await anAgency(app)
  const mine = await aClient(app, world)
  const other = await aClient(app, world)
  const own = { ...anAddress(), id: mine.addresses[0]?.id }
  for (const [entries, field] of [
    [[{ ...own, id: other.addresses[0]?.id }], 'addresses_attributes.0.id'],
    [[own, own], 'addresses_attributes.1.id'],
  ] as const) {
    const body = await refusal(
      call(app, world.owner, updateClient, { id: mine.id, addresses_attributes: [...entries] }),
      'invalid',
    )
    expect(Object.keys(body.errors)).toEqual([field])
  }
})

test('an entry is enough with its id and what changes, and with its id alone to remove', async () => {
  const world = await anAgency(app)
  const { id, addresses, emergency_contacts } = await aClient(app, world, {
    addresses_attributes: [
      anAddress({ unit: '4', location_type: 'community', mailing_address: true }),
      anAddress({ street: '9 Lake Dr', primary: false }),
    ],
    emergency_contacts_attributes: [{ name: 'Ana', phone: '9195550101', note: 'Evenings' }],
  })
  const [primary, second] = addresses
  const change = (fields: object) => call(app, world.manager, updateClient, { id, ...fields })
  const moved = await change({
    addresses_attributes: [{ id: primary?.id, city: 'Durham' }],
    emergency_contacts_attributes: [{ id: emergency_contacts[0]?.id, relationship: 'Sister' }],
  })
  expect(moved.addresses).toEqual([{ ...primary, city: 'Durham' }, second])
  expect(moved.emergency_contacts).toEqual([{ ...emergency_contacts[0], relationship: 'Sister' }])
  const other = await change({
    addresses_attributes: [
      { id: second?.id, primary: true },
      { id: primary?.id, unit: null },
    ],
  })
  expect(other.current_address).toMatchObject({ id: second?.id, unit: null })
  const less = await change({
    addresses_attributes: [{ id: second?.id, _destroy: true }],
    emergency_contacts_attributes: [{ id: emergency_contacts[0]?.id, _destroy: true }],
  })
  expect(less.addresses).toMatchObject([{ id: primary?.id, unit: null, primary: true }])
  expect(less.emergency_contacts).toEqual([])
  const half = change({ addresses_attributes: [{ id: primary?.id, latitude: null }] })
  expect(Object.keys((await refusal(half, 'invalid')).errors)).toEqual([
    'addresses_attributes.0.latitude',
  ])
})

test('a new entry names what it cannot do without', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  const incomplete = call(app, world.manager, updateClient, {
    id,
    addresses_attributes: [{ city: 'Durham' }],
    physicians_attributes: [{ phone: '9195550101' }],
  })
  expect((await refusal(incomplete, 'invalid')).errors).toEqual({
    'addresses_attributes.0.street': ['This field is required.'],
    'addresses_attributes.0.state': ['This field is required.'],
    'addresses_attributes.0.zip': ['This field is required.'],
    'physicians_attributes.0.name': ['This field is required.'],
  })
})
