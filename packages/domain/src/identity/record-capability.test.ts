import { expect, test } from 'vitest'
import { roleMay } from './capabilities.ts'
import { recordCapability } from './record-capability.ts'

test.each([
  ['client', 'nurse', true],
  ['claim', 'nurse', false],
  ['claim', 'billing_admin', true],
  ['user', 'manager', false],
  ['user', 'owner', true],
  ['toString', 'nurse', false],
  ['visit', 'manager', true],
] as const)('the history of a %s is open to a %s: %s', (type, role, open) => {
  expect(roleMay(role, recordCapability(type))).toBe(open)
})
