import { expect, test } from 'vitest'
import { agencyOf } from './use-site.ts'

test.each([
  ['?agency=blue-ridge', 'blue-ridge'],
  ['?redirect=%2Fclients&agency=oak', 'oak'],
  ['?agency=', undefined],
  ['?redirect=%2Fclients', undefined],
  ['', undefined],
])('the address with %s is of %s', (search, agency) => {
  expect(agencyOf(search)).toBe(agency)
})

test('what is far too long is cut, so that the page is asked for at all', () => {
  expect(agencyOf(`?agency=${'a'.repeat(5000)}`)).toHaveLength(100)
})
