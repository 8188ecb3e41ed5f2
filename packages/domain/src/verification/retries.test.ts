import { describe, expect, test } from 'vitest'
import { askAgainAfter, delayAfter, delayUntold, nextSequence, restAfter } from './retries.ts'

describe('the delay of a record that got no verdict', () => {
  test.each([
    [1, 30],
    [2, 60],
    [3, 120],
    [7, 1920],
    [8, 3600],
    [30, 3600],
  ])('after %i failures it is %i seconds', (failures, seconds) => {
    expect(delayAfter(failures, 0.5)).toBe(seconds)
    expect(delayAfter(failures, 0)).toBe(Math.round(seconds * 0.8))
    expect(delayAfter(failures, 0.9999)).toBe(Math.round(seconds * 1.2))
  })
})

test.each([
  [4, null],
  [5, 60],
  [6, 120],
  [9, 960],
  [10, 1800],
  [40, 1800],
])('after %i failures in a row a connection rests %s seconds', (failures, seconds) => {
  expect(restAfter(failures, 0.5)).toBe(seconds)
})

test('what did not arrive is sent again after half a minute, however often that was', () => {
  expect([delayUntold(0), delayUntold(0.5), delayUntold(0.9999)]).toEqual([24, 30, 36])
})

test('a vendor is asked seldom for an answer that it owes for long', () => {
  expect([askAgainAfter(300, 0), askAgainAfter(0, 0), askAgainAfter(5, 100)]).toEqual([300, 1, 25])
  expect(askAgainAfter(300, 86_400)).toBe(900)
})

test('a sequence is the moment, and above the last one also where clocks went back', () => {
  const now = new Date('2026-11-01T05:30:15.900Z')
  expect(nextSequence(0, now)).toBe(20_261_101_053_015)
  expect(nextSequence(20_261_101_053_015, now)).toBe(20_261_101_053_016)
  expect(nextSequence(20_261_101_060_000, now)).toBe(20_261_101_060_001)
})
