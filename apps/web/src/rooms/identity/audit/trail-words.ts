/** What the trail can be narrowed to: the part of an action before its dot. */
export const actions = [
  'agency',
  'alert',
  'authorization',
  'careplan',
  'claim',
  'client',
  'comment',
  'era',
  'file',
  'invite',
  'notification',
  'session',
  'transmission',
  'user',
  'visit',
] as const

/** The records that the trail names. */
export const recordTypes = [
  'agency',
  'agent',
  'authorization',
  'careplan',
  'claim',
  'client',
  'comment',
  'era',
  'file',
  'invite',
  'office',
  'payor',
  'transmission',
  'user',
  'visit',
] as const
