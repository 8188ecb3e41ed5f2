import { describe, expect, it } from 'vitest'
import { allHolds, holdsOfPunch, holdsOfSpan } from './holding.ts'

const received = '2026-03-05T12:00:00Z'
const long = '2026-01-01T00:00:00Z'

describe('what a punch is held for', () => {
  it.each([
    ['72 hours to the second', '2026-03-02T12:00:00Z', long, []],
    ['a second more', '2026-03-02T11:59:59Z', long, ['taken_long_ago']],
    ['five minutes ahead', '2026-03-05T12:05:00Z', long, []],
    ['more than that', '2026-03-05T12:05:01Z', long, ['ahead_of_clock']],
    ['a day ahead', '2026-03-06T12:00:00Z', long, ['ahead_of_clock']],
    ['the moment it was made', '2026-03-05T11:00:00Z', '2026-03-05T11:05:00Z', []],
    ['before that', '2026-03-05T10:59:59Z', '2026-03-05T11:05:00Z', ['before_visit_made']],
    ['years ago', '2001-01-01T00:00:00Z', long, ['taken_long_ago', 'before_visit_made']],
  ])('%s', (_, at, madeAt, expected) => {
    expect(holdsOfPunch(at, { at: received, madeAt })).toEqual(expected)
  })
})

describe('what a span is held for', () => {
  it.each([
    ['no time at all', '2026-03-05T12:00:00Z', []],
    ['24 hours', '2026-03-06T12:00:00Z', []],
    ['a second more', '2026-03-06T12:00:01Z', ['too_long']],
    ['backwards', '2026-03-05T11:59:59Z', ['before_check_in']],
  ])('%s', (_, to, expected) => {
    expect(holdsOfSpan('2026-03-05T12:00:00Z', to)).toEqual(expected)
  })

  it('across a change of the clocks it counts real hours', () => {
    expect(holdsOfSpan('2026-03-08T01:00:00-05:00', '2026-03-09T02:00:00-04:00')).toEqual([])
    expect(holdsOfSpan('2026-10-31T12:00:00-04:00', '2026-11-01T12:00:00-05:00')).toEqual([
      'too_long',
    ])
  })
})

it('a reason is told once', () => {
  expect(allHolds(['too_long', 'ahead_of_clock'], ['ahead_of_clock'])).toEqual([
    'ahead_of_clock',
    'too_long',
  ])
})
