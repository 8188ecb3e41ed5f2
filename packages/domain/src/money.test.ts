import { expect, it } from 'vitest'
import { formatCents, parseCents, sumCents } from './money.ts'

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [-5, '-$0.05'],
  [123_456, '$1,234.56'],
  [100_000_000, '$1,000,000.00'],
  [-99_999, '-$999.99'],
  [9_007_199_254_740_991, '$90,071,992,547,409.91'],
])('%i cents are %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text)
})

it.each([
  ['$1,234.56', 123_456],
  ['1234.5', 123_450],
  ['12', 1_200],
  ['12.', 1_200],
  ['.05', 5],
  [' 7.00 ', 700],
  ['-3', -300],
  ['(3.00)', -300],
  ['-$3.00', -300],
  ['0', 0],
  ['-0', 0],
  ['1.005', null],
  ['1,23', null],
  ['12,34,567', null],
  ['(-3)', null],
  ['abc', null],
  ['$', null],
  ['.', null],
  ['', null],
])('%j is %s cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents)
})

it('reads back what it writes', () => {
  for (let cents = -250_000; cents <= 250_000; cents += 333) {
    expect(parseCents(formatCents(cents))).toBe(cents)
  }
})

it('adds up', () => {
  expect(sumCents([])).toBe(0)
  expect(sumCents([10, 20, -30, 5])).toBe(5)
})
