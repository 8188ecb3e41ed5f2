import { describe, expect, it, test } from 'vitest'
import { holds } from '../identity/abilities.ts'
import { type Role, roles } from '../identity/roles.ts'
import { allowed, as } from '../identity/testing/holders.ts'
import {
  type ClaimAction,
  claimAbilities,
  claimActionNames,
  claimActions,
  mayAct,
} from './claim-actions.ts'
import { claimFileMoves } from './claim-transitions.ts'
import { actedOnIn } from './testing/acted-on.ts'
import { transmissionAbilities } from './transmissions.ts'
import { type ClaimStatus, claimStatuses } from './vocabulary.ts'

const settled: readonly ClaimStatus[] = ['paid', 'voided', 'write_off', 'unbillable']

/** Where an action leads whose status money and filings decide. */
const leadsTo: Partial<Record<ClaimAction, ClaimStatus>> = {
  bill_next: 'for_review',
  bill_first: 'for_review',
  leave: 'acknowledged',
  write_off: 'write_off',
}

/** The statuses to which somebody may take a claim that stands in one, by its buttons. */
const byHand = (role: Role, status: ClaimStatus): ClaimStatus[] => {
  const abilities = claimAbilities(as(role), actedOnIn(status))
  return claimActionNames
    .filter((name) => abilities[name])
    .flatMap((name) => claimActions[name].to ?? leadsTo[name] ?? [])
}

const reaches = (role: Role, status: ClaimStatus, seen = new Set([status])): boolean =>
  settled.includes(status) ||
  status === 'ready_to_send' ||
  [...byHand(role, status), ...claimFileMoves[status]].some(
    (next) => !seen.has(next) && reaches(role, next, seen.add(next)),
  )

const writers = roles.filter((role) => holds(as(role), 'claims.write'))
const others = roles.filter((role) => !writers.includes(role))

test('the owner and the biller move claims, and nobody else', () => {
  expect(writers).toEqual(['owner', 'billing_admin'])
})

describe.each(claimStatuses)('a claim that is %s', (status) => {
  it.each(writers)('is taken by the %s to settled or to sendable again', (role) => {
    expect(reaches(role, status)).toBe(true)
  })

  it('is moved by nobody else', () => {
    const moves = others.map((role) => allowed(claimAbilities(as(role), actedOnIn(status))))
    expect(moves.filter(Boolean)).toEqual([])
  })
})

/** A claim in a file moves with the file. */
const inFile: readonly ClaimStatus[] = ['queued', 'exported', 'sync_error']

test.each(writers)(
  'what has no button for the %s is closed, or is in a file that has one',
  (role) => {
    const without = claimStatuses.filter((status) => byHand(role, status).length === 0)
    expect(without.toSorted()).toEqual(['voided', ...inFile].toSorted())
    for (const status of ['written', 'failed', 'unknown'] as const) {
      expect(transmissionAbilities(as(role), { status, connected: false })).toMatchObject({
        mark_sent: true,
        withdraw: true,
      })
    }
  },
)

test('every move is possible somewhere', () => {
  const later = (status: ClaimStatus) => ({
    ...actedOnIn(status),
    payerOrder: 'secondary' as const,
  })
  const opened = { ...actedOnIn('denied'), status: 'for_review' as const }
  const voiding = { ...actedOnIn('transmitted'), frequency: '8' as const }
  const all = [...claimStatuses.map(actedOnIn), ...claimStatuses.map(later), opened, voiding]
  expect(claimActionNames.filter((name) => !all.some((claim) => mayAct(name, claim)))).toEqual([])
})
