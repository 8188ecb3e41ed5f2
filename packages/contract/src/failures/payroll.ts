import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with pay. */
export const payrollFailures = {
  pay_rules_taken: {
    status: 422,
    field: 'start_date',
    sentence: 'Pay rules begin on this day already. Change those, or choose another day.',
  },
  pay_rate_overlap: {
    status: 422,
    field: 'start_date',
    sentence: 'Another rate for the same work holds on some of these days. End that one first.',
  },
  pay_holiday_taken: {
    status: 422,
    field: 'day',
    sentence: 'This day is a holiday already.',
  },
  pay_entry_twice: {
    status: 422,
    field: 'visit_id',
    sentence: 'The travel to this visit was entered already. Change that entry.',
  },
  pay_week_running: {
    status: 409,
    sentence: 'The pay week is not over yet. Acknowledge it from the next Monday on.',
  },
  timesheet_frozen: {
    status: 409,
    sentence:
      'This timesheet was acknowledged already. What changes now becomes an adjustment in the next open week.',
  },
  timesheet_blocked: {
    status: 409,
    sentence:
      'This timesheet has work without a pay rate or a negative total. Fix that before you acknowledge it.',
  },
  pay_changed: {
    status: 409,
    sentence: 'The pay changed in the meantime. Check the new figures and try again.',
  },
  payroll_open: {
    status: 409,
    sentence: 'No timesheet of this week is acknowledged. Acknowledge the week first.',
  },
  payroll_exported: {
    status: 409,
    sentence:
      'All acknowledged timesheets of this week are in a file already. Confirm that you want them again.',
  },
} as const satisfies Record<string, FailureDeclaration>
