import { expect, test } from 'vitest'
import { formatCents, parseCents, parseQuantity, showCents } from './money.ts'

test.each([
  ['100', 10000],
  ['.5', 50],
  ['5.', 500],
  ['-0', 0],
  ['-.05', -5],
  ['+3', 300],
  ['0.1', 10],
  ['12.340', 1234],
  [' 7.25 ', 725],
  ['0000012.10', 1210],
  ['4999.99', 499999],
  ['100000000000', 10_000_000_000_000],
  ['100000000000.01', null],
  ['12.345', null],
  ['', null],
  ['.', null],
  ['-', null],
  ['1,000', null],
  ['1e3', null],
  ['12 34', null],
  ['$5', null],
  ['NaN', null],
])('the amount "%s" is %s cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents)
})

test.each([
  [15600, '156', '156.00'],
  [1250, '12.5', '12.50'],
  [5, '0.05', '0.05'],
  [50, '0.5', '0.50'],
  [0, '0', '0.00'],
  [-7, '-0.07', '-0.07'],
  [-120000, '-1200', '-1200.00'],
])('%s cents are written %s and shown %s', (cents, written, shown) => {
  expect(formatCents(cents)).toBe(written)
  expect(showCents(cents)).toBe(shown)
})

test('what is written is read back', () => {
  for (let cents = -2500; cents <= 2500; cents += 1) {
    expect(parseCents(formatCents(cents))).toBe(cents)
  }
})

test.each([
  ['12', 12],
  ['1.00', 1],
  ['.5', 0.5],
  ['7.', 7],
  ['-0', 0],
  ['', null],
  ['x', null],
  ['.', null],
  ['1.2.3', null],
])('the quantity "%s" is %s', (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity)
})
