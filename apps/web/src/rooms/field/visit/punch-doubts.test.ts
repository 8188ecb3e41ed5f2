import { expect, test } from 'vitest'
import { aFieldVisit } from '../testing/a-field-visit.ts'
import { checkInDoubts, checkOutDoubts } from './punch-doubts.ts'

// 10:00 AM in New York.
const now = new Date('2026-03-04T15:00:00Z')
const today = '2026-03-04'

/** Two hours, checked in on time, with nothing missing but what is wished. */
const running = (minutesAgo: number, wishes = {}) => {
  const visit = aFieldVisit({}, { now, inMinutes: -minutesAgo })
  return {
    ...visit,
    check_in_at: visit.starts_at,
    signed: true,
    activities: visit.activities.map((task) => ({ ...task, status: 'completed' as const })),
    ...wishes,
  }
}

test('a check-in about the planned time is not asked about', () => {
  for (const inMinutes of [-200, 0, 60])
    expect(checkInDoubts(aFieldVisit({}, { now, inMinutes }), today, now)).toEqual([])
})

test('a check-in hours ahead, or on another day, is', () => {
  expect(checkInDoubts(aFieldVisit({}, { now, inMinutes: 150 }), today, now)).toEqual([
    'This visit starts in 2 h 30 min.',
  ])
  expect(checkInDoubts(aFieldVisit({}, { now, inMinutes: 1440 }), today, now)).toEqual([
    'This visit is scheduled for tomorrow.',
  ])
})

test('a check-out long before the planned end is asked about, one near it is not', () => {
  expect(checkOutDoubts(running(40), now)).toEqual(['You would leave 1 h 20 min early.'])
  expect(checkOutDoubts(running(110), now)).toEqual([])
  expect(checkOutDoubts(running(130), now)).toEqual([])
})

test('all that is unusual is told at once', () => {
  const { activities } = aFieldVisit()
  expect(checkOutDoubts(running(10, { signed: false, activities }), now)).toEqual([
    'You would leave 1 h 50 min early.',
    '2 tasks are not recorded.',
    'The client has not signed.',
  ])
})
