import { describe, expect, it } from 'vitest'
import { type Role, roles } from '../identity/roles.ts'
import { changeEmployment, rolesToGive } from './role-changes.ts'
import type { AgentStatus } from './vocabulary.ts'

const by = (role: Role) => ({ agentId: 'me', role })
const unguarded = roles.filter((role) => !['owner', 'admin', 'billing_admin'].includes(role))

describe('rolesToGive', () => {
  it.each<[Role | null, readonly Role[]]>([
    [null, roles],
    ['owner', roles],
    ['admin', roles.filter((role) => !['owner', 'billing_admin'].includes(role))],
    ['billing_admin', unguarded],
    ['manager', unguarded],
    ['nurse', unguarded],
    ['cna', []],
    ['sitter', []],
  ])('of %s', (role, expected) => {
    expect(rolesToGive(role && by(role))).toEqual(expected)
  })
})

describe('changeEmployment', () => {
  type Case = [
    giver: Role | null,
    who: 'me' | 'other',
    from: [Role, AgentStatus],
    to: [Role, AgentStatus],
    otherOwners: number,
    expected: 'ok' | 'own_role' | 'role_not_allowed' | 'last_owner',
  ]
  it.each<Case>([
    ['manager', 'other', ['pca', 'active'], ['cna', 'active'], 1, 'ok'],
    ['manager', 'other', ['pca', 'active'], ['pca', 'do-not-hire'], 1, 'ok'],
    ['manager', 'other', ['pca', 'active'], ['admin', 'active'], 1, 'role_not_allowed'],
    ['manager', 'other', ['billing_admin', 'active'], ['pca', 'active'], 1, 'role_not_allowed'],
    ['manager', 'other', ['admin', 'active'], ['admin', 'inactive'], 1, 'role_not_allowed'],
    ['manager', 'other', ['admin', 'active'], ['admin', 'active'], 1, 'ok'],
    ['admin', 'other', ['manager', 'active'], ['admin', 'active'], 1, 'ok'],
    ['admin', 'other', ['manager', 'active'], ['owner', 'active'], 1, 'role_not_allowed'],
    ['admin', 'other', ['manager', 'active'], ['billing_admin', 'active'], 1, 'role_not_allowed'],
    ['admin', 'other', ['owner', 'active'], ['manager', 'active'], 1, 'role_not_allowed'],
    ['owner', 'other', ['manager', 'active'], ['owner', 'active'], 1, 'ok'],
    ['owner', 'other', ['owner', 'active'], ['manager', 'active'], 1, 'ok'],
    [null, 'other', ['owner', 'active'], ['manager', 'active'], 0, 'last_owner'],
    [null, 'other', ['owner', 'active'], ['owner', 'inactive'], 0, 'last_owner'],
    ['owner', 'other', ['owner', 'inactive'], ['manager', 'inactive'], 0, 'ok'],
    ['owner', 'me', ['owner', 'active'], ['admin', 'active'], 3, 'own_role'],
    ['owner', 'me', ['owner', 'active'], ['owner', 'inactive'], 3, 'own_role'],
    ['owner', 'me', ['owner', 'active'], ['owner', 'active'], 0, 'ok'],
    [null, 'me', ['admin', 'active'], ['manager', 'active'], 1, 'ok'],
    ['pca', 'other', ['pca', 'active'], ['cna', 'active'], 1, 'role_not_allowed'],
  ])(
    '%s changes %s from %s to %s, %i other owners: %s',
    (giver, who, from, to, owners, expected) => {
      const result = changeEmployment(
        giver && by(giver),
        { id: who, role: from[0], status: from[1] },
        { role: to[0], status: to[1] },
        owners,
      )
      expect(result.ok ? 'ok' : result.failure).toBe(expected)
    },
  )
})
