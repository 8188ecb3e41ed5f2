import { describe, expect, test } from 'vitest'
import { isTouchDue, sessionStateOf } from './time-limits.ts'

const minute = 60_000
const at = (minutes: number): number => Date.parse('2026-03-02T12:00:00Z') + minutes * minute
const instant = (minutes: number): string => new Date(at(minutes)).toISOString()

describe('a session with 30 minutes of rest', () => {
  test.each([
    ['at work', 5, 600, { state: 'fine' }],
    ['a little over a minute before its end', 28.9, 600, { state: 'fine' }],
    ['a minute before', 29, 600, { state: 'ending', why: 'idle', seconds: 60 }],
    ['half a second before', 29.99, 600, { state: 'ending', why: 'idle', seconds: 1 }],
    ['after 30 minutes', 30, 600, { state: 'over', why: 'idle' }],
    ['after a night of sleep', 480, 600, { state: 'over', why: 'idle' }],
    ['whose age is soon too great', 5, 5.5, { state: 'ending', why: 'age', seconds: 30 }],
    ['whose age is too great', 5, 4, { state: 'over', why: 'age' }],
  ] as const)('%s', (_, now, ends, current) => {
    expect(
      sessionStateOf({ now: at(now), activeAt: at(0), idleMinutes: 30, endsAt: instant(ends) }),
    ).toEqual(current)
  })
})

describe('the server is told of the work', () => {
  test.each([
    ['not at once', { now: 1, activeAt: 1, touchedAt: 0 }, false],
    ['after five minutes of steady work', { now: 5, activeAt: 5, touchedAt: 0 }, true],
    ['a little after the last key', { now: 2.1, activeAt: 1, touchedAt: 0 }, true],
    ['but once', { now: 9, activeAt: 1, touchedAt: 2.1 }, false],
    ['never while nobody works', { now: 29, activeAt: 0, touchedAt: 2 }, false],
  ])('%s', (_, { now, activeAt, touchedAt }, due) => {
    const limits = { now: at(now), activeAt: at(activeAt), touchedAt: at(touchedAt) }
    expect(isTouchDue({ ...limits, idleMinutes: 30 })).toBe(due)
  })

  test('more often where the rest may be short', () => {
    const limits = { now: at(2), activeAt: at(2), touchedAt: at(0) }
    expect(isTouchDue({ ...limits, idleMinutes: 5 })).toBe(true)
    expect(isTouchDue({ ...limits, idleMinutes: 30 })).toBe(false)
  })

  test('so that its own limit never comes first, whenever it last noted a request', () => {
    // The last key is at 0; another request at -59 s keeps the server from noting one before 1 s.
    const told = [...Array(120).keys()].find((second) =>
      isTouchDue({
        now: at(second / 60),
        activeAt: at(0),
        touchedAt: at(-1),
        idleMinutes: 30,
      }),
    )
    expect(told).toBe(61)
  })
})
