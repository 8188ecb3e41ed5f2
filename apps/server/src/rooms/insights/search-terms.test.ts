import { expect, test } from 'vitest'
import { searchTerms } from './search-terms.ts'

test.each([
  ['alvarez', { words: 'alvarez', day: null }],
  ['alvarez 11/02', { words: 'alvarez', day: '2026-11-02' }],
  ['11/2 Alvarez, Rosa', { words: 'Alvarez Rosa', day: '2026-11-02' }],
  ['alvarez 1/5', { words: 'alvarez', day: '2027-01-05' }],
  ['alvarez 8/5', { words: 'alvarez', day: '2026-08-05' }],
  ['alvarez 11/02/25', { words: 'alvarez', day: '2025-11-02' }],
  ['alvarez 11/02/2025', { words: 'alvarez', day: '2025-11-02' }],
  ['alvarez 2026-11-30', { words: 'alvarez', day: '2026-11-30' }],
  ['alvarez Tomorrow', { words: 'alvarez', day: '2026-11-03' }],
  ['__proto__ constructor', { words: '__proto__ constructor', day: null }],
  ['yesterday', { words: '', day: '2026-11-01' }],
  ['alvarez 2/29', { words: 'alvarez 2/29', day: null }],
  ['alvarez 13/40', { words: 'alvarez 13/40', day: null }],
  ['apt 3/b', { words: 'apt 3/b', day: null }],
  ['(919) 555-0142', { words: '(919) 555-0142', day: null }],
  [' , ,', { words: '', day: null }],
  ['11/02 11/03', { words: '11/03', day: '2026-11-02' }],
  ['0198A000-0000-7006-8000-000000000042', { id: '0198a000-0000-7006-8000-000000000042' }],
])('%j asks for %j', (typed, terms) => {
  expect(searchTerms(typed, '2026-11-02')).toEqual(terms)
})

test('29 February is found from a year beside a leap year', () => {
  expect(searchTerms('2/29', '2027-12-01')).toEqual({ words: '', day: '2028-02-29' })
})
