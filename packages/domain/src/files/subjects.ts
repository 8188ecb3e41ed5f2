/** Records that things hang on: as the trail and the database name them, and as the API does. */
export const subjectNames = {
  agency: 'Agency',
  agent: 'Agent',
  careplan: 'Careplan',
  client: 'Client',
  visit: 'Visit',
} as const

export type SubjectType = keyof typeof subjectNames
export type SubjectName = (typeof subjectNames)[SubjectType]

/** What hangs on which records. The one table of allowed pairs; the database holds the same. */
export const allowedSubjects = {
  alert: ['visit', 'agent', 'client'],
  attachment: ['client', 'agent', 'agency'],
  comment: ['visit', 'agent', 'client'],
  folder: ['client', 'agent', 'agency'],
  signature: ['visit', 'careplan'],
} as const satisfies Record<string, readonly SubjectType[]>

export type Thing = keyof typeof allowedSubjects
/** The types of records that a thing hangs on. */
export type SubjectOf<T extends Thing> = (typeof allowedSubjects)[T][number]
/** The same by the names of the API. */
export type ParentOf<T extends Thing> = (typeof subjectNames)[SubjectOf<T>]

/** The type of record that the API calls so, where the thing may hang on such; null where it may not. */
export function subjectTypeFor<T extends Thing>(thing: T, name: SubjectName): SubjectOf<T> | null {
  const types: readonly SubjectOf<T>[] = allowedSubjects[thing]
  return types.find((type) => subjectNames[type] === name) ?? null
}

/** What the API calls the records that a thing hangs on. */
export function parentsOf<T extends Thing>(thing: T): readonly ParentOf<T>[] {
  const types: readonly SubjectOf<T>[] = allowedSubjects[thing]
  return types.map((type): ParentOf<T> => subjectNames[type])
}
