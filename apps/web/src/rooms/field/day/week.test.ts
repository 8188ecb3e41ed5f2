import { expect, test } from 'vitest'
import { aFieldVisit } from '../testing/a-field-visit.ts'
import { weekAround } from './week.ts'

// A Wednesday, 10:00 AM in New York.
const now = new Date('2026-03-04T15:00:00Z')
const visit = (id: string, inDays: number, wishes = {}) =>
  aFieldVisit({ id, ...wishes }, { now, inMinutes: inDays * 1440 + 60 })

test('the week runs from Monday; what is recorded counts, as it was reviewed', () => {
  const { days, done, planned } = weekAround(
    [
      visit('next week', 6),
      visit('sunday before', -3, { status: 'approved', reviewed_duration: 90 }),
      visit('monday', -2, { status: 'approved', completed_duration: 118, reviewed_duration: 120 }),
      visit('tuesday', -1, { status: 'completed', completed_duration: 100 }),
      visit('today', 0),
      visit('put away', 0, { status: 'archived' }),
    ],
    '2026-03-04',
  )
  expect(days.map(({ day, visits }) => [day, ...visits.map(({ id }) => id)])).toEqual([
    ['2026-03-02', 'monday'],
    ['2026-03-03', 'tuesday'],
    ['2026-03-04', 'today'],
    ['2026-03-10', 'next week'],
  ])
  expect({ done, planned }).toEqual({ done: 220, planned: 360 })
})

test('a week without visits is empty', () => {
  expect(weekAround([], '2026-03-04')).toEqual({ days: [], done: 0, planned: 0 })
})
