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
    ['draft', 'edit schedule activate archive allocate'],
    ['scheduled', 'edit activate end archive allocate'],
    ['active', 'end archive revise'],
    ['inactive', 'schedule activate archive'],
    ['archived', 'schedule'],
  ] as const)('that are %s: %s', (status, expected) => {
    const plan = { status, isOver: false, versions: [status] }
    expect(allowed(careplanAbilities(as('manager'), plan))).toBe(expected)
    expect(allowed(careplanAbilities(as('billing_admin'), plan))).toBe('')
  })

  it.each(['draft', 'scheduled', 'inactive'] as const)(
    'that are %s and over are not activated',
    (status) => {
      const plan = { status, isOver: true, versions: [status] }
      expect(careplanAbilities(as('manager'), plan).activate).toBe(false)
    },
  )

  it.each([
    ['inactive', ['inactive', 'active'], true],
    ['archived', ['archived', 'active'], true],
    ['active', ['inactive', 'active', 'draft'], false],
    ['active', ['active', 'scheduled'], false],
    ['inactive', ['inactive', 'archived'], false],
    ['draft', ['active', 'draft'], false],
  ] as const)('that are %s, of versions %j: to be revised %s', (status, versions, expected) => {
    expect(careplanAbilities(as('nurse'), { status, isOver: false, versions }).revise).toBe(
      expected,
    )
  })
})
