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
