import { expect, test } from 'vitest'
import { minutesLeftBehind } from './early-leave.ts'

const at = (clock: string) => `2026-11-02T${clock}:00.000Z`

/** Planned from 14:00 to 16:00. */
const running = (checkIn: string | null) => ({
  endsAt: at('16:00'),
  scheduledDuration: 120,
  checkInAt: checkIn === null ? null : at(checkIn),
})

test.each([
  ['an hour before the end', '14:00', '15:00', 60],
  ['a quarter before the end', '14:00', '15:45', 0],
  ['a minute more', '14:00', '15:44', 16],
  ['at the end', '14:00', '16:00', 0],
  ['after the end, after a late begin', '15:30', '16:20', 0],
  ['early, after a begin as early', '13:00', '15:00', 0],
  ['early, after a begin a little less early', '13:30', '15:00', 30],
  ['by a clock that runs behind', '14:00', '13:30', 120],
])('%s', (_, from, until, left) => {
  expect(minutesLeftBehind(running(from), at(until))).toBe(left)
})

test('nobody leaves who never came', () => {
  expect(minutesLeftBehind(running(null), at('15:00'))).toBe(0)
})
