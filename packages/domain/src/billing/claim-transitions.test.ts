import { describe, expect, it } from 'vitest'
import { isRefused, isWithPayor } from '../visits/claim-stage.ts'
import { claimStages } from './claim-stages.ts'
import { claimFileMoves, claimMoves, moveClaim, moveClaimByFile } from './claim-transitions.ts'
import { claimStatuses } from './vocabulary.ts'
import type { ClaimStatus } from './vocabulary.ts'

describe('moveClaim', () => {
  it.each<[ClaimStatus, ClaimStatus, boolean, string]>([
    ['for_review', 'ready_to_send', true, 'ok'],
    ['for_review', 'ready_to_send', false, 'claim_not_ready'],
    ['for_review', 'on_hold', false, 'ok'],
    ['on_hold', 'for_review', false, 'ok'],
    ['for_review', 'paid', true, 'status_not_allowed'],
    ['for_review', 'transmitted', true, 'status_not_allowed'],
    ['transmitted', 'ready_to_send', true, 'status_not_allowed'],
    ['transmitted', 'for_review', true, 'status_not_allowed'],
    ['paid', 'for_review', true, 'status_not_allowed'],
    ['paid', 'ready_to_send', true, 'status_not_allowed'],
    ['denied', 'ready_to_send', true, 'ok'],
    ['rejected', 'for_review', false, 'ok'],
    ['rejected', 'sync_error', false, 'ok'],
    ['voided', 'for_review', true, 'status_not_allowed'],
    ['unbillable', 'for_review', true, 'ok'],
  ])('%s to %s (ready %s): %s', (status, to, ready, expected) => {
    const result = moveClaim({ status, ready }, to)
    expect(result.ok ? 'ok' : result.failure).toBe(expected)
  })

  it('nobody pays a claim by hand, and none moves to itself', () => {
    for (const status of claimStatuses) {
      expect(claimMoves[status]).not.toContain('paid')
      expect(claimMoves[status]).not.toContain('queued')
      expect(claimMoves[status]).not.toContain(status)
    }
  })
})

describe('moveClaimByFile', () => {
  it.each<[ClaimStatus, ClaimStatus, boolean]>([
    ['ready_to_send', 'transmitted', true],
    ['for_review', 'transmitted', false],
    ['on_hold', 'transmitted', false],
    ['transmitted', 'paid', true],
    ['transmitted', 'transmitted', true],
    ['paid', 'acknowledged', true],
    ['denied', 'paid', true],
    ['draft', 'paid', false],
    ['transmitted', 'ready_to_send', false],
  ])('%s to %s: %s', (status, to, expected) => {
    expect(moveClaimByFile({ status }, to).ok).toBe(expected)
  })

  it('money reaches every claim that has left the agency', () => {
    for (const status of claimStatuses.filter((one) => isWithPayor(claimStages[one]))) {
      expect(claimFileMoves[status]).toEqual(expect.arrayContaining(['denied', 'paid']))
    }
  })
})

it('a visit is free to be corrected when its claim was rejected or denied, and no other', () => {
  expect(claimStatuses.filter((status) => isRefused(claimStages[status]))).toEqual([
    'rejected',
    'denied',
  ])
})
