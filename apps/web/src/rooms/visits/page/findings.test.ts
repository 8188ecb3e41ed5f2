import type { Visit } from '@homeward/contract/visits/visits'
import { expect, test } from 'vitest'
import { aCompletedVisit, aVisit } from '../testing/a-visit.ts'
import { findingsOf } from './findings.ts'

const now = new Date('2026-03-03T13:00:00.000Z')
const said = (visit: Visit): string[] =>
  findingsOf(visit, now).map(({ title, text }) => [title, text].filter(Boolean).join(' '))

test.each<[string, Visit, string[]]>([
  ['as planned', aVisit({ starts_at: '2026-03-04T13:00:00.000Z' }), []],
  ['missed', aVisit(), ['Missed. It should have started 24 h ago. No one checked in.']],
  [
    'missed and open',
    aVisit({ agent: null, status: 'available' }),
    ['Missed. It should have started 24 h ago. It has no caregiver.'],
  ],
  [
    'missed for a week',
    aVisit({ starts_at: '2026-02-24T12:00:00.000Z' }),
    ['Missed. It should have started 7 days ago. No one checked in.'],
  ],
  [
    'late',
    aVisit({ starts_at: '2026-03-03T12:20:00.000Z', moment: 'late' }),
    ['Late. It should have started 40 min ago. No one checked in.'],
  ],
  [
    'to be reviewed',
    aCompletedVisit(),
    ['Waits for review. Recorded: 3 h 56 min, 4 min less than scheduled.'],
  ],
  ['to be reviewed by others', aCompletedVisit({ abilities: {} }), []],
  ['approved', aCompletedVisit({ status: 'approved' }), []],
  [
    'approved without signature',
    aCompletedVisit({ status: 'approved', signed: false }),
    ['The signature is missing. The client did not sign on the phone.'],
  ],
  [
    'far, perhaps',
    aCompletedVisit({
      status: 'approved',
      check_out_distance: 200,
      check_out_accuracy: 60,
    }),
    [
      'Check-out was 656 ft from home, 164 ft outside the circle. GPS was accurate to ±197 ft, so Grace Hill may have been at the home.',
    ],
  ],
  [
    'far for certain',
    aCompletedVisit({ status: 'approved', check_in_distance: 800, check_in_accuracy: 10 }),
    ['Check-in was 0.5 mi from home, 0.4 mi outside the circle. GPS was accurate to ±33 ft.'],
  ],
  [
    'very early',
    aCompletedVisit({
      status: 'approved',
      check_in_at: '2026-03-02T11:30:00.000Z',
      flags: { manual: false, early: true, late: false, far: false },
    }),
    ['Checked in 1 h 30 min early.'],
  ],
  [
    'rejected',
    aCompletedVisit({ status: 'rejected', abilities: { approve: true } }),
    ['Rejected. This visit will not be paid or billed. You can still approve it.'],
  ],
  [
    'assigned in spite of something',
    aVisit({
      starts_at: '2026-03-04T13:00:00.000Z',
      assignment_reason: 'Training',
      assignment_exceptions: ['overlap'],
    }),
    ['Assigned in spite of: overlap. Reason: Training'],
  ],
])('what is found about a visit %s', (_, visit, expected) => {
  expect(said(visit)).toEqual(expected)
})
