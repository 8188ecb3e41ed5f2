import { describe, expect, it } from 'vitest'
import { isEditable } from './editable.ts'
import { approve, reject } from './review.ts'
import type { Review } from './review.ts'
import type { VisitState } from './transitions.ts'
import { visitStatuses } from './vocabulary.ts'

const now = '2026-03-02T18:00:00Z'
const completed: VisitState = {
  status: 'completed',
  agentId: 'agent-1',
  checkInAt: '2026-03-02T13:00:20Z',
  checkOutAt: '2026-03-02T15:00:40Z',
  heldFor: [],
}

describe('approve', () => {
  it('takes the recorded times where nothing else is said', () => {
    expect(approve(completed, {}, now)).toEqual({
      ok: true,
      value: {
        status: 'approved',
        reviewedCheckInAt: completed.checkInAt,
        reviewedCheckOutAt: completed.checkOutAt,
        reviewedDuration: 120,
        reviewReason: null,
        reviewNote: null,
      },
    })
  })

  it.each<[string, Review, string]>([
    ['the same minute', { checkInAt: '2026-03-02T13:00:59Z' }, 'ok'],
    ['the same minute, as a form sends it', { checkInAt: '2026-03-02T13:00:00Z' }, 'ok'],
    ['another minute', { checkInAt: '2026-03-02T13:01:00Z' }, 'reason_required'],
    ['another minute', { checkOutAt: '2026-03-02T14:59:59Z' }, 'reason_required'],
    ['with a reason', { checkInAt: '2026-03-02T12:00:00Z', reason: 'no_signal' }, 'ok'],
    ['other, no note', { checkInAt: '2026-03-02T12:00:00Z', reason: 'other' }, 'reason_required'],
    [
      'other, blank note',
      { checkInAt: '2026-03-02T12:00:00Z', reason: 'other', note: ' ' },
      'reason_required',
    ],
    [
      'other with a note',
      { checkInAt: '2026-03-02T12:00:00Z', reason: 'other', note: 'Called' },
      'ok',
    ],
    [
      'out before in',
      { checkOutAt: '2026-03-02T12:59:00Z', reason: 'wrong_time' },
      'check_out_before_in',
    ],
    [
      'in after out',
      { checkInAt: '2026-03-02T15:30:00Z', reason: 'wrong_time' },
      'check_out_before_in',
    ],
    [
      'out in the future',
      { checkOutAt: '2026-03-02T19:00:00Z', reason: 'wrong_time' },
      'visit_not_completed',
    ],
  ])('%s', (_, review, expected) => {
    const result = approve(completed, review, now)
    expect(result.ok ? 'ok' : result.failure).toBe(expected)
  })

  it('counts real minutes of the corrected times and keeps reason and note', () => {
    const review = {
      checkInAt: '2026-03-02T12:45:00Z',
      reason: 'no_signal',
      note: ' Called ',
    } as const
    expect(approve(completed, review, now)).toMatchObject({
      value: { reviewedDuration: 135, reviewReason: 'no_signal', reviewNote: 'Called' },
    })
  })

  it('keeps a reason also where nothing was corrected: it explains what is unusual', () => {
    expect(approve(completed, { reason: 'errand' }, now)).toMatchObject({
      value: { reviewReason: 'errand' },
    })
  })

  it.each(['checkInAt', 'checkOutAt'])('is refused without %s', (missing) => {
    expect(approve({ ...completed, [missing]: null }, {}, now)).toEqual({
      ok: false,
      failure: 'visit_not_completed',
    })
  })
})

describe('approve, where the times are held', () => {
  const held: VisitState = { ...completed, heldFor: ['taken_long_ago'] }
  const corrected = { checkInAt: '2026-03-02T12:00:00Z', reason: 'wrong_time' } as const

  it.each<[string, Review, string]>([
    ['says so', {}, 'times_held'],
    ['says so, with a reason alone', { reason: 'wrong_time', note: 'Fine' }, 'times_held'],
    ['takes them by name', { acceptsHeld: true }, 'ok'],
    ['takes others with a reason', corrected, 'ok'],
    ['asks for the reason', { checkInAt: corrected.checkInAt }, 'reason_required'],
  ])('%s', (_, review, expected) => {
    const result = approve(held, review, now)
    expect(result.ok ? 'ok' : result.failure).toBe(expected)
  })

  it.each<[string, Partial<VisitState>, string]>([
    ['an end before its beginning', { checkOutAt: '2026-03-02T12:00:00Z' }, 'check_out_before_in'],
    ['an end that is to come', { checkOutAt: '2026-03-03T12:00:00Z' }, 'visit_not_completed'],
  ])('does not even by name take %s', (_, times, expected) => {
    expect(approve({ ...held, ...times }, { acceptsHeld: true }, now)).toEqual({
      ok: false,
      failure: expected,
    })
  })
})

describe('reject', () => {
  it('keeps reason and note', () => {
    expect(reject(completed, { reason: 'wrong_time', note: 'Not there' })).toEqual({
      ok: true,
      value: { status: 'rejected', reviewReason: 'wrong_time', reviewNote: 'Not there' },
    })
  })
})

describe('isEditable', () => {
  it('by status alone', () => {
    const free = { verificationStatus: null, claimStage: null }
    expect(visitStatuses.filter((status) => isEditable({ status, ...free }))).toEqual([
      'available',
      'scheduled',
      'completed',
      'approved',
      'rejected',
      'archived',
    ])
  })

  it.each([
    ['never sent', null, null, true],
    ['verified', 'verified', null, false],
    ['pending', 'pending', null, true],
    ['failed', 'failed', null, true],
    ['verified, claim denied', 'verified', 'denied', true],
    ['verified, claim rejected', 'verified', 'rejected', true],
    ['verified, claim paid', 'verified', 'paid', false],
    ['never sent, claim waits', null, 'waiting', true],
    ['never sent, claim with the payor', null, 'sent', false],
    ['never sent, claim paid', null, 'paid', false],
    ['failed, claim with the payor', 'failed', 'sent', false],
  ] as const)('an approved visit: %s', (_, verificationStatus, claimStage, expected) => {
    const facts = { status: 'approved', verificationStatus, claimStage } as const
    expect(isEditable(facts)).toBe(expected)
  })
})
