import { expect, it } from 'vitest'
import { roleMay } from '../identity/capabilities.ts'
import { notificationKinds } from './notifications.ts'
import { comesWithinOffices, kindsFor, recipientRoles } from './recipients.ts'

it.each([
  ['visit_late', 'owner admin manager'],
  ['visit_missed', 'owner admin manager'],
  ['claim_rejected', 'owner billing_admin'],
  ['answer_overdue', 'owner billing_admin'],
  ['evv_silent', 'owner admin billing_admin manager'],
  ['job_failed', 'owner admin'],
  ['invite_accepted', 'owner admin'],
  ['credential_expiring', 'owner admin manager'],
  ['authorization_ending', 'owner admin manager'],
  ['alert_due', 'owner admin billing_admin manager nurse'],
  ['mention', ''],
  ['visit_offered', ''],
  ['offer_answered', 'owner admin manager'],
  ['schedule_published', ''],
  ['caregiver_reported', 'owner admin manager'],
  ['pay_question', 'owner admin billing_admin'],
  ['pay_answered', ''],
  ['leave_answered', ''],
] as const)('%s is told to: %s', (kind, expected) => {
  expect(recipientRoles(kind).join(' ')).toBe(expected)
})

it.each([
  ['owner', [...notificationKinds]],
  [
    'billing_admin',
    [
      'claim_rejected',
      'answer_overdue',
      'evv_silent',
      'mention',
      'alert_due',
      'visit_offered',
      'schedule_published',
      'pay_question',
      'pay_answered',
      'leave_answered',
    ],
  ],
  [
    'manager',
    [
      'visit_late',
      'visit_missed',
      'evv_silent',
      'mention',
      'credential_expiring',
      'authorization_ending',
      'alert_due',
      'visit_offered',
      'offer_answered',
      'schedule_published',
      'caregiver_reported',
      'pay_answered',
      'leave_answered',
    ],
  ],
  ['pca', ['mention', 'visit_offered', 'schedule_published', 'pay_answered', 'leave_answered']],
] as const)('to %s can come: %j', (role, kinds) => {
  expect(kindsFor((capability) => roleMay(role, capability))).toEqual(kinds)
})

it('tells those limited to offices nothing of the whole agency', () => {
  expect(notificationKinds.filter((kind) => !comesWithinOffices(kind))).toEqual([
    'invite_accepted',
    'claim_rejected',
    'answer_overdue',
    'job_failed',
    'pay_question',
  ])
})
