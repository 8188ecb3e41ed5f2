import { expect, it } from 'vitest'
import {
  formatClock,
  formatDateTime,
  formatDay,
  formatDayInWords,
  formatMinutes,
  formatTime,
  parseClock,
  parseDay,
} from './dates.ts'

it.each([
  ['2026-03-02', '03/02/2026', 'Mar 02, 2026'],
  ['2025-12-31', '12/31/2025', 'Dec 31, 2025'],
])('%s is %s or %s', (day, short, words) => {
  expect(formatDay(day)).toBe(short)
  expect(formatDayInWords(day)).toBe(words)
  expect(parseDay(short)).toBe(day)
})

it.each([
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['08:30', '08:30 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['13:05', '01:05 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (clock, text) => {
  expect(formatClock(clock)).toBe(text)
  expect(parseClock(text)).toBe(clock)
})

it.each([
  ['3/2/2026', '2026-03-02'],
  ['02/29/2026', null],
  ['13/01/2026', null],
  ['2026-03-02', null],
  ['', null],
])('the typed day %j is %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
})

it.each([
  ['8:30 am', '08:30'],
  ['8:30PM', '20:30'],
  ['14:30', '14:30'],
  ['8:05', '08:05'],
  ['24:00', null],
  ['13:00 PM', null],
  ['0:30 AM', null],
  ['8:60 AM', null],
  ['soon', null],
])('the typed time %j is %s', (text, clock) => {
  expect(parseClock(text)).toBe(clock)
})

it.each([
  ['2026-03-08T06:59:00Z', '03/08/2026 01:59 AM'],
  ['2026-03-08T07:00:00Z', '03/08/2026 03:00 AM'],
  ['2026-11-01T06:30:00Z', '11/01/2026 01:30 AM'],
])('%s in New York is %s', (instant, text) => {
  expect(formatDateTime(instant, 'America/New_York')).toBe(text)
  expect(formatTime(instant, 'America/New_York')).toBe(text.slice(11))
})

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [-15, '-15 min'],
])('%i minutes are %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text)
})
