import { expect, test } from 'vitest'
import { claimBalance } from './balances.ts'
import { refunded, refundNeedsSecond, refundUndone } from './refunds.ts'

const overpaid = claimBalance([
  { account: 'service_revenue', amountCents: -100 },
  { account: 'cash', amountCents: 130 },
  { account: 'credits', amountCents: -30 },
])

test('no more than the credit is refunded, and undone it is a credit again', () => {
  expect(refunded(31, overpaid)).toEqual({ ok: false, failure: 'refund_too_much' })
  const part = refunded(30, overpaid)
  if (!part.ok) throw new Error(part.failure)
  expect(part.value).toEqual([
    { account: 'credits', amountCents: 30 },
    { account: 'cash', amountCents: -30 },
  ])
  const owing = { ...overpaid, paidCents: 100, balanceCents: 20 }
  expect(refundUndone(part.value, { ...overpaid, paidCents: 100, balanceCents: 0 })).toEqual([
    { account: 'credits', amountCents: -30 },
    { account: 'cash', amountCents: 30 },
  ])
  expect(refundUndone(part.value, owing)).toEqual([
    { account: 'credits', amountCents: -10 },
    { account: 'cash', amountCents: 30 },
    { account: 'accounts_receivable', amountCents: -20 },
  ])
})

test.each([
  [100, 0, 100, false],
  [101, 0, 100, true],
  [60, 50, 100, true],
])('%i after %i at a limit of %i needs a second person: %s', (amount, before, limit, needs) => {
  expect(refundNeedsSecond(amount, before, limit)).toBe(needs)
})
