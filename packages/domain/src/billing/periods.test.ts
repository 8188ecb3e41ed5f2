import { expect, test } from 'vitest'
import { checkReopen, eachMonth, isClosed, monthsToClose, nextMonth } from './periods.ts'

test('months follow one another over the year', () => {
  expect(nextMonth('2026-12')).toBe('2027-01')
  expect(eachMonth('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(eachMonth('2026-11', '2026-10')).toEqual([])
})

test.each([
  ['2026-08', null, false],
  ['2026-08', '2026-08', true],
  ['2020-01', '2026-08', true],
  ['2026-09', '2026-08', false],
])('%s is closed where all to %s are: %s', (month, through, closed) => {
  expect(isClosed(month, through)).toBe(closed)
})

const books = { first: '2026-08', through: null, today: '2026-11-30' }

test.each([
  ['the first', '2026-08', books, ['2026-08']],
  ['a later one', '2026-10', books, ['2026-08', '2026-09', '2026-10']],
  ['the next', '2026-10', { ...books, through: '2026-09' }, ['2026-10']],
  ['this month', '2026-11', books, 'month_not_over'],
  ['one to come', '2027-01', books, 'month_not_over'],
  ['a closed one', '2026-08', { ...books, through: '2026-09' }, 'month_closed'],
  ['one before the books', '2026-07', books, 'month_empty'],
  ['one without books', '2026-08', { ...books, first: null }, 'month_empty'],
] as const)('closing %s', (_, month, of, expected) => {
  const closing = monthsToClose(month, of)
  expect(closing.ok ? closing.value : closing.failure).toEqual(expected)
})

test.each([
  ['2026-09', '2026-09', null],
  ['2026-08', '2026-09', 'later_month_closed'],
  ['2026-10', '2026-09', 'month_not_closed'],
  ['2026-10', null, 'month_not_closed'],
])('opening %s again where all to %s are closed: %s', (month, through, expected) => {
  const opening = checkReopen(month, through)
  expect(opening.ok ? opening.value : opening.failure).toBe(expected)
})
