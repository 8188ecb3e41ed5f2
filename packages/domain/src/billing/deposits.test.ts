import { expect, test } from 'vitest'
import { depositState, differenceOf, traceKey } from './deposits.ts'

test.each([
  [100, [], 'unmatched', 100],
  [100, [100], 'matched', 0],
  [100, [60, 40], 'matched', 0],
  [100, [60], 'different', 40],
  [100, [160, null], 'different', -60],
] as const)('%i with payments of %j: %s', (amount, cents, state, difference) => {
  const payments = cents.map((payment_cents) => ({ payment_cents, status: 'posted' as const }))
  expect(depositState(amount, payments)).toBe(state)
  expect(differenceOf(amount, payments)).toBe(difference)
})

test.each([
  ['posted', 'matched'],
  ['held', 'unposted'],
  ['dismissed', 'unposted'],
] as const)('a payment that is %s makes a deposit of its amount %s', (status, state) => {
  const posted = { payment_cents: 60, status: 'posted' as const }
  expect(depositState(100, [posted, { payment_cents: 40, status }])).toBe(state)
})

test.each([
  ['00EFT 1001', 'EFT1001'],
  ['eft-1001', 'EFT1001'],
  ['0', '0'],
  ['000', '0'],
])('the trace number %s is compared as %s', (trace, key) => {
  expect(traceKey(trace)).toBe(key)
})
