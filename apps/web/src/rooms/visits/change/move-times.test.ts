import { expect, test } from 'vitest'
import { moveOf } from './move-times.ts'

const zone = 'America/New_York'

test.each([
  ['2026-03-05', '08:00', '12:30', 270],
  ['2026-03-05', '22:00', '06:00', 480],
  // The night in which the clock goes forward has an hour less.
  ['2026-03-07', '22:00', '06:00', 420],
  ['2026-03-05', '08:00', '08:00', 1440],
])('%s %s to %s takes %i minutes', (date, start, end, minutes) => {
  expect(moveOf({ scheduled_date: date, scheduled_time: start, end }, zone)).toEqual({
    move: { scheduled_date: date, scheduled_time: start, scheduled_duration: minutes },
  })
})

test('what cannot be read is said at its field', () => {
  expect(moveOf({ scheduled_date: 'soon', scheduled_time: '', end: '12:00' }, zone)).toMatchObject({
    errors: { scheduled_date: expect.any(String), scheduled_time: expect.any(String) },
  })
  expect(
    moveOf({ scheduled_date: '2026-03-05', scheduled_time: '08:00', end: '08:10' }, zone),
  ).toEqual({
    errors: { end: 'A visit must be 15 minutes to 24 hours long.' },
  })
})
