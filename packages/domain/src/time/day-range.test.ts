import { expect, it } from 'vitest'
import { checkDateOrder, defaultEnd, includesDay, isWithin } from './day-range.ts'

/** '03-01..03-31' as a range of 2026; nothing after the dots means that it goes on. */
const range = (text: string) => {
  const [from = '', to = ''] = text.split('..')
  return { startDate: `2026-${from}`, endDate: to === '' ? null : `2026-${to}` }
}

it.each([
  ['03-01..03-31', true],
  ['03-01..03-01', true],
  ['03-01..', true],
  ['03-02..03-01', false],
])('%s is in order: %s', (days, expected) => {
  expect(checkDateOrder(range(days)).ok).toBe(expected)
})

it.each([
  ['03-01..03-31', '03-01', true],
  ['03-01..03-31', '03-31', true],
  ['03-01..03-31', '02-28', false],
  ['03-01..03-31', '04-01', false],
  ['03-01..', '12-31', true],
])('%s includes %s: %s', (days, day, expected) => {
  expect(includesDay(range(days), `2026-${day}`)).toBe(expected)
})

it.each([
  ['03-01..03-10', '03-11..03-20', false],
  ['03-01..03-10', '03-10..03-20', false],
  ['03-05..03-06', '03-01..03-10', true],
  ['03-01..03-10', '03-05..03-06', false],
  ['03-01..03-10', '03-01..03-10', true],
  ['03-01..', '03-20..03-25', false],
  ['03-05..', '03-01..', true],
  ['03-05..', '03-01..03-31', false],
  ['03-05..03-06', '03-01..', true],
  ['03-20..', '03-01..03-10', false],
])('%s lies in %s: %s', (inner, outer, within) => {
  expect(isWithin(range(inner), range(outer))).toBe(within)
})

it.each([
  ['2026-03-15', '2026-04-14'],
  ['2026-01-31', '2026-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2026-12-01', '2026-12-31'],
  ['2026-12-31', '2027-01-30'],
  ['2026-03-31', '2026-04-30'],
])('a record without an end, on %s, ends on %s', (today, end) => {
  expect(defaultEnd(today)).toBe(end)
})
