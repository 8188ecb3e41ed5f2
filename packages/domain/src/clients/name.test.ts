import { expect, it } from 'vitest'
import { isDiagnosisCode } from './diagnosis.ts'
import { isMemberId } from './member-id.ts'
import { listName } from './name.ts'

it.each([
  ['Ada', 'Love', 'Love, Ada'],
  ['', 'Love', 'Love'],
  ['élan', 'von Berg', 'von Berg, élan'],
])('%s %s', (firstName, lastName, list) => {
  expect(listName({ firstName, lastName })).toBe(list)
})

it.each([
  ['I10', true],
  ['R269', true],
  ['S72001A', true],
  ['C4A0', true],
  ['I10.9', false],
  ['i10', false],
  ['U071', false],
  ['I1', false],
  ['I1000000', false],
  ['', false],
])('diagnosis %s: %s', (code, expected) => {
  expect(isDiagnosisCode(code)).toBe(expected)
})

it.each([
  ['900123456A', true],
  ['12345', true],
  ['1234', false],
  ['900 123', false],
  ['x'.repeat(21), false],
])('member id %s: %s', (memberId, expected) => {
  expect(isMemberId(memberId)).toBe(expected)
})
