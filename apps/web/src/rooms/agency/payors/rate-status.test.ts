import { expect, test } from 'vitest'
import { rateStatusOf } from './rate-status.ts'

test.each([
  ['2026-03-11', null, 'scheduled'],
  ['2026-03-10', null, 'active'],
  ['2026-01-01', '2026-03-10', 'active'],
  ['2026-01-01', '2026-03-09', 'archived'],
])('a rate from %s to %s is %s on 10 March', (start_date, end_date, status) => {
  expect(rateStatusOf({ start_date, end_date }, '2026-03-10')).toBe(status)
})
