import { expect, test } from 'vitest'
import { correct } from './correction.ts'

const now = '2026-03-02T18:00:00Z'
const approved = {
  status: 'approved',
  reviewedCheckInAt: '2026-03-02T13:00:20Z',
  reviewedCheckOutAt: '2026-03-02T15:00:00Z',
  reviewReason: 'wrong_time',
  reviewAction: null,
} as const
const why = { checkInAt: null, checkOutAt: null, reason: 'wrong_time', action: null, note: null }

test.each<[string, Parameters<typeof correct>[1], string]>([
  ['the same times', why, 'not_corrected'],
  ['the same times, no reason', { ...why, reason: null }, 'not_corrected'],
  ['other seconds', { ...why, checkInAt: '2026-03-02T13:00:50Z' }, 'not_corrected'],
  ['no reason', { ...why, checkOutAt: '2026-03-02T15:30:00Z', reason: null }, 'reason_required'],
  [
    'other, no note',
    { ...why, checkOutAt: '2026-03-02T15:30:00Z', reason: 'other' },
    'reason_required',
  ],
  [
    'an end before the beginning',
    { ...why, checkOutAt: '2026-03-02T12:59:00Z' },
    'check_out_before_in',
  ],
  ['an end to come', { ...why, checkOutAt: '2026-03-02T18:30:00Z' }, 'visit_in_the_future'],
])('%s: %s', (_, correction, failure) => {
  expect(correct(approved, correction, now)).toEqual({ ok: false, failure })
})

test.each([
  ['another reason', { reason: 'device_problem' }],
  ['what was done', { action: 'called' }],
])('%s for the same times is a correction', (_, said) => {
  const value = {
    reviewedCheckInAt: approved.reviewedCheckInAt,
    reviewedCheckOutAt: approved.reviewedCheckOutAt,
    reviewedDuration: 120,
  }
  expect(correct(approved, { ...why, ...said }, now)).toMatchObject({ ok: true, value })
})

test('the other time is counted, the one that stands is kept', () => {
  const checkOutAt = '2026-03-02T15:30:00Z'
  expect(correct(approved, { ...why, checkOutAt }, now)).toEqual({
    ok: true,
    value: {
      reviewedCheckInAt: approved.reviewedCheckInAt,
      reviewedCheckOutAt: checkOutAt,
      reviewedDuration: 150,
    },
  })
  expect(correct({ ...approved, status: 'completed' }, { ...why, checkOutAt }, now)).toEqual({
    ok: false,
    failure: 'status_not_allowed',
  })
})
