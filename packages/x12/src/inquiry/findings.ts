import type { Finding } from '../finding.ts'

/** What can be wrong inside a 270, 271, 276 or 277. */
const inquiryCodes = {
  unknown_guide: 'The guide is not one that can be read',
  lost_level: 'A level (HL) belongs to one that is not there',
  missing_trace: 'What is asked or answered has no trace number',
  bad_amount: 'An amount cannot be read',
  bad_quantity: 'A quantity cannot be read',
  bad_date: 'A date cannot be read',
} as const

type InquiryCode = keyof typeof inquiryCodes
export type InquiryFinding = Finding<InquiryCode>
