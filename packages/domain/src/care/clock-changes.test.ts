import { expect, test } from 'vitest'
import { clockChangesOf } from './clock-changes.ts'

const days = { startDate: '2026-10-01', endDate: '2027-04-30' }
const daily = (scheduledTime: string, scheduledDuration: number) => ({
  recurringRule: 'FREQ=DAILY',
  scheduledTime,
  scheduledDuration,
})

test.each([
  // Back on November 1 at 2:00, forward on March 14 at 2:00.
  [
    '23:00',
    480,
    [
      { day: '2026-10-31', start: '23:00', end: '06:00' },
      { day: '2027-03-13', start: '23:00', end: '08:00' },
    ],
  ],
  ['02:30', 60, [{ day: '2027-03-14', start: '03:30', end: '04:30' }]],
  [
    '01:30',
    60,
    [
      { day: '2026-11-01', start: '01:30', end: '01:30' },
      { day: '2027-03-14', start: '01:30', end: '03:30' },
    ],
  ],
  ['09:00', 120, []],
  ['22:00', 60, []],
] as const)('every day at %s for %i minutes the clock changes under %j', (time, minutes, told) => {
  expect(clockChangesOf(daily(time, minutes), days, 'America/New_York')).toEqual(told)
  expect(clockChangesOf(daily(time, minutes), days, 'America/Phoenix')).toEqual([])
})

test('only days of the shift count', () => {
  const mondays = { ...daily('23:00', 480), recurringRule: 'FREQ=WEEKLY;BYDAY=MO' }
  expect(clockChangesOf(mondays, days, 'America/New_York')).toEqual([])
})
