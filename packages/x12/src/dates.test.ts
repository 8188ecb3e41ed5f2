import { expect, test } from 'vitest'
import { formatDay, isDay, parseDay, parseSpan } from './dates.ts'

test.each([
  ['20260131', '2026-01-31'],
  ['20240229', '2024-02-29'],
  ['20000229', '2000-02-29'],
  ['20260229', null],
  ['19000229', null],
  ['20260431', null],
  ['20261301', null],
  ['20990080', null],
  ['20260100', null],
  ['260131', null],
  ['', null],
])('"%s" is the day %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
})

test('a day is written with dashes, and without them in a file', () => {
  expect(formatDay('2026-01-31')).toBe('20260131')
  expect(isDay('2026-01-31')).toBe(true)
  expect(isDay('2026-02-30')).toBe(false)
  expect(isDay('20260131')).toBe(false)
})

test('a span has two days in order', () => {
  expect(parseSpan('20260101-20260107')).toEqual({ from: '2026-01-01', to: '2026-01-07' })
  expect(parseSpan('20260107-20260101')).toBeNull()
  expect(parseSpan('20260101')).toBeNull()
  expect(parseSpan('20260101-20260102-20260103')).toBeNull()
})
