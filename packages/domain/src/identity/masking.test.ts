import { describe, expect, it, test } from 'vitest'
import { fieldDifferences, masked, maskedOrNull, maskField, maskTyped } from './masking.ts'

it.each([
  ['900123456A', '••••456A'],
  ['12345678', '••••5678'],
  ['1234567', '••••'],
  ['', '••••'],
])('%s is shown as %s', (value, expected) => {
  expect(masked(value)).toBe(expected)
})

it.each([null, undefined, ''])('%s stays missing', (value) => {
  expect(maskedOrNull(value)).toBeNull()
})

it.each([
  ['name', 'Ada', 'Ada'],
  ['medicaid_number', '900123456A', '••••456A'],
  ['pay_rate', 1850, '••••'],
  ['password_hash', '$argon2id$secret', '••••'],
  ['password_hash', null, null],
])('%s %s is %s in an audit event', (field, value, expected) => {
  expect(maskField(field, value)).toBe(expected)
})

describe('fieldDifferences', () => {
  it.each([
    ['equal', { a: 1, b: [1] }, { a: 1, b: [1] }, {}],
    ['changed', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: { before: 2, after: 3 } }],
    ['made', {}, { a: 1 }, { a: { before: null, after: 1 } }],
    ['removed', { a: 1 }, {}, { a: { before: 1, after: null } }],
    ['missing is null', { a: null }, {}, {}],
    ['in depth', { a: { x: 1 } }, { a: { x: 2 } }, { a: { before: { x: 1 }, after: { x: 2 } } }],
    ['versions are silent', { lock_version: 1 }, { lock_version: 2 }, {}],
    [
      'protected',
      { medicaid_number: '900123456A' },
      { medicaid_number: '911123456A' },
      { medicaid_number: { before: '••••456A', after: '••••456A' } },
    ],
  ])('%s', (_, before, after, expected) => {
    expect(fieldDifferences(before, after)).toEqual(expected)
  })
})

test.each([
  ['Lopez', 'Lopez'],
  ['Maria Lopez 900123456K', 'Maria Lopez ••••456K'],
  ['900-12-3456', '••••3456'],
  ['A12 room 7', 'A12 room 7'],
  ['1234', '••••'],
  ['', ''],
])('of what was typed, %j, an event shows %j', (typed, shown) => {
  expect(maskTyped(typed)).toBe(shown)
})
