import { expect, test } from 'vitest'
import { deadlinesOf, nextDeadline } from './denials.ts'

const payor = { timelyFilingDays: 90, firstAppealDays: 30, secondAppealDays: 60 }
const refused = { serviceDate: '2026-01-01', deniedOn: '2026-01-20', resolution: null, payor }

test('the nearest deadline comes first, by the rules of the payor', () => {
  expect(deadlinesOf(refused)).toEqual([
    { kind: 'first_appeal', date: '2026-02-19' },
    { kind: 'timely_filing', date: '2026-04-01' },
  ])
})

test('a first level that was refused leads to the second', () => {
  expect(deadlinesOf({ ...refused, resolution: 'first_level_appeal_denied' })).toEqual([
    { kind: 'timely_filing', date: '2026-04-01' },
    { kind: 'second_appeal', date: '2026-04-20' },
  ])
})

test('a deadline that has passed gives way to the next; the last one stays', () => {
  expect(nextDeadline(refused, '2026-02-20')?.kind).toBe('timely_filing')
  expect(nextDeadline(refused, '2027-01-01')?.kind).toBe('timely_filing')
  expect(nextDeadline({ ...refused, deniedOn: null }, '2026-01-02')?.date).toBe('2026-04-01')
})
