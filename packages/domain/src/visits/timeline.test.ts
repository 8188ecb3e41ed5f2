import { describe, expect, it } from 'vitest'
import type { ClaimStage } from './claim-stage.ts'
import { timelineSteps, visitTimeline } from './timeline.ts'
import type { TimelineFacts } from './timeline.ts'

const now = '2026-03-02T14:00:00Z'
const scheduled: TimelineFacts = {
  status: 'scheduled',
  startsAt: '2026-03-02T13:00:00Z',
  endsAt: '2026-03-02T15:00:00Z',
  draft: false,
  caregiverName: 'Ida Brown',
  checkInAt: null,
  checkInMethod: null,
  tasks: { total: 3, answered: 0 },
  checkOutAt: null,
  checkOutMethod: null,
  signedAt: null,
  signedBy: null,
  reviewedAt: null,
  reviewedBy: null,
  reviewReason: null,
  vendors: [],
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
  tasks: { total: 3, answered: 2 },
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
    ['open', { ...scheduled, status: 'available', caregiverName: null }, 'nttttttt'],
    ['scheduled', scheduled, 'dntttttt'],
    ['missed', { ...scheduled, startsAt: '2026-03-02T10:00:00Z' }, 'dbtttttt'],
    ['in progress', running, 'ddnttttt'],
    ['all tasks answered', { ...running, tasks: { total: 3, answered: 3 } }, 'dddntttt'],
    ['without tasks', { ...running, tasks: { total: 0, answered: 0 } }, 'dddntttt'],
    ['signed before the end', { ...running, signedAt: now }, 'ddntdttt'],
    ['completed', completed, 'dddddntt'],
    ['completed without signature', { ...completed, signedAt: null }, 'ddddbntt'],
    ['rejected', { ...completed, status: 'rejected' }, 'dddddbtt'],
    ['approved', approved, 'ddddddnt'],
    ['claim for review', withClaim('waiting'), 'ddddddnt'],
    ['claim with an issue', withClaim('waiting', 'No NPI.'), 'ddddddbt'],
    ['claim on hold', withClaim('stuck'), 'ddddddbt'],
    ['claim rejected', withClaim('rejected'), 'ddddddbt'],
    ['claim sent', withClaim('sent'), 'dddddddn'],
    ['claim sent: old issues no longer count', withClaim('sent', 'No NPI.'), 'dddddddn'],
    ['claim denied', withClaim('denied'), 'dddddddb'],
    ['partly paid', { ...withClaim('sent'), paidCents: 500 }, 'dddddddn'],
    ['paid', { ...withClaim('paid'), paidCents: 500, paidAt: now }, 'dddddddd'],
    ['canceled', { ...scheduled, status: 'canceled' }, 'bttttttt'],
    ['archived', { ...scheduled, status: 'archived' }, 'bttttttt'],
  ])('%s', (_, facts, expected) => {
    expect(states(facts)).toBe(expected)
  })
})

it('says when, who and what', () => {
  const facts = { ...withClaim('paid'), paidCents: 4_680, paidAt: now }
  const steps = visitTimeline({ ...facts, reviewReason: 'No signal at home' }, now)
  expect(steps.map((step) => step.step)).toEqual(timelineSteps.filter((step) => step !== 'sent'))
  expect(steps.map(({ who, note }) => [who, note])).toEqual([
    ['Ida Brown', null],
    ['Ida Brown', '4 min late'],
    [null, '2 of 3 answered'],
    ['Entered by staff', '10 min early'],
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
  ['unsigned', { ...completed, signedAt: null }, 4, 'The signature is missing'],
  ['rejected', { ...completed, status: 'rejected' }, 5, 'Rejected'],
  ['without claim', approved, 6, 'No claim yet'],
  ['blocked claim', withClaim('waiting', 'No NPI.'), 6, 'No NPI.'],
  ['denied', withClaim('denied'), 7, 'Denied'],
])('says what blocks a visit that is %s', (_, facts, step, note) => {
  expect(visitTimeline(facts, now)[step]?.note).toBe(note)
})

const sandata = { name: 'Sandata', verified: true, stopped: false, at: now, note: 'Verified' }
const rejected = {
  ...sandata,
  name: 'CareBridge',
  verified: false,
  stopped: true,
  note: 'No code.',
}

it('is sent to each EVV vendor between the review and the claim', () => {
  const steps = visitTimeline({ ...approved, vendors: [sandata, rejected] }, now).slice(5, 9)
  expect(steps).toMatchObject([
    { step: 'reviewed', state: 'done' },
    { step: 'sent', state: 'done', at: new Date(now).toISOString(), who: 'Sandata', note: null },
    { step: 'sent', state: 'blocked', who: 'CareBridge', note: 'No code.' },
    { step: 'claim', state: 'todo' },
  ])
  const waiting = { ...rejected, stopped: false, note: 'Waiting to be sent' }
  expect(visitTimeline({ ...approved, vendors: [waiting] }, now)[6]).toMatchObject({ state: 'now' })
})
