import { expect, test } from 'vitest'
import { daysOf, hoursOf, rangeWords, readSpan, stepOf } from './board-span.ts'

test.each([
  ['day', '2026-03-05', '2026-03-05', '2026-03-05', '2026-03-04', '2026-03-06'],
  ['week', '2026-03-05', '2026-03-02', '2026-03-08', '2026-02-23', '2026-03-09'],
  ['fortnight', '2026-03-05', '2026-03-02', '2026-03-15', '2026-02-16', '2026-03-16'],
  ['month', '2026-02-28', '2026-02-01', '2026-02-28', '2026-01-01', '2026-03-01'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31', '2026-11-01', '2027-01-01'],
] as const)('a %s with %s', (span, day, first, last, before, after) => {
  const days = daysOf(span, day)
  expect([days[0], days.at(-1)]).toEqual([first, last])
  expect(stepOf(span, days, -1)).toBe(before)
  expect(stepOf(span, days, 1)).toBe(after)
})

test('what no address knows is a week', () => {
  expect(readSpan('fortnight')).toBe('fortnight')
  expect(readSpan('year')).toBe('week')
  expect(readSpan(undefined)).toBe('week')
})

test('one day is called by its weekday', () => {
  expect(rangeWords(['2026-03-05'])).toBe('Thu, 03/05/2026')
  expect(rangeWords(['2026-03-02', '2026-03-08'])).toBe('03/02/2026 – 03/08/2026')
})

test.each([
  ['2026-03-08', 23],
  ['2026-11-01', 25],
  ['2026-11-02', 24],
])('%s has %i hours', (day, hours) => {
  expect(hoursOf(day, 'America/New_York')).toBe(hours)
})
