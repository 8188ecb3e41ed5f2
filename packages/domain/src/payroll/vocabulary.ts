/** A draft follows what happens; the figures of an acknowledged timesheet and their inputs are frozen. */
export const timesheetStatuses = ['draft', 'acknowledged'] as const
export type TimesheetStatus = (typeof timesheetStatuses)[number]

export const timesheetStatusLabels: Record<TimesheetStatus, string> = {
  draft: 'Draft',
  acknowledged: 'Acknowledged',
}

/** Work that counts toward hours and overtime. */
export const workKinds = ['visit', 'travel', 'training', 'office', 'other_work'] as const
export type WorkKind = (typeof workKinds)[number]

/** What a person enters for a caregiver and a day beside the visits. */
export const entryKinds = [
  'training',
  'office',
  'other_work',
  'travel',
  'sleep',
  'mileage',
  'bonus',
  'gift',
  'guaranteed',
  'paid_time_off',
  'time_off_granted',
] as const
export type EntryKind = (typeof entryKinds)[number]

export const entryKindLabels: Record<EntryKind, string> = {
  training: 'Training',
  office: 'Office work',
  other_work: 'Other work',
  travel: 'Travel to a visit',
  sleep: 'Sleep during a visit',
  mileage: 'Mileage',
  bonus: 'Bonus that was promised',
  gift: 'Bonus that was not promised',
  guaranteed: 'Guaranteed hours',
  paid_time_off: 'Paid time off',
  time_off_granted: 'Time off added to the balance',
}

/** What an entry is measured in; the other measures stay empty. */
export const entryMeasures: Record<EntryKind, 'clock' | 'minutes' | 'miles' | 'cents'> = {
  training: 'clock',
  office: 'clock',
  other_work: 'clock',
  travel: 'minutes',
  sleep: 'clock',
  mileage: 'miles',
  bonus: 'cents',
  gift: 'cents',
  guaranteed: 'minutes',
  paid_time_off: 'minutes',
  time_off_granted: 'minutes',
}

/** The lines of a timesheet, in the order in which it lists them. */
export const payLineKinds = [
  ...workKinds,
  'weekend',
  'night',
  'minimum_wage',
  'holiday',
  'overtime',
  'double_time',
  'late_cancel',
  'guaranteed',
  'paid_time_off',
  'bonus',
  'gift',
  'adjustment',
  'mileage',
] as const
export type PayLineKind = (typeof payLineKinds)[number]

export const payLineLabels: Record<PayLineKind, string> = {
  visit: 'Visit',
  travel: 'Travel',
  training: 'Training',
  office: 'Office work',
  other_work: 'Other work',
  weekend: 'Weekend differential',
  night: 'Night differential',
  minimum_wage: 'Make-up to minimum wage',
  holiday: 'Holiday premium',
  overtime: 'Overtime premium',
  double_time: 'Double-time premium',
  late_cancel: 'Visit canceled late',
  guaranteed: 'Guaranteed hours',
  paid_time_off: 'Paid time off',
  bonus: 'Bonus',
  gift: 'Gift',
  adjustment: 'Adjustment',
  mileage: 'Mileage',
}

/** Expenses that are paid back: no wage, and not part of gross pay (29 CFR 778.217). */
export const isReimbursement = (kind: PayLineKind): boolean => kind === 'mileage'

/** What a person should see before a week is paid. */
export const payExceptions = [
  'no_rate',
  'unreviewed',
  'long_day',
  'under_minimum_wage',
  'travel_missing',
  'negative_pay',
  'no_hire_date',
] as const
export type PayException = (typeof payExceptions)[number]

export const payExceptionLabels: Record<PayException, string> = {
  no_rate: 'No pay rate',
  unreviewed: 'Visits not reviewed',
  long_day: 'Over 16 hours in a day',
  under_minimum_wage: 'Under minimum wage',
  travel_missing: 'Travel unknown',
  negative_pay: 'Negative pay',
  no_hire_date: 'No hire date',
}

/** Exceptions with which nobody can acknowledge a timesheet; the others want a reason. */
export const blockingExceptions: readonly PayException[] = ['no_rate', 'negative_pay']

/** Overtime over 40 hours a week, or over 8 hours a day and 80 in two weeks. */
export const overtimeSystems = ['forty', 'eight_eighty'] as const
export type OvertimeSystem = (typeof overtimeSystems)[number]

export const overtimeSystemLabels: Record<OvertimeSystem, string> = {
  forty: 'Over 40 hours a week',
  eight_eighty: 'Over 8 hours a day and 80 in two weeks',
}
