import { beforeEach, describe, expect, test } from 'vitest'
import { pathIds, pathOf } from '../plumbing/paths/list.ts'
import { aUser } from '../testing/a-user.ts'
import { nowBuilt } from './built.ts'
import { detour } from './guard.ts'

beforeEach(() => {
  nowBuilt(['dashboard', 'admin', 'clients'])
})

const protectedIds = pathIds.filter((id) => !['public', 'guest'].includes(pathOf(id).access))

describe('without a session', () => {
  test.each(protectedIds)('%s leads to signing in', (id) => {
    expect(detour(id, null, '/clients?page=2')).toBe('/signin?redirect=%2Fclients%3Fpage%3D2')
  })

  test.each(['landing', 'error.forbidden', 'not-found', 'job-application'] as const)(
    '%s is open',
    (id) => {
      expect(detour(id, null, '/')).toBeUndefined()
    },
  )

  test('the pages for guests are open', () => {
    expect(detour('signin', null, '/signin')).toBeUndefined()
  })
})

describe('pages for guests send people on', () => {
  test.each([
    ['owner', '/dashboard'],
    ['nurse', '/dashboard'],
    ['pca', '/field'],
    ['sitter', '/field'],
  ] as const)('%s to %s', (role, home) => {
    expect(detour('signin', aUser({ role }), '/signin')).toBe(home)
  })

  test('a super admin to the admin area', () => {
    const user = aUser({ super_admin: true, role: null as never, agents: [] })
    expect(detour('signin', user, '/signin')).toBe('/admin')
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
  ] as const)('%s is closed to a %s', (id, role) => {
    expect(detour(id, aUser({ role }), '/x')).toBe('/error-forbidden')
  })

  test.each(['dashboard', 'field', 'clients'] as const)(
    '%s is closed to somebody who is not active',
    (id) => {
      expect(detour(id, aUser({ status: 'inactive' }), '/x')).toBe('/error-forbidden')
    },
  )
})

describe('allowed', () => {
  test.each([
    ['dashboard', 'nurse'],
    ['clients.add', 'manager'],
    ['billing.claims', 'billing_admin'],
    ['field', 'pca'],
    ['field.visit', 'cna2'],
    ['field', 'owner'],
  ] as const)('%s is open to a %s', (id, role) => {
    expect(detour(id, aUser({ role }), '/x')).toBeUndefined()
  })

  test.each(protectedIds)('a super admin may go to %s, whatever their record says', (id) => {
    expect(detour(id, aUser({ super_admin: true, status: 'inactive' }), '/x')).toBeUndefined()
  })
})
