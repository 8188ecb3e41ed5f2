import { expect, test } from 'vitest'
import { countOf, greeting, troubleWords } from './words.ts'

const counts = {
  missed: 1,
  late: 2,
  no_check_out: 3,
  open: 4,
  in_progress: 50,
  done: 60,
  to_come: 70,
}

test('all visits are counted, and those that need somebody', () => {
  expect(countOf(counts, 'takes_place')).toBe(190)
  expect(countOf(counts, 'needs_someone')).toBe(10)
})

test.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [16, 'Good afternoon'],
  [17, 'Good evening'],
  [23, 'Good evening'],
])('at %i: %s', (hour, words) => {
  expect(greeting(hour)).toBe(words)
})

test.each([
  ['late', 'Late 42 min'],
  ['missed', 'Missed'],
  ['open', 'Open'],
  ['no_check_out', 'No check-out 12 min'],
] as const)('%s reads %s', (moment, words) => {
  const visit = {
    id: 'v',
    status: 'scheduled' as const,
    moment,
    starts_at: '2026-03-10T14:00:00Z',
    ends_at: '2026-03-10T14:30:00Z',
    check_in_at: null,
    check_out_at: null,
    client: { id: 'c', name: 'Ada' },
    agent: null,
  }
  expect(troubleWords(visit, Date.parse('2026-03-10T14:42:59Z'))).toBe(words)
})
