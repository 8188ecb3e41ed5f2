import { expect, test } from 'vitest'
import { claimStatuses } from './vocabulary.ts'
import { isCharged, omissionOf } from './invoices.ts'

const visit = { isOver: true, services: ['active'], hasPayor: true } as const

test.each([
  ['canceled', {}, null],
  ['archived', {}, null],
  ['available', {}, 'open'],
  ['available', { isOver: false }, 'to_come'],
  ['scheduled', {}, 'missed'],
  ['scheduled', { isOver: false }, 'to_come'],
  ['in_progress', {}, 'under_way'],
  ['completed', {}, 'to_review'],
  ['rejected', {}, 'rejected'],
  ['approved', {}, 'no_claim'],
  ['approved', { hasPayor: false }, 'no_payor'],
  ['approved', { services: ['unbillable'] }, 'unbillable'],
  ['approved', { services: ['unbillable', 'active'] }, 'no_claim'],
] as const)('a visit that is %s with %o is left out because: %s', (status, facts, because) => {
  expect(omissionOf({ ...visit, status, ...facts })).toBe(because)
})

test('all claims count but those that are void or unbillable', () => {
  expect(claimStatuses.filter((status) => !isCharged(status))).toEqual(['unbillable', 'voided'])
})
