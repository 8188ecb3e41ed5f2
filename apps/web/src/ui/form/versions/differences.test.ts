import { expect, test } from 'vitest'
import { additionsOf, differencesOf } from './differences.ts'

const oak = { id: 'a', street: '12 Oak Street', city: 'Raleigh', primary: true, unit: null }
const elm = { id: 'b', street: '7 Elm Street', city: 'Cary', primary: false, unit: null }
const row = (address: typeof oak, wishes: object = {}) => ({
  ...address,
  unit: '',
  key: address.id,
  ...wishes,
})

const compare = (mine: object[], theirs: object[]) =>
  differencesOf({ addresses_attributes: mine }, { addresses: theirs })

test.each([
  ['a text', 'Rose', 'Rosa', true],
  ['an empty one and none', '', null, false],
  ['an empty list and none', [], [], false],
  ['a list in another order', ['a', 'b'], ['b', 'a'], true],
  ['a number', 0, 1, true],
  ['a choice of two', true, false, true],
])('fields are compared by what they mean: %s', (_, mine, theirs, differs) => {
  const found = differencesOf({ name: mine, elsewhere: 'x' }, { name: theirs })
  expect(found.map(({ key }) => key)).toEqual(differs ? ['name'] : [])
})

test('what a field holds by id is compared with the record that the server sends', () => {
  const compareOffice = (office: unknown) =>
    differencesOf({ office_id: 'o1' }, { office }).map(({ theirs }) => theirs)
  expect(compareOffice({ id: 'o1', name: 'Durham' })).toEqual([])
  expect(compareOffice({ id: 'o2', name: 'Cary' })).toEqual([{ office_id: 'o2' }])
  expect(compareOffice(null)).toEqual([{ office_id: null }])
})

test('a value of several parts is compared and taken part by part', () => {
  const values = { settings: { pets: 'a cat', note: 'x', do_not_send: ['p1'] } }
  const theirs = { settings: { note: 'x', do_not_send: ['p2'], pets: null } }
  const found = differencesOf(values, theirs)
  expect(found.map(({ key, field, mine, theirs: other }) => [key, field, mine, other])).toEqual([
    ['settings.pets', 'pets', { pets: 'a cat' }, { pets: null }],
    ['settings.do_not_send', 'do_not_send', { do_not_send: ['p1'] }, { do_not_send: ['p2'] }],
  ])
  const taken = found[0]?.take('theirs', values) ?? {}
  expect(taken).toEqual({ settings: { pets: '', note: 'x', do_not_send: ['p1'] } })
  expect([found[0]?.chosen(taken), found[1]?.chosen(taken)]).toEqual(['theirs', 'mine'])
})

test('entries of a list are matched by id; equal ones are left out', () => {
  const found = compare([row(oak, { street: '14 Oak Street' }), row(elm)], [oak, elm])
  expect(found.map(({ field, item }) => [field, item?.street])).toEqual([
    ['addresses_attributes', '12 Oak Street'],
  ])
})

test('entries that differ in nothing but a record that they name do differ', () => {
  const shift = { id: 's', day: 1, agent_id: 'a1' }
  const found = differencesOf(
    { shifts_attributes: [shift] },
    { shifts: [{ ...shift, agent_id: 'a2' }] },
  )
  expect(found).toHaveLength(1)
})

test('theirs or mine is taken for one entry, the others stay', () => {
  const mine = [row(oak, { street: '14 Oak Street' }), row(elm)]
  const [difference] = compare(mine, [oak, elm])
  const values = { addresses_attributes: mine }
  expect(difference?.chosen(values)).toBe('mine')
  const theirs = difference?.take('theirs', values) ?? {}
  expect(theirs).toEqual({ addresses_attributes: [row(oak), row(elm)] })
  expect(difference?.chosen(theirs)).toBe('theirs')
  expect(difference?.take('mine', theirs)).toEqual(values)
})

test('an entry as the fields hold it is taken as it is', () => {
  const mine = { id: 's', key: 's', time: '09:00', rule: null }
  const theirs = { ...mine, time: '14:00' }
  const values = { shifts_attributes: [mine] }
  const [difference] = differencesOf(values, { shifts_attributes: [theirs] })
  expect(difference?.take('theirs', values)).toEqual({ shifts_attributes: [theirs] })
})

test('an entry that was removed here and changed there is asked about', () => {
  const [difference] = compare([row(oak, { _destroy: true })], [{ ...oak, city: 'Durham' }])
  expect([difference?.mine, difference?.theirs]).toEqual(['removed', row(oak, { city: 'Durham' })])
  const taken = difference?.take('theirs', { addresses_attributes: [row(oak, { _destroy: true })] })
  expect(taken).toEqual({ addresses_attributes: [row(oak, { city: 'Durham' })] })
})

test('an entry that was removed there goes, or comes again as a new one', () => {
  const values = { addresses_attributes: [row(oak), row(elm)] }
  const [difference] = compare([row(oak), row(elm)], [oak])
  expect(difference?.theirs).toBe('removed')
  expect(difference?.chosen(values)).toBeUndefined()
  expect(difference?.take('theirs', values)).toEqual({ addresses_attributes: [row(oak)] })
  const asNew = Object.fromEntries(Object.entries(row(elm)).filter(([name]) => name !== 'id'))
  const mine = difference?.take('mine', values) ?? {}
  expect(mine).toEqual({ addresses_attributes: [row(oak), asNew] })
  expect(difference?.chosen(mine)).toBe('mine')
})

test('an entry that both removed is no question', () => {
  expect(compare([row(oak, { _destroy: true })], [])).toEqual([])
})

test('what one of both added needs no choice, and is told', () => {
  const pine = { key: 'new', street: '1 Pine Street', city: 'Apex', primary: false, unit: '' }
  const blank = { key: 'blank', street: '', city: '', primary: false, unit: '' }
  const mine = [row(oak), pine, blank]
  expect(compare(mine, [oak, elm])).toEqual([])
  const added = additionsOf({ addresses_attributes: mine }, { addresses: [oak, elm] })
  expect(added.map(({ by, item }) => [by, item.street])).toEqual([
    ['you', '1 Pine Street'],
    ['them', '7 Elm Street'],
  ])
})
