import { expect, test } from 'vitest'
import { hourWords, shortDayWords, spanWords, timeWords, weekdayDayWords } from './short-times.ts'

test('hours are written as people do', () => {
  expect([0, 1, 11, 12, 13, 23, 24].map(hourWords)).toEqual([
    '12a',
    '1a',
    '11a',
    'noon',
    '1p',
    '11p',
    '12a',
  ])
})

test.each([
  ['00:05', '12:05a'],
  ['08:00', '8a'],
  ['09:30', '9:30a'],
  ['12:00', '12p'],
  ['18:09', '6:09p'],
])('%s is %s', (clock, words) => {
  expect(timeWords(clock)).toBe(words)
})

test.each([
  ['09:30', '11:30', '9:30–11:30a'],
  ['08:00', '10:00', '8–10a'],
  ['08:00', '13:00', '8a–1p'],
  ['22:00', '06:00', '10p–6a'],
  ['00:00', '00:45', '12–12:45a'],
])('from %s to %s is %s', (from, through, words) => {
  expect(spanWords(from, through)).toBe(words)
})

test('a day is written short, with its weekday where that is asked', () => {
  expect(shortDayWords('2026-11-05')).toBe('Nov 5')
  expect(shortDayWords('2026-12-25')).toBe('Dec 25')
  expect(weekdayDayWords('2026-11-05')).toBe('Thu, Nov 5')
})
