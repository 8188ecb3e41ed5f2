import { expect, test } from 'vitest'
import { differencesOf } from './versions.ts'

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

test('single fields are compared as they read; an empty one is the same as none', () => {
  const found = differencesOf(
    { name: 'Rose', nickname: '', note: 'x' },
    { name: 'Rosa', nickname: null },
  )
  expect(found.map(({ key, mine, theirs }) => [key, mine, theirs])).toEqual([
    ['name', 'Rose', 'Rosa'],
  ])
})

test('items of a list are matched by id and told in words; equal ones are left out', () => {
  const found = compare([row(oak, { street: '14 Oak Street' }), row(elm)], [oak, elm])
  expect(found.map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([
    ['addresses', '14 Oak Street, Raleigh, primary', '12 Oak Street, Raleigh, primary'],
  ])
})

test('theirs or mine is taken for one item, the others stay', () => {
  const mine = [row(oak, { street: '14 Oak Street' }), row(elm)]
  const [difference] = compare(mine, [oak, elm])
  const values = { addresses_attributes: mine }
  expect(difference?.chosen(values)).toBe('mine')
  const theirs = difference?.take('theirs', values) ?? {}
  expect(theirs).toEqual({ addresses_attributes: [row(oak), row(elm)] })
  expect(difference?.chosen(theirs)).toBe('theirs')
  expect(difference?.take('mine', theirs)).toEqual(values)
})

test('an item that was removed here and changed there is asked about', () => {
  const [difference] = compare([row(oak, { _destroy: true })], [{ ...oak, city: 'Durham' }])
  expect([difference?.mine, difference?.theirs]).toEqual([
    'removed',
    '12 Oak Street, Durham, primary',
  ])
  const taken = difference?.take('theirs', { addresses_attributes: [row(oak, { _destroy: true })] })
  expect(taken).toEqual({ addresses_attributes: [row(oak, { city: 'Durham' })] })
})

test('an item that was removed there goes, or comes again as a new one', () => {
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

test('what somebody else added needs no choice', () => {
  expect(compare([row(oak)], [oak, elm])).toEqual([])
})
