import { expect, it } from 'vitest'
import { formatClock, formatDateTime, formatDay, formatTime } from './dates.ts'

it.each([
  ['2026-03-02', '03/02/2026'],
  ['2025-12-31', '12/31/2025'],
])('%s is %s', (day, text) => {
  expect(formatDay(day)).toBe(text)
})

it.each([
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['08:30', '08:30 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['13:05', '01:05 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (clock, text) => {
  expect(formatClock(clock)).toBe(text)
})

it.each([
  ['2026-03-08T06:59:00Z', '03/08/2026 01:59 AM'],
  ['2026-03-08T07:00:00Z', '03/08/2026 03:00 AM'],
  ['2026-11-01T06:30:00Z', '11/01/2026 01:30 AM'],
])('%s in New York is %s', (instant, text) => {
  expect(formatDateTime(instant, 'America/New_York')).toBe(text)
  expect(formatTime(instant, 'America/New_York')).toBe(text.slice(11))
})
