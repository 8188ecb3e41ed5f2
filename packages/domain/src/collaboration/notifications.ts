/** What a notification can be about; each person chooses per kind whether it also comes by e-mail. */
export const notificationKinds = [
  'invite_accepted',
  'visit_late',
  'claim_rejected',
  'job_failed',
  'mention',
  'credential_expiring',
  'alert_due',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

export const notificationKindLabels: Record<NotificationKind, string> = {
  invite_accepted: 'Invite accepted',
  visit_late: 'Visit late',
  claim_rejected: 'Claim rejected',
  job_failed: 'Background job failed',
  mention: 'Someone mentioned you',
  credential_expiring: 'Credential expires',
  alert_due: 'Alert due',
}

/** Whether a kind comes by e-mail by default. */
export const emailByDefault: Record<NotificationKind, boolean> = {
  invite_accepted: false,
  visit_late: true,
  claim_rejected: true,
  job_failed: true,
  mention: true,
  credential_expiring: false,
  alert_due: false,
}

/** The text of the e-mail about a notification. It never says what happened to which person. */
export const notificationSentences: Record<NotificationKind, string> = {
  invite_accepted: 'Someone accepted an invite.',
  visit_late: 'A visit is late.',
  claim_rejected: 'A claim was rejected.',
  job_failed: 'A background job failed.',
  mention: 'Someone mentioned you in a comment.',
  credential_expiring: 'A credential is about to expire.',
  alert_due: 'An alert is due.',
}

/** Days after which a notification that was read is removed. */
export const notificationLifeDays = 180

/** Kinds of records that a notification can open. */
const notificationSubjects = ['visit', 'client', 'agent', 'claim'] as const
export type NotificationSubject = (typeof notificationSubjects)[number]
