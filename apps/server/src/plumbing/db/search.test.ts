import { expect, test } from 'vitest'
import { searchPatterns } from './search.ts'

test.each([
  [undefined, []],
  ['   ', []],
  [' , ', []],
  ['Lopez, Maria', ['%Lopez%', '%Maria%']],
  ["O'Brien", ["%O'Brien%"]],
  ['100%', [String.raw`%100\%%`]],
  ['a_b\\c', [String.raw`%a\_b\\c%`]],
  ['a\u0000b', ['%a%', '%b%']],
  ['Jose\u0301', ['%José%']],
  ['(919) 555-01', ['%91955501%']],
  ['+1 919.555.0142', ['%9195550142%']],
  ['12/3', ['%12/3%']],
  ['a 2 3 4 5 6 7 8 9', ['%a%', '%2%', '%3%', '%4%', '%5%', '%6%', '%7%', '%8%']],
])('%j is searched as %j', (typed, patterns) => {
  expect(searchPatterns(typed)).toEqual(patterns)
})
