import { expect, test } from 'vitest'
import { listOf, originOf } from './list-origin.ts'

test.each([
  [{}, {}, {}],
  [{ page: '2', open: 'x' }, {}, {}],
  [{ status: 'prospect', page: '2' }, { from: 'status=prospect' }, { status: 'prospect' }],
  [
    { search: 'de la Cruz', sort: '-birthdate' },
    { from: 'search=de%20la%20Cruz&sort=-birthdate' },
    { search: 'de la Cruz', sort: '-birthdate' },
  ],
])('the list %j is kept as %j, and found again', (flat, origin, own) => {
  expect(originOf(flat)).toEqual(origin)
  expect(listOf(originOf(flat).from ?? '')).toEqual(own)
})

test('what is none of the list is left out', () => {
  expect(listOf('status=all&nonsense=1&page=4')).toEqual({ status: 'all' })
})
