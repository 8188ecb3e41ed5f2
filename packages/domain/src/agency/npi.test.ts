import { expect, it } from 'vitest'
import { isNpi, isTaxId } from './npi.ts'

it.each([
  ['1234567893', true],
  ['1245319599', true],
  ['1234567890', false],
  ['1234567839', false],
  ['2234567893', false],
  ['3234567893', false],
  ['123456789', false],
  ['12345678933', false],
  ['12345678 3', false],
  ['', false],
])('NPI %s: %s', (npi, expected) => {
  expect(isNpi(npi)).toBe(expected)
})

it('exactly one check digit is right', () => {
  const right = Array.from({ length: 10 }, (_, digit) => `123456789${digit}`).filter(isNpi)
  expect(right).toEqual(['1234567893'])
})

it.each([
  ['561234567', true],
  ['56-1234567', true],
  ['5612345678', false],
  ['56123456', false],
  ['561-234567', false],
  ['', false],
])('tax id %s: %s', (taxId, expected) => {
  expect(isTaxId(taxId)).toBe(expected)
})
