import { expect, test } from 'vitest'
import { arrivalOf } from './arrival.ts'

const startsAt = '2026-11-02T14:00:00Z'
const visit = {
  status: 'completed',
  draft: false,
  startsAt,
  checkInAt: '2026-11-02T14:10:00Z',
  reviewedCheckInAt: null,
} as const
const at = { now: '2026-11-02T19:00:00Z', lateAfter: 10 }

test.each([
  ['a check-in on the last minute', {}, 'on_time'],
  ['a check-in a second after it', { checkInAt: '2026-11-02T14:10:01Z' }, 'not_on_time'],
  ['a check-in hours early', { checkInAt: '2026-11-02T10:00:00Z' }, 'on_time'],
  ['no check-in', { status: 'scheduled', checkInAt: null }, 'not_on_time'],
  ['an open visit', { status: 'available', checkInAt: null }, 'not_on_time'],
  ['a corrected check-in', { reviewedCheckInAt: '2026-11-02T14:30:00Z' }, 'not_on_time'],
  ['a canceled visit', { status: 'canceled' }, null],
  ['a draft', { status: 'scheduled', draft: true, checkInAt: null }, null],
] as const)('%s: %s %s', (_, facts, arrival) => {
  expect(arrivalOf({ ...visit, ...facts }, at)).toBe(arrival)
})

test('a visit counts once it would be late, by the minutes of the agency and no more than missed', () => {
  const now = (time: string) => `2026-11-02T${time}Z`
  expect(arrivalOf(visit, { now: now('14:10:00'), lateAfter: 10 })).toBe(null)
  expect(arrivalOf(visit, { now: now('14:10:01'), lateAfter: 10 })).toBe('on_time')
  const late = { ...visit, checkInAt: now('17:30:00') }
  expect(arrivalOf(late, { now: now('19:00:00'), lateAfter: 600 })).toBe('not_on_time')
})
