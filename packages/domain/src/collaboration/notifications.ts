import { word } from '../language/sentence.ts'

/** What a notification can be about; each person chooses per kind whether it also comes by e-mail. */
export const notificationKinds = [
  'invite_accepted',
  'visit_late',
  'visit_missed',
  'claim_rejected',
  'answer_overdue',
  'evv_silent',
  'job_failed',
  'mention',
  'credential_expiring',
  'authorization_ending',
  'alert_due',
  'visit_offered',
  'offer_answered',
  'schedule_published',
  'caregiver_reported',
  'pay_question',
  'pay_answered',
  'leave_answered',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

export const notificationKindLabels: Record<NotificationKind, string> = {
  invite_accepted: word('Invite accepted'),
  visit_late: word('Visit late'),
  visit_missed: word('Visit missed'),
  claim_rejected: word('Claim rejected'),
  answer_overdue: word('No answer from a payor'),
  evv_silent: word('No answer from an EVV vendor'),
  job_failed: word('Background job failed'),
  mention: word('Someone mentioned you'),
  credential_expiring: word('Credential expires'),
  authorization_ending: word('Authorization ends'),
  alert_due: word('Alert due'),
  visit_offered: word('Open visit offered'),
  offer_answered: word('Answer to an offer'),
  schedule_published: word('Schedule published'),
  caregiver_reported: word('Caregiver reported'),
  pay_question: word('Question about pay'),
  pay_answered: word('Answer about your pay'),
  leave_answered: word('Days off answered'),
}

/** Whether a kind comes by e-mail by default. */
export const emailByDefault: Record<NotificationKind, boolean> = {
  invite_accepted: false,
  visit_late: true,
  visit_missed: true,
  claim_rejected: true,
  answer_overdue: true,
  evv_silent: true,
  job_failed: true,
  mention: true,
  credential_expiring: false,
  authorization_ending: false,
  alert_due: false,
  visit_offered: true,
  offer_answered: false,
  schedule_published: false,
  caregiver_reported: true,
  pay_question: true,
  pay_answered: false,
  leave_answered: true,
}

/** The text of the e-mail about a notification. It never says what happened to which person. */
export const notificationSentences: Record<NotificationKind, string> = {
  invite_accepted: word('Someone accepted an invite.'),
  visit_late: word('A visit is late.'),
  visit_missed: word('A visit was missed.'),
  claim_rejected: word('A claim was rejected.'),
  answer_overdue: word('A payor has not answered a file of claims.'),
  evv_silent: word('An EVV vendor does not answer.'),
  job_failed: word('A background job failed.'),
  mention: word('Someone mentioned you in a comment.'),
  credential_expiring: word('A credential is about to expire.'),
  authorization_ending: word('An authorization is about to end.'),
  alert_due: word('An alert is due.'),
  visit_offered: word('There is news about an open visit.'),
  offer_answered: word('There is an answer to an open visit.'),
  schedule_published: word('You have new visits.'),
  caregiver_reported: word('A caregiver reported sick or wants days off.'),
  pay_question: word('A caregiver asks about their pay.'),
  pay_answered: word('The office answered your question about your pay.'),
  leave_answered: word('The office answered your request for days off.'),
}

/** Days after which a notification that was read is removed. */
export const notificationLifeDays = 180

/** Kinds of records that a notification can open. */
const notificationSubjects = ['visit', 'client', 'agent', 'claim', 'timesheet'] as const
export type NotificationSubject = (typeof notificationSubjects)[number]
