import { expect, it } from 'vitest'
import { isSocialSecurityNumber } from './social-security-number.ts'

it.each([
  ['123-45-6789', true],
  ['123456789', true],
  ['899-99-9999', true],
  ['000-45-6789', false],
  ['666-45-6789', false],
  ['900-45-6789', false],
  ['123-00-6789', false],
  ['123-45-0000', false],
  ['12345678', false],
  ['123 45 6789', false],
])('social security number %s: %s', (written, expected) => {
  expect(isSocialSecurityNumber(written)).toBe(expected)
})
