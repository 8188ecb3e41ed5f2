import type { Assessment } from '@homeward/contract/care/assessments'
import { type FactorGroup, factorGroups } from '@homeward/domain/care/vocabulary'
import { newKey } from '../../../plumbing/new-key.ts'
import { needed } from '../../../ui/form/needed.ts'

/** A line of a list: the key names the row on the screen and is not sent. */
type ItemValues = { key: string; name: string; description: string }
type DiagnosisValues = { key: string; code: string; name: string }

/** An activity of the catalogue as its fields hold it; without a level it is not kept. */
export type ActivityValues = { id: string; level: string; frequency: string; description: string }
type ServiceValues = { id: string; categories: { id: string; activities: ActivityValues[] }[] }

/** An assessment as its fields hold it. */
export type AssessmentValues = {
  date: string
  start_date: string
  end_date: string
  agent_id: string | null
  observed_by_id: string | null
  observed_at: string | null
  corrector_id: string | null
  authorized_minutes: number | ''
  diagnosis: DiagnosisValues[]
  goals: ItemValues[]
  equipment: ItemValues[]
  groups: Record<FactorGroup, ItemValues[]>
  services: ServiceValues[]
  signed_id: string | null
}

export const newItem = (key = newKey()): ItemValues => ({ key, name: '', description: '' })
export const newDiagnosis = (key = newKey()): DiagnosisValues => ({ key, code: '', name: '' })

/** A new assessment over the days of its authorization, with its services. */
export const newAssessment = (start: {
  today: string
  startDate: string
  endDate: string
  serviceIds: readonly string[]
}): AssessmentValues => ({
  date: start.today,
  start_date: start.startDate,
  end_date: start.endDate,
  agent_id: null,
  observed_by_id: null,
  observed_at: null,
  corrector_id: null,
  authorized_minutes: '',
  diagnosis: [newDiagnosis('first')],
  goals: [newItem('first')],
  equipment: [],
  groups: groupsOf(() => []),
  services: start.serviceIds.map((id) => ({ id, categories: [] })),
  signed_id: '',
})

/** A stored assessment as its fields hold it. */
export const assessmentValues = (assessment: Assessment): AssessmentValues => ({
  date: assessment.date,
  start_date: assessment.start_date,
  end_date: assessment.end_date,
  agent_id: assessment.agent_id,
  observed_by_id: assessment.observed_by_id,
  observed_at: assessment.observed_at,
  corrector_id: assessment.corrector_id,
  authorized_minutes: assessment.authorized_minutes,
  diagnosis: assessment.diagnosis.map((row, at) => ({ key: `d${at}`, ...row })),
  goals: keyed(assessment.goals),
  equipment: keyed(assessment.equipment),
  groups: groupsOf((group) => keyed(assessment.groups[group])),
  services: assessment.services.map(({ id, categories }) => ({
    id,
    categories: categories.map((category) => ({
      id: category.id,
      activities: category.activities.map(({ id: activity, level, frequency, description }) => ({
        id: activity,
        level,
        frequency,
        description,
      })),
    })),
  })),
  signed_id: '',
})

type Item = { name: string; description: string }

const keyed = (rows: readonly Item[]): ItemValues[] =>
  rows.map((row, at) => ({ key: `i${at}`, ...row }))

const groupsOf = <T>(of: (group: FactorGroup) => T): Record<FactorGroup, T> =>
  Object.fromEntries(factorGroups.map((group) => [group, of(group)])) as Record<FactorGroup, T>

const withoutKeys = <R extends { key: string }>(rows: readonly R[]) =>
  rows.map(({ key: _, ...row }) => row)

/** The input of the endpoint that the fields mean. */
export const assessmentInput = ({
  diagnosis,
  goals,
  equipment,
  groups,
  signed_id,
  ...values
}: AssessmentValues) => ({
  ...needed(values, ['date', 'start_date', 'end_date']),
  authorized_minutes: values.authorized_minutes === '' ? null : values.authorized_minutes,
  diagnosis: withoutKeys(diagnosis),
  goals: withoutKeys(goals),
  equipment: withoutKeys(equipment),
  groups: groupsOf((group) => withoutKeys(groups[group])),
  // Empty: the stored document stays.
  ...(signed_id !== '' && { signed_id }),
})
