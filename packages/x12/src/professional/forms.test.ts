import { expect, test } from 'vitest'
import { forms, isPostOfficeBox } from './forms.ts'

test.each([
  ['PO Box 12', true],
  ['P.O. BOX 12', true],
  ['p o box 12', true],
  ['POBOX 12', true],
  ['Post Office Box 9', true],
  ['PO Drawer A', true],
  ['Box 12', true],
  ['12 Boxwood Lane', false],
  ['100 Post Office Road', false],
  ['5 Polk Boxer St', false],
  ['1 Main St', false],
])('"%s" is a post office box: %s', (street, box) => {
  expect(isPostOfficeBox(street)).toBe(box)
})

test.each([
  [1, true],
  [0.25, true],
  [7.125, true],
  [0.0005, false],
  [0, false],
  [-1, false],
  [100_000, false],
  [Number.NaN, false],
  [Infinity, false],
])('%s units can be sent: %s', (units, good) => {
  expect(forms.units(units)).toBe(good)
})

test.each([
  ['R269', true],
  ['I10', true],
  ['Z7401', true],
  ['S72001A', true],
  ['C7A', true],
  ['R26.9', false],
  ['269', false],
  ['R2', false],
  ['S72001AB', false],
])('"%s" is written as a diagnosis: %s', (code, good) => {
  expect(forms.diagnosis(code)).toBe(good)
})
