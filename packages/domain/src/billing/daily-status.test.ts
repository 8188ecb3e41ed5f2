import { expect, it } from 'vitest'
import { dailyStatus } from './daily-status.ts'
import type { ClaimStatus } from './vocabulary.ts'

it.each<[ClaimStatus[], string]>([
  [[], 'unknown'],
  [['acknowledged', 'paid', 'confirmed'], 'acknowledged'],
  [['acknowledged', 'rejected'], 'partial_acknowledged'],
  [['paid', 'unbilled'], 'partial_acknowledged'],
  [['unbilled', 'rejected'], 'unbilled'],
  [['denied', 'transmitted'], 'rejected'],
  [['sync_error'], 'rejected'],
  [['for_review', 'transmitted'], 'has_detail'],
])('%j: %s', (statuses, expected) => {
  expect(dailyStatus(statuses)).toBe(expected)
})
