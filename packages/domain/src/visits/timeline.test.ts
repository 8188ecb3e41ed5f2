import { describe, expect, it } from 'vitest'
import type { ClaimStage } from './claim-stage.ts'
import { timelineSteps, visitTimeline } from './timeline.ts'
import type { TimelineFacts } from './timeline.ts'

const now = '2026-03-02T14:00:00Z'
const scheduled: TimelineFacts = {
  status: 'scheduled',
  startsAt: '2026-03-02T13:00:00Z',
  endsAt: '2026-03-02T15:00:00Z',
  caregiverName: 'Ida Brown',
  checkInAt: null,
  checkInMethod: null,
  checkOutAt: null,
  checkOutMethod: null,
  signedAt: null,
  signedBy: null,
  reviewedAt: null,
  reviewedBy: null,
  reviewReason: null,
  claim: null,
  paidAt: null,
  paidCents: 0,
}
const running: TimelineFacts = {
  ...scheduled,
  status: 'in_progress',
  checkInAt: '2026-03-02T13:04:00Z',
  checkInMethod: 'evv',
}
const completed: TimelineFacts = {
  ...running,
  status: 'completed',
  checkOutAt: '2026-03-02T14:50:00Z',
  checkOutMethod: 'manual',
  signedAt: '2026-03-02T14:49:00Z',
  signedBy: 'Ada Client',
}
const approved: TimelineFacts = {
  ...completed,
  status: 'approved',
  reviewedAt: '2026-03-03T10:00:00Z',
  reviewedBy: 'Mary Manager',
}
const withClaim = (stage: ClaimStage, issue: string | null = null): TimelineFacts => ({
  ...approved,
  claim: { number: 'C1', stage, label: `claim ${stage}`, transmittedAt: null, issue },
})

const states = (facts: TimelineFacts): string =>
  visitTimeline(facts, now)
    .map(({ state }) => state[0])
    .join('')

describe('states of the timeline (done, now, todo, blocked)', () => {
  it.each<[string, TimelineFacts, string]>([
    ['open', { ...scheduled, status: 'available', caregiverName: null }, 'ntttttt'],
    ['scheduled', scheduled, 'dnttttt'],
    ['missed', { ...scheduled, startsAt: '2026-03-02T10:00:00Z' }, 'dbttttt'],
    ['in progress', running, 'ddntttt'],
    ['signed before the end', { ...running, signedAt: now }, 'ddndttt'],
    ['completed', completed, 'ddddntt'],
    ['completed without signature', { ...completed, signedAt: null }, 'dddbntt'],
    ['rejected', { ...completed, status: 'rejected' }, 'ddddbtt'],
    ['approved', approved, 'dddddnt'],
    ['claim for review', withClaim('waiting'), 'dddddnt'],
    ['claim with an issue', withClaim('waiting', 'No NPI.'), 'dddddbt'],
    ['claim on hold', withClaim('stuck'), 'dddddbt'],
    ['claim rejected', withClaim('rejected'), 'dddddbt'],
    ['claim sent', withClaim('sent'), 'ddddddn'],
    ['claim sent: old issues no longer count', withClaim('sent', 'No NPI.'), 'ddddddn'],
    ['claim denied', withClaim('denied'), 'ddddddb'],
    ['partly paid', { ...withClaim('sent'), paidCents: 500 }, 'ddddddn'],
    ['paid', { ...withClaim('paid'), paidCents: 500, paidAt: now }, 'ddddddd'],
    ['canceled', { ...scheduled, status: 'canceled' }, 'btttttt'],
    ['archived', { ...scheduled, status: 'archived' }, 'btttttt'],
  ])('%s', (_, facts, expected) => {
    expect(states(facts)).toBe(expected)
  })
})

it('says when, who and what', () => {
  const facts = { ...withClaim('paid'), paidCents: 4_680, paidAt: now }
  const steps = visitTimeline({ ...facts, reviewReason: 'no_signal' }, now)
  expect(steps.map((step) => step.step)).toEqual([...timelineSteps])
  expect(steps.map(({ who, note }) => [who, note])).toEqual([
    ['Ida Brown', null],
    ['Ida Brown', '4 min after the schedule'],
    ['Entered by staff', '10 min before the schedule'],
    ['Ada Client', null],
    ['Mary Manager', 'No signal at home'],
    ['C1', 'claim paid'],
    [null, '$46.80'],
  ])
  expect(steps[1]?.at).toBe('2026-03-02T13:04:00.000Z')
})

it.each<[string, TimelineFacts, number, string]>([
  ['open', { ...scheduled, caregiverName: null }, 0, 'No caregiver yet'],
  ['canceled', { ...scheduled, status: 'canceled' }, 0, 'Canceled'],
  ['missed', { ...scheduled, startsAt: '2026-03-02T10:00:00Z' }, 1, 'Not checked in'],
  ['unsigned', { ...completed, signedAt: null }, 3, 'The signature is missing'],
  ['rejected', { ...completed, status: 'rejected' }, 4, 'Rejected'],
  ['without claim', approved, 5, 'No claim yet'],
  ['blocked claim', withClaim('waiting', 'No NPI.'), 5, 'No NPI.'],
  ['denied', withClaim('denied'), 6, 'Denied'],
])('says what blocks a visit that is %s', (_, facts, step, note) => {
  expect(visitTimeline(facts, now)[step]?.note).toBe(note)
})
