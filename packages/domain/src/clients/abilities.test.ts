import { expect, it } from 'vitest'
import { allowed, as } from '../identity/testing/holders.ts'
import { clientAbilities } from './abilities.ts'

it.each([
  ['owner', 'edit archive add_authorization add_careplan reveal merge'],
  ['nurse', 'edit archive add_careplan reveal'],
  ['billing_admin', 'reveal'],
  ['pca', ''],
] as const)('%s may, with a client: %s', (role, expected) => {
  expect(allowed(clientAbilities(as(role)))).toBe(expected)
})
