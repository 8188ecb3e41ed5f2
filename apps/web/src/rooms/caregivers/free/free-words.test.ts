import { expect, test } from 'vitest'
import { drawSpan, hoursWords, spanWords } from './free-words.ts'

const zone = 'America/New_York'

test.each([
  ['a morning', '2026-03-02T13:00:00Z', '2026-03-02T17:00:00Z', '08:00 AM – 12:00 PM', 33, 17],
  ['until midnight', '2026-03-02T23:00:00Z', '2026-03-03T05:00:00Z', '06:00 PM – midnight', 75, 25],
  ['a whole day', '2026-03-02T05:00:00Z', '2026-03-03T05:00:00Z', 'all day', 0, 100],
] as const)('%s', (_, starts_at, ends_at, words, from, share) => {
  const drawn = drawSpan({ starts_at, ends_at }, '2026-03-02', zone)
  expect(drawn.words).toBe(words)
  expect(Math.round(drawn.from)).toBe(from)
  expect(Math.round(drawn.share)).toBe(share)
})

test('a day on which the clock moves is drawn by what the clock shows', () => {
  const drawn = drawSpan(
    { starts_at: '2026-03-08T05:00:00Z', ends_at: '2026-03-08T16:00:00Z' },
    '2026-03-08',
    zone,
  )
  expect(drawn).toEqual({ words: '12:00 AM – 12:00 PM', from: 0, share: 50 })
})

test('an end at midnight is said as such', () => {
  expect(spanWords('22:00', '24:00')).toBe('10:00 PM – midnight')
})

test('hours that nobody asked for are left out', () => {
  const row = { agent: { id: '1', name: 'A', phone: null }, known: true, days: [] }
  const none = { minutes_booked: 90, minutes_wanted: null, minutes_most: null }
  expect(hoursWords({ ...row, ...none })).toBe('1 h 30 min booked')
  expect(hoursWords({ ...row, minutes_booked: 0, minutes_wanted: 1800, minutes_most: 2400 })).toBe(
    '0 min booked · wants 30 h per week · maximum 40 h',
  )
})
