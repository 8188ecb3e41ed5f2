import { expect, it } from 'vitest'
import { isSocialSecurityNumber } from './social-security-number.ts'

it.each([
  ['536220087', true],
  ['001010001', true],
  ['000220087', false],
  ['666220087', false],
  ['900220087', false],
  ['536000087', false],
  ['536220000', false],
  ['53622008', false],
  ['5362200871', false],
  ['536-22-0087', false],
])('%s: %s', (digits, expected) => {
  expect(isSocialSecurityNumber(digits)).toBe(expected)
})
