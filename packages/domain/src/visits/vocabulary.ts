import { word } from '../language/sentence.ts'

/** The life of a visit. */
export const visitStatuses = [
  'available',
  'scheduled',
  'in_progress',
  'completed',
  'approved',
  'rejected',
  'canceled',
  'archived',
] as const
export type VisitStatus = (typeof visitStatuses)[number]
export const visitStatusLabels: Record<VisitStatus, string> = {
  available: word('Open'),
  scheduled: word('Scheduled'),
  in_progress: word('In progress'),
  completed: word('Completed'),
  approved: word('Approved'),
  rejected: word('Rejected'),
  canceled: word('Canceled'),
  archived: word('Archived'),
}

/** How a check-in or check-out was taken. */
export const entryMethods = ['evv', 'fob', 'ivr', 'manual'] as const
export type EntryMethod = (typeof entryMethods)[number]
export const entryMethodLabels: Record<EntryMethod, string> = {
  evv: "Caregiver's device",
  fob: 'Fob code',
  ivr: 'Phone call',
  manual: 'Entered by staff',
}

/** What became of an activity during a visit; `null` where it was not answered yet. */
export const activityStatuses = ['completed', 'rejected', 'other'] as const
export type ActivityStatus = (typeof activityStatuses)[number]
export const activityStatusLabels: Record<ActivityStatus, string> = {
  completed: 'Done',
  rejected: 'Refused by client',
  other: 'Not done',
}

/** Reasons for changing the times that a device recorded. */
export const correctionReasons = [
  'forgot_check_in',
  'forgot_check_out',
  'device_problem',
  'no_signal',
  'wrong_time',
  'schedule_change',
  'other',
] as const
export type CorrectionReason = (typeof correctionReasons)[number]
export const correctionReasonLabels: Record<CorrectionReason, string> = {
  forgot_check_in: 'Caregiver forgot to check in',
  forgot_check_out: 'Caregiver forgot to check out',
  device_problem: 'Device problem',
  no_signal: 'No signal at home',
  wrong_time: 'Recorded time is wrong',
  schedule_change: 'Schedule changed by phone',
  other: 'Other (see note)',
}
