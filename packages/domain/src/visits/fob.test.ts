import { describe, expect, it } from 'vitest'
import { fobToleranceMinutes, isFobTime, shownAt } from './fob.ts'

const nine = Date.parse('2026-11-02T14:00:00Z') / 1000
const shown = { counter: nine / 60, period: 60, drift: 0 }

it('a code was shown when its step began, less what the clock is ahead', () => {
  expect(shownAt(shown).toISOString()).toBe('2026-11-02T14:00:00.000Z')
  expect(shownAt({ ...shown, drift: 120 }).toISOString()).toBe('2026-11-02T13:58:00.000Z')
})

describe(`the entered time may differ by ${fobToleranceMinutes} minutes`, () => {
  it.each([
    ['2026-11-02T13:54:59Z', 0, false],
    ['2026-11-02T13:55:00Z', 0, true],
    ['2026-11-02T14:00:30Z', 0, true],
    ['2026-11-02T14:06:00Z', 0, true],
    ['2026-11-02T14:06:01Z', 0, false],
    ['2026-11-02T14:06:01Z', -60, true],
    ['2026-11-02T13:00:00Z', 3600, true],
    ['2026-11-02T14:00:00Z', 3600, false],
  ])('%s with a clock %i seconds ahead: %s', (at, drift, right) => {
    expect(isFobTime(new Date(at), { ...shown, drift })).toBe(right)
  })
})
