import { expect, test } from 'vitest'
import { capabilities } from './capabilities.ts'
import { heldWithinOffices, isLimitable } from './office-limit.ts'

test.each([
  ['owner', false],
  ['admin', true],
  ['billing_admin', true],
  ['manager', true],
  ['nurse', true],
  ['pca', false],
] as const)('the work of a %s can be limited: %s', (role, can) => {
  expect(isLimitable(role)).toBe(can)
})

test('within offices people work with clients and visits, not with the agency, its money or its trail', () => {
  const held = capabilities.filter(heldWithinOffices)
  expect(held).toEqual(
    expect.arrayContaining(['clients.write', 'visits.schedule', 'visits.review', 'claims.read']),
  )
  for (const capability of [
    'agency.write',
    'audit.read',
    'journal.read',
    'accounts.write',
  ] as const)
    expect(held).not.toContain(capability)
})
