import {
  type ParentOf,
  subjectNames,
  type SubjectOf,
  type SubjectType,
  type Thing,
} from '@homeward/domain/files/subjects'

/** The record that a thing hangs on. */
export type Subject<T extends Thing> = { type: SubjectOf<T>; id: string }

const columns = {
  agent: 'agent_id',
  assessment: 'assessment_id',
  careplan: 'careplan_id',
  client: 'client_id',
  visit: 'visit_id',
} as const satisfies Partial<Record<SubjectType, string>>

type Columns = Partial<Record<(typeof columns)[keyof typeof columns], string>> & {
  of_agency?: true
}

/** The columns by which a row names its subject. What is the agency's own says just that. */
export const subjectColumns = ({ type, id }: { type: SubjectType; id: string }): Columns =>
  type === 'agency' ? { of_agency: true } : { [columns[type]]: id }

/** What a row hangs on. */
export const subjectOf = <Type extends SubjectType>(row: {
  subject_type: Type
  subject_id: string
}): { type: Type; id: string } => ({ type: row.subject_type, id: row.subject_id })

/** What a thing hangs on, as it is answered. */
export const presentParent = <T extends Thing>({
  type,
  id,
}: Subject<T>): { parent_type: ParentOf<T>; parent_id: string } => ({
  parent_type: subjectNames[type],
  parent_id: id,
})
