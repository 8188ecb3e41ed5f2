import { expect, test } from 'vitest'
import { roleMay } from './capabilities.ts'
import { namedTypes, recordCapability, recordTypes, recordTypeTable } from './record-types.ts'

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

test('every type has a label of its own', () => {
  const labels = recordTypes.map((type) => recordTypeTable[type].label)
  expect(new Set(labels).size).toBe(recordTypes.length)
})

test('what a field names by its id is told from the table', () => {
  expect(namedTypes).toContain('payor')
  expect(namedTypes).not.toContain('visit')
})
