import { caregiverAbsenceKindLabels } from '@homeward/domain/caregivers/absences'
import { clientAbsenceKindLabels } from '@homeward/domain/clients/absences'

/** Who is away. */
export type Side = 'agent' | 'client'

/** When somebody is away; without an end nobody knows yet. */
export type AwaySpan = { startsAt: string; endsAt: string | null }

/** Why a visit was taken off the schedule, in a sentence. */
export const whyTaken = {
  agent: (name: string, kind: keyof typeof caregiverAbsenceKindLabels): string =>
    `${name} is away (${caregiverAbsenceKindLabels[kind].toLowerCase()}).`,
  client: (name: string, kind: keyof typeof clientAbsenceKindLabels): string =>
    `${name} is away (${clientAbsenceKindLabels[kind].toLowerCase()}).`,
}
