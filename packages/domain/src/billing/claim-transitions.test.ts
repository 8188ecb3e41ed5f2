import { describe, expect, it } from 'vitest'
import { isRefused, isWithPayor } from '../visits/claim-stage.ts'
import { type ActedOn, claimActionNames, claimActions } from './claim-actions.ts'
import { claimStages } from './claim-stages.ts'
import { claimFileMoves, moveClaim, moveClaimByFile } from './claim-transitions.ts'
import { claimStatuses } from './vocabulary.ts'
import type { ClaimStatus } from './vocabulary.ts'

/** The statuses that a person may give a claim of a status by hand. */
const movesFrom = (status: ClaimStatus): ClaimStatus[] =>
  claimActionNames.flatMap((name) => {
    const { from, to } = claimActions[name]
    return to !== null && from.includes(status) ? [to] : []
  })

const claim = (status: ClaimStatus, ready: boolean): ActedOn => ({
  status,
  ready,
  frequency: '1',
  payerOrder: 'primary',
  filings: [],
  payerControlNumber: null,
  openCents: 0,
  writtenOffCents: 0,
})

describe('moveClaim', () => {
  it.each<[ClaimStatus, ClaimStatus, boolean, string]>([
    ['for_review', 'ready_to_send', true, 'ok'],
    ['for_review', 'ready_to_send', false, 'claim_not_ready'],
    ['for_review', 'on_hold', false, 'ok'],
    ['on_hold', 'for_review', false, 'ok'],
    ['on_hold', 'ready_to_send', true, 'ok'],
    ['for_review', 'paid', true, 'status_not_allowed'],
    ['for_review', 'transmitted', true, 'status_not_allowed'],
    ['transmitted', 'ready_to_send', true, 'status_not_allowed'],
    ['transmitted', 'for_review', true, 'status_not_allowed'],
    ['transmitted', 'rejected', true, 'ok'],
    ['paid', 'ready_to_send', true, 'status_not_allowed'],
    ['denied', 'ready_to_send', true, 'status_not_allowed'],
    ['rejected', 'for_review', false, 'ok'],
    ['failed', 'sync_error', false, 'ok'],
    ['voided', 'for_review', true, 'status_not_allowed'],
    ['unbillable', 'for_review', true, 'ok'],
  ])('%s to %s (ready %s): %s', (status, to, ready, expected) => {
    const result = moveClaim(claim(status, ready), to)
    expect(result.ok ? 'ok' : result.failure).toBe(expected)
  })

  it('nobody pays, denies or sends a claim by hand, and none moves to itself', () => {
    for (const status of claimStatuses) {
      for (const never of ['paid', 'denied', 'queued', 'transmitted', 'write_off', status]) {
        expect(movesFrom(status)).not.toContain(never)
      }
    }
  })
})

describe('moveClaimByFile', () => {
  it.each<[ClaimStatus, ClaimStatus, boolean]>([
    ['ready_to_send', 'exported', true],
    ['exported', 'transmitted', true],
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

describe('no status is a dead end', () => {
  const settled: readonly ClaimStatus[] = ['paid', 'voided', 'write_off', 'unbillable']
  const reaches = (status: ClaimStatus, seen = new Set([status])): boolean =>
    settled.includes(status) ||
    status === 'ready_to_send' ||
    [...movesFrom(status), ...claimFileMoves[status]].some(
      (next) => !seen.has(next) && reaches(next, seen.add(next)),
    )

  it.each(claimStatuses)('from %s there is a way to settled or to sendable again', (status) => {
    expect(reaches(status)).toBe(true)
  })

  it('every status that is not settled can be left, and every action has words and a start', () => {
    for (const status of claimStatuses.filter((one) => one !== 'voided')) {
      expect([...movesFrom(status), ...claimFileMoves[status]].length).toBeGreaterThan(0)
    }
    for (const name of claimActionNames) {
      expect(claimActions[name].from.length).toBeGreaterThan(0)
      expect(claimActions[name].label).toMatch(/^[A-Z][a-z ]+$/)
    }
  })
})

it('a visit is free to be corrected when its claim was rejected or denied, and no other', () => {
  expect(claimStatuses.filter((status) => isRefused(claimStages[status]))).toEqual([
    'rejected',
    'denied',
  ])
})
