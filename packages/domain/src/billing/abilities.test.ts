import { describe, expect, it } from 'vitest'
import { allowed, as } from '../identity/testing/holders.ts'
import { eraAbilities } from './abilities.ts'

describe('remittances', () => {
  it.each([
    ['held', true, 0, 'post dismiss'],
    ['held', true, 2, 'match dismiss'],
    ['held', false, 0, 'dismiss'],
    ['posted', true, 0, 'unpost'],
    ['posted', true, 1, 'match unpost'],
    ['dismissed', true, 0, 'hold'],
  ] as const)('%s, balanced %s, %i unmatched: %s', (status, balanced, unmatched, expected) => {
    expect(allowed(eraAbilities(as('owner'), { status, balanced, unmatched }))).toBe(expected)
    expect(allowed(eraAbilities(as('manager'), { status, balanced, unmatched }))).toBe('')
  })
})
