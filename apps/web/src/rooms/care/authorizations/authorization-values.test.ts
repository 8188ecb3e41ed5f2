import { expect, test } from 'vitest'
import { hoursWords } from './authorization-values.ts'

const year = { start_date: '2026-01-01', end_date: '2026-12-30' }

test.each([
  [{ ...year, units: 112, unit_period: 'week' as const }, 15, '28 h per week'],
  [{ ...year, units: 1, unit_period: 'week' as const }, 15, '15 min per week'],
  [
    { ...year, units: 480, unit_period: 'month' as const },
    15,
    '120 h per month, about 27 h 41 min per week',
  ],
  [
    { ...year, units: 5200, unit_period: 'total' as const },
    15,
    '1300 h in total, about 25 h per week',
  ],
  [
    { start_date: '', end_date: '', units: 100, unit_period: 'total' as const },
    15,
    '25 h in total',
  ],
  [{ ...year, units: '' as const, unit_period: 'week' as const }, 15, undefined],
  [{ ...year, units: 112, unit_period: 'week' as const }, undefined, undefined],
])('%o with units of %s minutes are %s', (allowed, minutesPerUnit, words) => {
  expect(hoursWords(allowed, minutesPerUnit)).toBe(words)
})
