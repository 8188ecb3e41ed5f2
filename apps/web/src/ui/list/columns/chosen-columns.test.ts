import { expect, test } from 'vitest'
import { chosenColumns, moved } from './chosen-columns.ts'

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

test.each([
  ['b', -1, ['b', 'a', 'c']],
  ['b', 1, ['a', 'c', 'b']],
  ['a', -1, ['a', 'b', 'c']],
  ['c', 1, ['a', 'b', 'c']],
  ['x', 1, ['a', 'b', 'c']],
] as const)('%s moved by %i', (key, by, keys) => {
  expect(moved(['a', 'b', 'c'], key, by)).toEqual(keys)
})
