import { expect, test } from 'vitest'
import { fitsPattern, isMemberIdPattern } from './member-id-pattern.ts'
import { dotted, searchedWord } from './diagnosis-codes.ts'
import { shownHealth } from './integrations.ts'
import { isTaxonomyCode } from './taxonomy.ts'
import { isTimeZone } from './time-zone.ts'

test.each([
  ['America/New_York', true],
  ['US/Eastern', true],
  ['America/Indiana/Knox', true],
  ['UTC', true],
  ['America/Springfield', false],
  ['+05:00', false],
  ['', false],
  ['Eastern', false],
])('%j is a time zone: %s', (name, holds) => {
  expect(isTimeZone(name)).toBe(holds)
})

test.each([
  ['253Z00000X', true],
  ['3747P1801X', true],
  ['253z00000X', false],
  ['253Z00000', false],
  ['253Z000000', false],
])('%j is a taxonomy code: %s', (code, holds) => {
  expect(isTaxonomyCode(code)).toBe(holds)
})

test.each([
  ['900123456K', '999999999A', true],
  ['900123456k', '999999999A', true],
  ['9001234567', '999999999A', false],
  ['90012345', '999999999A', false],
  ['A1B2', '****', true],
  ['A1-2', '****', false],
  ['anything', null, true],
])('%j fits the pattern %j: %s', (memberId, pattern, holds) => {
  expect(fitsPattern(memberId, pattern)).toBe(holds)
})

test.each([
  ['999999999A', true],
  ['A**9', true],
  ['', false],
  ['X99', false],
  ['9'.repeat(31), false],
])('%j is a pattern: %s', (pattern, holds) => {
  expect(isMemberIdPattern(pattern)).toBe(holds)
})

test.each([
  ['I10', 'I10'],
  ['E119', 'E11.9'],
  ['S72001A', 'S72.001A'],
])('%s is written %s', (code, written) => {
  expect(dotted(code)).toBe(written)
})

test.each([
  ['i10', { prefix: 'I10' }],
  ['e11.9', { prefix: 'E119' }],
  ['E11', { prefix: 'E11' }],
  ['g3', { prefix: 'G3' }],
  ['S72.001A', { prefix: 'S72001A' }],
  ['Diabetes', { part: 'diabetes' }],
  ['2', { part: '2' }],
  ['e', { prefix: 'E' }],
])('the word %j means %j', (word, meaning) => {
  expect(searchedWord(word)).toEqual(meaning)
})

test('what is off is neither well nor ill', () => {
  expect(shownHealth(false, 'failing')).toBe('off')
  expect(shownHealth(true, 'failing')).toBe('failing')
  expect(shownHealth(true, 'unknown')).toBe('unknown')
})
