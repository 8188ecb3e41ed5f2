import { describe, expect, it } from 'vitest'
import type { Result } from '../result.ts'
import type { ClaimStage } from './claim-stage.ts'
import { archive, miss, reopen, restore } from './endings.ts'
import { type VisitStatus, visitStatuses } from './vocabulary.ts'

const now = '2026-03-02T16:00:00Z'
const worked: readonly VisitStatus[] = ['in_progress', 'completed', 'approved', 'rejected']

const visit = (status: VisitStatus) => ({
  status,
  agentId: 'agent-1',
  startsAt: now,
  checkInAt: worked.includes(status) ? now : null,
  checkOutAt: null,
  heldFor: [],
  verificationStatus: null,
  claimStage: null,
})
const verdict = (result: Result<{ status: string }, string>): string =>
  result.ok ? result.value.status : result.failure

const [no, begun] = ['status_not_allowed', 'visit_started']
const verbs = {
  miss: (status) => miss(visit(status), { reason: 'weather', note: null }, now),
  restore: (status) => restore(visit(status), 'agent-1'),
  archive: (status) => archive(visit(status)),
  reopen: (status) => reopen(visit(status)),
} satisfies Record<string, (status: VisitStatus) => Result<{ status: string }, string>>

describe('each verb in each status', () => {
  it.each<[keyof typeof verbs, ...string[]]>([
    // verb     available   scheduled   in_progress completed approved     rejected     canceled     archived
    ['miss', 'canceled', 'canceled', begun, begun, begun, begun, no, no],
    ['restore', no, no, no, no, no, no, 'scheduled', 'scheduled'],
    ['archive', no, no, no, no, no, 'archived', 'archived', no],
    ['reopen', no, no, no, no, 'completed', 'completed', no, no],
  ])('%s', (verb, ...expected) => {
    expect(visitStatuses.map((status) => verdict(verbs[verb](status)))).toEqual(expected)
  })
})

it('only a visit that should have begun is missed; another reason needs a note', () => {
  const early = { ...visit('scheduled'), startsAt: '2026-03-02T16:00:01Z' }
  expect(verdict(miss(early, { reason: 'weather', note: null }, now))).toBe('visit_not_due')
  const due = visit('scheduled')
  expect(verdict(miss(due, { reason: 'other', note: ' ' }, now))).toBe('missed_note_needed')
  expect(verdict(miss(due, { reason: 'other', note: 'Flood' }, now))).toBe('canceled')
})

it('a visit without a caregiver is restored as an open one, a worked one as rejected', () => {
  expect(verdict(restore(visit('canceled'), null))).toBe('available')
  expect(verdict(restore({ ...visit('archived'), checkInAt: now }, null))).toBe('rejected')
})

it.each<[ClaimStage | null, string]>([
  [null, 'completed'],
  ['waiting', 'completed'],
  ['stuck', 'completed'],
  ['rejected', 'completed'],
  ['denied', 'completed'],
  ['sent', 'visit_not_editable'],
  ['paid', 'visit_not_editable'],
])('an approved visit with a claim that is %s: %s', (claimStage, expected) => {
  expect(verdict(reopen({ ...visit('approved'), claimStage }))).toBe(expected)
})
