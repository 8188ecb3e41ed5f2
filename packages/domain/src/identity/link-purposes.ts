import type { RecordType } from './record-types.ts'

/** The purposes of links for people without an account. A link opens only the calls of its purpose. */
export const linkPurposes = [
  'application',
  'questionnaire',
  'family_signature',
  'interview',
] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** The days for which a link is valid, unless its issuer says less. */
export const linkDays: Record<LinkPurpose, number> = {
  application: 30,
  questionnaire: 14,
  family_signature: 14,
  interview: 7,
}

/** The record that a link is about, by its type and id as the audit trail calls them. */
export type LinkSubject = { readonly type: RecordType; readonly id: string }
