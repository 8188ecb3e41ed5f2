import { expect, test } from 'vitest'
import { refundedBefore, spread, statementOf } from './patient-money.ts'

test.each([
  ['of the same payment, however long ago', 'one', '2026-01-02', 800],
  ['of another payment of the patient within 30 days', 'two', '2026-10-04', 800],
  ['not of another payment before that', 'two', '2026-10-03', 0],
])('a refund counts beside a new one: %s', (_, paymentId, day, counted) => {
  const refunds = [{ paymentId, amountCents: 800, day }]
  expect(refundedBefore(refunds, { paymentId: 'one', today: '2026-11-02' })).toBe(counted)
})

const claims = [
  { claimId: 'a', patientCents: 30 },
  { claimId: 'b', patientCents: 0 },
  { claimId: 'c', patientCents: 50 },
]

test.each([
  [20, [['a', 20]]],
  [30, [['a', 30]]],
  [
    60,
    [
      ['a', 30],
      ['c', 30],
    ],
  ],
  [
    100,
    [
      ['a', 30],
      ['c', 50],
    ],
  ],
])('%i settles the first claims first', (amount, parts) => {
  expect(spread(amount, claims)).toEqual(
    parts.map(([claimId, amountCents]) => ({ claimId, amountCents })),
  )
})

const change = (date: string, cents: number) => ({ date, number: '1', description: '', cents })

test('a statement begins with what was owed before, and ends with what is owed after', () => {
  const changes = [
    change('2026-09-30', 40),
    change('2026-10-01', 25),
    change('2026-10-31', -40),
    change('2026-11-01', 99),
  ]
  expect(statementOf(changes, '2026-10')).toEqual({
    openingCents: 40,
    rows: changes.slice(1, 3),
    closingCents: 25,
  })
  expect(statementOf([], '2026-10')).toEqual({ openingCents: 0, rows: [], closingCents: 0 })
})
