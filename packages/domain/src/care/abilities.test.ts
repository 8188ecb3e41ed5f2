import { describe, expect, it } from 'vitest'
import { allowed, as } from '../identity/testing/holders.ts'
import { authorizationAbilities, careplanAbilities } from './abilities.ts'

it.each([
  ['manager', 'active', 'edit archive add_careplan'],
  ['manager', 'archived', 'restore'],
  ['nurse', 'active', 'add_careplan'],
] as const)('%s may, with an authorization that is %s: %s', (role, status, expected) => {
  expect(allowed(authorizationAbilities(as(role), { status }))).toBe(expected)
})

describe('care plans', () => {
  it.each([
    ['draft', 'edit schedule activate archive'],
    ['scheduled', 'edit activate end archive'],
    ['active', 'end archive'],
    ['inactive', 'schedule activate archive'],
    ['archived', 'schedule'],
  ] as const)('that are %s: %s', (status, expected) => {
    expect(allowed(careplanAbilities(as('manager'), { status }))).toBe(expected)
    expect(allowed(careplanAbilities(as('billing_admin'), { status }))).toBe('')
  })
})
