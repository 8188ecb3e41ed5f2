import type { RecordType } from './record-types.ts'

/** What people without an account are sent a link for. A link opens the calls of its purpose and no others. */
export const linkPurposes = [
  'application',
  'questionnaire',
  'family_signature',
  'interview',
] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** For how many days a link is good, unless whoever issues it says less. */
export const linkDays: Record<LinkPurpose, number> = {
  application: 30,
  questionnaire: 14,
  family_signature: 14,
  interview: 7,
}

/** The record that a link is about, by its type and id as the audit trail calls them. */
export type LinkSubject = { readonly type: RecordType; readonly id: string }
