import { expect, test } from 'vitest'
import { rangeOf, shifted } from './free-range.ts'

const today = '2026-03-02'

test.each([
  ['nothing', {}, '2026-03-02', '2026-03-08'],
  ['a start', { start_date: '2026-03-10' }, '2026-03-10', '2026-03-16'],
  ['both', { start_date: '2026-03-10', end_date: '2026-03-10' }, '2026-03-10', '2026-03-10'],
  [
    'an end before the start',
    { start_date: '2026-03-10', end_date: '2026-03-01' },
    '2026-03-10',
    '2026-03-10',
  ],
  ['too many days', { end_date: '2026-12-31' }, '2026-03-02', '2026-04-01'],
  ['no day', { start_date: 'soon' }, '2026-03-02', '2026-03-08'],
])('the days of an address that says %s', (_, flat, start, end) => {
  expect(rangeOf(flat, today)).toMatchObject({ start, end })
})

test('only clocks count as times', () => {
  expect(rangeOf({ start_time: '08:00', end_time: 'noon' }, today)).toMatchObject({
    from: '08:00',
    until: '',
  })
})

test('leafing keeps the number of days', () => {
  const range = rangeOf({}, today)
  expect(shifted(range, 1)).toEqual({ start_date: '2026-03-09', end_date: '2026-03-15' })
  expect(shifted(range, -1)).toEqual({ start_date: '2026-02-23', end_date: '2026-03-01' })
})
