import type { Capability } from '../identity/capabilities.ts'
import { type Holder, holds } from '../identity/abilities.ts'
import { dayBefore, laterDay } from '../time/zone.ts'
import type { AssessmentState, CareplanStatus } from './vocabulary.ts'

/** What the rules of an assessment need to know of it. Both days are included. */
type AssessmentDates = { startDate: string; endDate: string; status: AssessmentState }

/** The status of an assessment on a day. Its dates decide, unless it is a draft or archived. */
export const assessmentStatusOn = (
  { startDate, endDate, status }: AssessmentDates,
  day: string,
): CareplanStatus => {
  if (status !== 'scheduled') return status
  if (day < startDate) return 'scheduled'
  return day > endDate ? 'inactive' : 'active'
}

/** The fields that only an owner may change once an assessment is in force. */
const heldFields = ['services', 'authorized_minutes', 'status'] as const
export type HeldField = (typeof heldFields)[number]

const correcting: Capability = 'assessments.correct'

/**
 * The fields that an update leaves as they are: none for an owner or while the assessment is a draft or
 * scheduled, otherwise services, minutes and status (section 5 of the specification).
 */
export const ignoredFields = (
  holder: Holder,
  { status }: { status: CareplanStatus },
): readonly HeldField[] =>
  status === 'draft' || status === 'scheduled' || holds(holder, correcting) ? [] : heldFields

/** The last day of an archived assessment: the day before `day`, but never before its first day. */
export const archivedEnd = (startDate: string, day: string): string =>
  laterDay(startDate, dayBefore(day))

/** The activities that an assessment keeps: those with a level. */
export const keptActivities = <A extends { level?: string | null | undefined }>(
  activities: readonly A[],
): (A & { level: NonNullable<A['level']> })[] =>
  activities.filter((one): one is A & { level: NonNullable<A['level']> } => Boolean(one.level))

/** The rows of a list in an assessment that say something in one of their fields, trimmed. */
export const filledRows = <R extends Record<string, string>>(rows: readonly R[]): R[] =>
  rows.filter((row) => Object.values(row).some((value) => value.trim() !== ''))

/** What may be done with an assessment. `edit_fully` covers services, minutes and status. */
export const assessmentAbilities = (
  holder: Holder,
  { status }: { status: CareplanStatus },
): Record<string, boolean> => {
  const may = holds(holder, 'assessments.write')
  const kept = status !== 'archived'
  return {
    edit: may && kept,
    edit_fully: may && kept && ignoredFields(holder, { status }).length === 0,
    schedule: may && status === 'draft',
    archive: may && kept,
    sign: may && kept,
    restore: may && ignoredFields(holder, { status }).length === 0 && !kept,
    add_careplan: kept && holds(holder, 'careplans.write'),
  }
}
