import { describe, expect, it } from 'vitest'
import { allowed, as } from '../identity/testing/holders.ts'
import { eraAbilities } from './abilities.ts'

describe('remittances', () => {
  it.each([
    ['held', true, 0, 'post'],
    ['held', true, 2, 'match'],
    ['held', false, 0, ''],
    ['posted', true, 0, ''],
    ['posted', true, 1, 'match'],
  ] as const)('%s, balanced %s, %i unmatched: %s', (status, balanced, unmatched, expected) => {
    expect(allowed(eraAbilities(as('owner'), { status, balanced, unmatched }))).toBe(expected)
    expect(allowed(eraAbilities(as('manager'), { status, balanced, unmatched }))).toBe('')
  })
})
