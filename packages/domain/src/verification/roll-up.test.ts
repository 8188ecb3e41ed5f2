import { expect, test } from 'vitest'
import { isInFlight, isLeftAlone } from './moves.ts'
import { rollUp } from './roll-up.ts'
import { verificationStatuses } from './vocabulary.ts'

test.each([
  [[], null],
  [['archived'], null],
  [['archived', 'verified'], 'verified'],
  [['verified', 'sent'], 'sent'],
  [['sent', 'pending'], 'pending'],
  [['pending', 'held', 'verified'], 'held'],
  [['held', 'failed', 'verified'], 'failed'],
] as const)('%j together are %s', (statuses, whole) => {
  expect(rollUp(statuses)).toBe(whole)
})

test('nothing is sent of what is on its way, and nothing by itself of what a person archived', () => {
  expect(verificationStatuses.filter(isInFlight)).toEqual(['sent'])
  expect(verificationStatuses.filter(isLeftAlone)).toEqual(['archived'])
})
