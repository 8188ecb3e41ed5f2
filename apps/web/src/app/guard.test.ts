import { describe, expect, test } from 'vitest'
import { pathIds, pathOf } from '../plumbing/paths/list.ts'
import { aUser } from '../testing/a-user.ts'
import { detour } from './guard.ts'

const protectedIds = pathIds().filter((id) => !['public', 'guest'].includes(pathOf(id).access))

const superAdmin = (wishes: Parameters<typeof aUser>[0] = {}) =>
  aUser({ super_admin: true, ...wishes })

const outside = superAdmin({
  role: null as never,
  agents: [],
  agency_id: null,
  agent_id: null,
  agency: null,
})

describe('without a session', () => {
  test.each(protectedIds)('%s leads to signing in', (id) => {
    expect(detour(id, null, '/clients?page=2')).toBe('/signin?redirect=%2Fclients%3Fpage%3D2')
  })

  test.each(pathIds().filter((id) => !protectedIds.includes(id)))('%s is open', (id) => {
    expect(detour(id, null, '/x')).toBeUndefined()
  })

  test('what anybody may see is just this', () => {
    const open = pathIds().filter((id) => !protectedIds.includes(id))
    expect(open.toSorted()).toEqual([
      'error.forbidden',
      'error.headless-forbidden',
      'error.unresponsive',
      'invite.accept',
      'invite.accepted',
      'invite.reset-password',
      'landing',
      'not-found',
      'reset-password',
      'signin',
      'signup',
      'signup.success',
    ])
  })

  test('a target off the site is not remembered', () => {
    expect(detour('clients', null, '//evil.example')).toBe('/signin')
  })
})

describe('pages for guests send people on', () => {
  test.each(['signin', 'reset-password', 'signup'] as const)('%s to the start page', (id) => {
    expect(detour(id, aUser(), pathOf(id).path)).toBe('/dashboard')
    expect(detour(id, aUser({ role: 'pca' }), pathOf(id).path)).toBe('/field')
    expect(detour(id, superAdmin(), pathOf(id).path)).toBe('/admin')
    expect(detour(id, outside, pathOf(id).path)).toBe('/admin')
  })

  test('to where they wanted to go, but never off the site', () => {
    const user = aUser()
    expect(detour('signin', user, '/signin?redirect=%2Fclients%3Fpage%3D2')).toBe('/clients?page=2')
    expect(detour('signin', user, '/signin?redirect=https%3A%2F%2Fevil.example')).toBe('/dashboard')
  })
})

describe('forbidden', () => {
  test.each([
    ['dashboard', 'pca'],
    ['client', 'travel_cna'],
    ['admin', 'sitter'],
    ['clients.add', 'billing_admin'],
    ['billing.claims', 'manager'],
    ['billing.journal', 'admin'],
    ['admin.access', 'manager'],
    ['admin.accounts', 'nurse'],
    ['admin.agencies', 'owner'],
    ['admin.signup-requests', 'owner'],
    ['admin.outbox', 'owner'],
  ] as const)('%s is closed to a %s', (id, role) => {
    expect(detour(id, aUser({ role }), '/x')).toBe('/error-forbidden')
  })

  test.each(protectedIds)('%s is closed to somebody who is not active', (id) => {
    expect(detour(id, aUser({ status: 'inactive' }), '/x')).toBe('/error-forbidden')
    expect(detour(id, aUser({ role: null as never }), '/x')).toBe('/error-forbidden')
    expect(detour(id, aUser({ agents: [] }), '/x')).toBe('/error-forbidden')
  })
})

describe('allowed', () => {
  test.each([
    ['dashboard', 'nurse'],
    ['clients.add', 'manager'],
    ['billing.claims', 'billing_admin'],
    ['field', 'pca'],
    ['field.visit', 'cna2'],
    ['field', 'owner'],
    ['account', 'owner'],
    ['account', 'sitter'],
    ['account.password', 'pca'],
    ['redirect', 'pca'],
    ['admin.access', 'admin'],
    ['admin.accounts', 'manager'],
  ] as const)('%s is open to a %s', (id, role) => {
    expect(detour(id, aUser({ role }), '/x')).toBeUndefined()
  })

  test.each(protectedIds)('a super admin may go to %s, whatever their record says', (id) => {
    expect(detour(id, superAdmin({ status: 'inactive' }), '/x')).toBeUndefined()
  })
})

describe('where the agency asks for a second factor', () => {
  const factor = (enabled: boolean) => ({ second_factor: { required: true, enabled } })

  test.each(protectedIds.filter((id) => !['account', 'account.password'].includes(id)))(
    '%s leads to the account until there is one',
    (id) => {
      const led = '/account?redirect=%2Fclients'
      expect(detour(id, aUser(factor(false)), '/clients')).toBe(led)
      expect(detour(id, superAdmin(factor(false)), '/clients')).toBe(led)
      expect(detour(id, superAdmin(factor(true)), '/clients')).toBeUndefined()
    },
  )

  test.each(['account', 'account.password'] as const)('%s stays open', (id) => {
    expect(detour(id, aUser(factor(false)), '/x')).toBeUndefined()
  })
})

describe('a super admin outside of every agency', () => {
  test.each([
    'admin',
    'admin.agencies',
    'admin.signup-requests',
    'admin.outbox',
    'account',
    'redirect',
  ] as const)('may open %s', (id) => {
    expect(detour(id, outside, '/x')).toBeUndefined()
  })

  test.each(['dashboard', 'clients', 'field', 'admin.accounts', 'admin.agency'] as const)(
    'is asked for an agency before %s',
    (id) => {
      expect(detour(id, outside, '/clients')).toBe('/admin/agencies?redirect=%2Fclients')
    },
  )
})
