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
  'Spouse',
  'Partner',
  'Parent',
  'Child',
  'Sibling',
  'Grandchild',
  'Other relative',
  'Friend',
  'Neighbor',
  'Legal guardian',
  'Power of attorney',
  'Caseworker',
  'Other',
] as const
