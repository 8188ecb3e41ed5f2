import { describe, expect, it } from 'vitest'
import { callChoices, taskCode, taskCodes } from './phone-call.ts'

const now = '2026-11-02T14:00:00Z'

describe('callChoices', () => {
  it.each([
    ['nothing', [], ''],
    ['three hours ahead', [['a', 'scheduled', '2026-11-02T17:00:00Z']], 'a in'],
    ['more than that', [['a', 'scheduled', '2026-11-02T17:00:01Z']], ''],
    ['twelve hours ago', [['a', 'scheduled', '2026-11-02T02:00:00Z']], 'a in'],
    ['more than that', [['a', 'scheduled', '2026-11-02T01:59:59Z']], ''],
    ['done', [['a', 'completed', now]], ''],
    [
      'what runs first, then the nearest',
      [
        ['far', 'scheduled', '2026-11-02T16:00:00Z'],
        ['near', 'scheduled', '2026-11-02T13:50:00Z'],
        ['runs', 'in_progress', '2026-11-01T02:00:00Z'],
      ],
      'runs out, near in, far in',
    ],
  ] as const)('%s', (_, visits, expected) => {
    const given = visits.map(([id, status, startsAt]) => ({ id, status, startsAt }))
    const words = callChoices(given, now).map(
      ({ visitId, act }) => `${visitId} ${act.slice('check_'.length)}`,
    )
    expect(words.join(', ')).toBe(expected)
  })
})

it.each([
  ['01', ['01']],
  ['0102*03', ['01', '02', '03']],
  ['0101', ['01']],
  ['1', null],
  ['01a2', null],
  ['', []],
])('%j are the codes %j', (typed, codes) => {
  expect(taskCodes(typed)).toEqual(codes)
})

it('a code has two digits', () => {
  expect([0, 9, 98].map(taskCode)).toEqual(['01', '10', '99'])
})
