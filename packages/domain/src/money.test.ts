import { expect, it } from 'vitest'
import { decimalCents, formatCents, sumCents } from './money.ts'

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
  [0, '0.00'],
  [-5, '-0.05'],
  [123_456, '1234.56'],
])('%i cents are %s in a file', (cents, text) => {
  expect(decimalCents(cents)).toBe(text)
})

it('adds up', () => {
  expect(sumCents([])).toBe(0)
  expect(sumCents([10, 20, -30, 5])).toBe(5)
})
