import { z } from 'zod'
import { parent } from '../files/parent.ts'
import { id } from '../fields.ts'
import type { Actions, Events, Jobs, Messages, SignalsBetween, Topics } from '../signal.ts'

export const events = {
  'comment.replied': z.object({ comment_id: id, reply_to_id: id }),
} as const satisfies Events

export const jobs = {
  'collaboration.notify_late_visits': z.object({}),
  'collaboration.notify_alerts_due': z.object({}),
  'collaboration.notify_authorization_ending': 'authorization.ending',
  'collaboration.notify_claims_refused': 'claim.rejected',
  'collaboration.notify_answers_overdue': 'transmission.overdue',
  'collaboration.notify_vendor_silent': 'verification.silent',
  'collaboration.notify_credential_expiring': 'credential.expiring',
  'collaboration.notify_invite_accepted': 'invite.accepted',
  'collaboration.notify_schedule_published': 'schedule.published',
  'collaboration.notify_job_failed': 'job.failed',
  'collaboration.notify_reported': 'caregiver.reported',
  'collaboration.notify_pay_question': 'timesheet.asked',
  'collaboration.notify_pay_answered': 'timesheet.answered',
  'collaboration.notify_leave_answered': 'leave.answered',
  'collaboration.notify_offer_told': 'offer.told',
  'collaboration.notify_offer_went': 'offer.went',
  'collaboration.prune_notifications': z.object({}),
} as const satisfies Jobs

export const topics = {
  /** The ID is that of the record that they belong to. */
  comments: 'comments.read',
  alerts: 'alerts.read',
} as const satisfies Topics

export const messages = {
  notification: 'A new notification, or one that was marked as read in another tab',
} as const satisfies Messages

export const signalsBetween = {
  /** Someone is writing a comment on the record. */
  typing: z.strictObject(parent),
} as const satisfies SignalsBetween

export const actions = {
  'comment.created': 'comment',
  'comment.updated': 'comment',
  'comment.deleted': 'comment',
  'alert.created': 'alert',
  'alert.updated': 'alert',
  'alert.archived': 'alert',
  'alert.restored': 'alert',
  'notification.sent': '*',
  'notification.marked': 'notification',
  'notifications.marked': 'user',
  'notification_choices.updated': 'user',
  'saved_view.created': 'saved_view',
  'saved_view.updated': 'saved_view',
  'saved_view.deleted': 'saved_view',
} as const satisfies Actions
