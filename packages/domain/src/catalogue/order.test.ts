import { expect, test } from 'vitest'
import { arranged, type Placed } from './order.ts'

const shown = (id: string): Placed => ({ id, archived: false })
const hidden = (id: string): Placed => ({ id, archived: true })
const abc = ['a', 'b', 'c'].map(shown)

test.each([
  ['to the front', 'c', 1, 'cab'],
  ['one down', 'a', 2, 'bac'],
  ['to the end', 'a', 3, 'bca'],
  ['far beyond the end', 'a', 99, 'bca'],
  ['before the beginning', 'b', -4, 'bac'],
  ['to where it is', 'b', 2, 'abc'],
])('a move %s', (_, id, order, expected) => {
  expect(arranged(abc, { ...shown(id), order }).join('')).toBe(expected)
})

test('a new one comes last, and where it was wished', () => {
  expect(arranged(abc, shown('d'))).toEqual(['a', 'b', 'c', 'd'])
  expect(arranged(abc, { ...shown('d'), order: 2 })).toEqual(['a', 'd', 'b', 'c'])
  expect(arranged([], shown('d'))).toEqual(['d'])
})

test('archived ones stand after the others, so that these have no gap', () => {
  const mixed = [shown('a'), hidden('x'), shown('b')]
  expect(arranged(mixed)).toEqual(['a', 'b', 'x'])
  expect(arranged(mixed, shown('c'))).toEqual(['a', 'b', 'c', 'x'])
  expect(arranged(mixed, { ...hidden('a'), order: 1 })).toEqual(['b', 'x', 'a'])
  expect(arranged(mixed, shown('x'))).toEqual(['a', 'b', 'x'])
})
