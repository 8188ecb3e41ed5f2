import { expect, test } from 'vitest'
import { startOfLastMonth } from './months.ts'

test.each([
  ['2026-11-23', '2026-10-01'],
  ['2026-01-31', '2025-12-01'],
  ['2026-03-31', '2026-02-01'],
])('the month before %s begins on %s', (day, start) => {
  expect(startOfLastMonth(day)).toBe(start)
})
