import { expect, test } from 'vitest'
import { chosenColumns, moved, usualColumns } from './chosen-columns.ts'

const columns = [{ key: 'name' }, { key: 'status' }, { key: 'city' }, { key: 'tags', hidden: true }]

test.each([
  [undefined, ['name', 'status', 'city']],
  [[], ['name']],
  [
    ['tags', 'city'],
    ['name', 'tags', 'city'],
  ],
  [
    ['city', 'name', 'city'],
    ['name', 'city'],
  ],
  [
    ['gone', 'status'],
    ['name', 'status'],
  ],
])('chosen %j, shown %j', (keys, shown) => {
  expect(chosenColumns(columns, keys).map(({ key }) => key)).toEqual(shown)
})

test('cards leave out what only a wide table has room for, until it is chosen for them', () => {
  const wide = [{ key: 'name' }, { key: 'status' }, { key: 'note', wide: true }]
  expect(usualColumns(wide).map(({ key }) => key)).toEqual(['name', 'status', 'note'])
  expect(usualColumns(wide, true).map(({ key }) => key)).toEqual(['name', 'status'])
  expect(chosenColumns(wide, ['note'], true)).toEqual([
    { key: 'name' },
    { key: 'note', wide: false },
  ])
  expect(chosenColumns(wide, ['note'])).toEqual([{ key: 'name' }, { key: 'note', wide: true }])
})

test.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
  ['x', 1, ['a', 'b', 'c']],
] as const)('%s moved by %i', (key, by, keys) => {
  expect(moved(['a', 'b', 'c'], key, by)).toEqual(keys)
})
