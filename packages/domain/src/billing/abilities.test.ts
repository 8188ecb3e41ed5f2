import { describe, expect, it } from 'vitest'
import { allowed, as, everybody } from '../identity/testing/holders.ts'
import { claimAbilities, eraAbilities } from './abilities.ts'

describe('claims', () => {
  it.each([
    ['for_review', true, 'edit mark_ready hold mark_unbillable'],
    ['for_review', false, 'edit hold mark_unbillable'],
    ['ready_to_send', true, 'edit hold review mark_unbillable'],
    ['transmitted', true, 'edit'],
    ['denied', true, 'edit mark_ready hold review'],
    ['paid', true, 'edit'],
  ] as const)('%s, ready %s: %s', (status, ready, expected) => {
    expect(allowed(claimAbilities(as('billing_admin'), { status, ready }))).toBe(expected)
    expect(allowed(claimAbilities(as('admin'), { status, ready }))).toBe('')
    expect(allowed(claimAbilities(everybody, { status, ready }))).toBe(expected)
  })
})

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
