import { expect, test } from 'vitest'
import { dollars, readDollars } from './money.ts'

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [123456, '$1,234.56'],
  [-50, '-$0.50'],
  [123456789012, '$1,234,567,890.12'],
])('%i cents read %s', (cents, words) => {
  expect(dollars(cents)).toBe(words)
})

test.each([
  ['1,234.56', 123456],
  ['$12', 1200],
  ['12.5', 1250],
  ['.05', 5],
  ['-3.10', -310],
  ['1.234', undefined],
  ['', undefined],
  ['ten', undefined],
])('the typed amount %j is %s cents', (typed, cents) => {
  expect(readDollars(typed)).toBe(cents)
})
