import { expect, test } from 'vitest'
import { showIn } from '../../plumbing/language/language.ts'
import {
  clockWords,
  dayWords,
  durationWords,
  instantWords,
  longDayWords,
  readClock,
  readDay,
  weekdayWord,
} from './dates.ts'

test.each([
  ['00:00', '12:00 AM'],
  ['08:30', '08:30 AM'],
  ['12:05', '12:05 PM'],
  ['23:59', '11:59 PM'],
])('the clock %s reads %s', (clock, words) => {
  expect(clockWords(clock)).toBe(words)
})

test('days read as MM/DD/YYYY and MMM DD, YYYY', () => {
  expect(dayWords('2026-03-05')).toBe('03/05/2026')
  expect(longDayWords('2026-03-05')).toBe('Mar 05, 2026')
  expect(weekdayWord('2026-03-01')).toBe('Sun')
})

test('an instant is shown in the zone of the agency, on both sides of the clock change', () => {
  expect(instantWords('2026-03-08T06:30:00Z', 'America/New_York')).toBe('03/08/2026 01:30 AM')
  expect(instantWords('2026-03-08T07:30:00Z', 'America/New_York')).toBe('03/08/2026 03:30 AM')
  expect(instantWords('2026-01-01T04:00:00Z', 'America/New_York')).toBe('12/31/2025 11:00 PM')
})

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [135, '2 h 15 min'],
  [-30, '-30 min'],
])('%i minutes read %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words)
})

test.each([
  ['3/5/26', '2026-03-05'],
  ['03/05/2026', '2026-03-05'],
  ['03052026', '2026-03-05'],
  ['2026-03-05', '2026-03-05'],
  ['2/14/41', '1941-02-14'],
  ['02/30/2026', undefined],
  ['13/01/2026', undefined],
  ['soon', undefined],
  ['', undefined],
])('the typed day %j is %s', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})

test.each([
  ['8:30 pm', '20:30'],
  ['830a', '08:30'],
  ['12am', '00:00'],
  ['12 PM', '12:00'],
  ['20:30', '20:30'],
  ['8', '08:00'],
  ['13 pm', undefined],
  ['8:61', undefined],
  ['noon', undefined],
])('the typed time %j is %s', (typed, clock) => {
  expect(readClock(typed)).toBe(clock)
})

test('in Spanish an instant has its month as a word', async () => {
  await showIn('es')
  const words = instantWords('2026-03-05T19:05:00Z', 'America/New_York')
  expect(words).toMatch(/^5 mar 2026, 2:05\sp\.\s?m\.$/)
})
