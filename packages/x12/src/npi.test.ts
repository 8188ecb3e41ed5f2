import { expect, test } from 'vitest'
import { isNpi } from './npi.ts'

test.each([
  ['1234567893', true],
  ['1003814971', true],
  ['2000000002', true],
  ['1234567890', false],
  ['1234567839', false],
  ['3234567893', false],
  ['123456789', false],
  ['12345678930', false],
  ['', false],
])('%s is an NPI: %s', (text, valid) => {
  expect(isNpi(text)).toBe(valid)
})
