import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with reports. */
export const reportFailures = {
  report_too_long: {
    status: 422,
    field: 'format',
    sentence: 'A PDF has at most 100,000 rows. Choose CSV or fewer days.',
  },
  report_has_no_file: {
    status: 409,
    sentence: 'This report has no file any more. Make it again.',
  },
} as const satisfies Record<string, FailureDeclaration>
