import { expect, it } from 'vitest'
import { scoreOf, scoreParts } from './staffing.ts'

it.each([
  [0, 0, { continuity: 0, hours: 40 }],
  [5, 1200, { continuity: 30, hours: 20 }],
  [10, 2400, { continuity: 60, hours: 0 }],
  [50, 3000, { continuity: 60, hours: 0 }],
])(
  '%i visits with the client and %i minutes this week: %j',
  (visitsWithClient, weekMinutes, parts) => {
    const facts = { visitsWithClient, weekMinutes, overtimeMinutes: 2400 }
    expect(scoreParts(facts)).toEqual(parts)
    expect(scoreOf(scoreParts(facts))).toBe(parts.continuity + parts.hours)
  },
)

it('where everything is overtime, nobody has hours left', () => {
  const facts = { visitsWithClient: 0, weekMinutes: 0, overtimeMinutes: 0 }
  expect(scoreParts(facts).hours).toBe(0)
})
