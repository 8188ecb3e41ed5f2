/** Records that things belong to, by their names in the audit trail and the database, and in the API. */
export const subjectNames = {
  agency: 'Agency',
  agent: 'Agent',
  assessment: 'Assessment',
  careplan: 'Careplan',
  client: 'Client',
  visit: 'Visit',
} as const

export type SubjectType = keyof typeof subjectNames
export type SubjectName = (typeof subjectNames)[SubjectType]

/**
 * Which things belong to which records. This is the one table of allowed pairs; the database has the same.
 */
export const allowedSubjects = {
  alert: ['visit', 'agent', 'client'],
  attachment: ['client', 'agent', 'agency'],
  comment: ['visit', 'agent', 'client'],
  folder: ['client', 'agent', 'agency'],
  signature: ['visit', 'careplan', 'assessment'],
} as const satisfies Record<string, readonly SubjectType[]>

export type Thing = keyof typeof allowedSubjects
/** The record types that a thing may belong to. */
export type SubjectOf<T extends Thing> = (typeof allowedSubjects)[T][number]
/** The same, by their names in the API. */
export type ParentOf<T extends Thing> = (typeof subjectNames)[SubjectOf<T>]

/** The record type with this name in the API, if the thing may belong to it; otherwise null. */
export function subjectTypeFor<T extends Thing>(thing: T, name: SubjectName): SubjectOf<T> | null {
  const types: readonly SubjectOf<T>[] = allowedSubjects[thing]
  return types.find((type) => subjectNames[type] === name) ?? null
}

/** The names in the API of the records that a thing may belong to. */
export function parentsOf<T extends Thing>(thing: T): readonly ParentOf<T>[] {
  const types: readonly SubjectOf<T>[] = allowedSubjects[thing]
  return types.map((type): ParentOf<T> => subjectNames[type])
}
