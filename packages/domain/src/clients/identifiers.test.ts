import { expect, it } from 'vitest'
import { isInsuranceNumber, isMedicareNumber } from './identifiers.ts'

it.each([
  ['1EG4-TE5-MK73', true],
  ['1eg4te5mk73', true],
  ['0EG4TE5MK73', false],
  ['1SG4TE5MK73', false],
  ['1EG4TE5MKA3', false],
  ['1EG4TE5MK7', false],
])('Medicare number %s: %s', (written, expected) => {
  expect(isMedicareNumber(written)).toBe(expected)
})

it.each([
  ['HX-2041-77', true],
  ['1234', true],
  ['123', false],
  ['-1234', false],
  ['12 34', false],
  ['x'.repeat(31), false],
])('insurance number %s: %s', (written, expected) => {
  expect(isInsuranceNumber(written)).toBe(expected)
})
