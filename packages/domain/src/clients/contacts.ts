import { word } from '../language/sentence.ts'

/** The people around a client. */
export const contactKinds = ['emergency_contact', 'case_manager', 'physician', 'pharmacy'] as const
export type ContactKind = (typeof contactKinds)[number]
export const contactKindLabels: Record<ContactKind, string> = {
  emergency_contact: 'Emergency contact',
  case_manager: 'Case manager',
  physician: 'Physician',
  pharmacy: 'Pharmacy',
}

/** What forms offer for the relationship to the client; another one may be typed. */
export const contactRelationships = [
  word('Spouse'),
  word('Partner'),
  word('Parent'),
  word('Child'),
  word('Sibling'),
  word('Grandchild'),
  word('Other relative'),
  word('Friend'),
  word('Neighbor'),
  word('Legal guardian'),
  word('Power of attorney'),
  word('Caseworker'),
  word('Other'),
] as const
