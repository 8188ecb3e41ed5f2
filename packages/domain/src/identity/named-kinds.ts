/** The records that a field or a filter names by id, as the audit trail calls them. */
export const namedKinds = [
  'client',
  'agent',
  'office',
  'payor',
  'service',
  'folder',
  'user',
] as const
export type NamedKind = (typeof namedKinds)[number]
