import { fail, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { laterDay } from '../time/zone.ts'
import type { CareplanState } from './careplan.ts'

/**
 * The days of the next version of a plan: from today, or from the day on which the version in force begins if
 * that is still to come, to the end of that version. Only a plan that is in force has a next version.
 */
export const revisionDates = (
  inForce: CareplanState | undefined,
  today: string,
): Result<{ startDate: string; endDate: string }, 'careplan_not_in_force'> =>
  inForce?.status === 'active' && inForce.endDate >= today
    ? ok({ startDate: laterDay(today, inForce.startDate), endDate: inForce.endDate })
    : fail('careplan_not_in_force')

type Line = { id: string; label: string; minutes: number }
type Shift = {
  /** The same in every version that has the shift. */
  series_id: string
  number: number
  recurring_rule: string
  recurrence: string
  scheduled_time: string
  scheduled_duration: number
  services: readonly Line[]
  agent: { id: string; name: string } | null
}
type Version<S extends Shift> = { start_date: string; end_date: string; shifts: readonly S[] }

/** What of a shift differs between two versions. */
type ShiftPart = 'days' | 'time' | 'length' | 'services' | 'caregiver'
export const shiftPartLabels: Record<ShiftPart, string> = {
  days: 'Days',
  time: 'Start time',
  length: 'Length',
  services: 'Services',
  caregiver: 'Caregiver',
}

export type ShiftDifference<S> =
  | { what: 'added'; after: S }
  | { what: 'removed'; before: S }
  | { what: 'changed'; before: S; after: S; parts: readonly ShiftPart[] }

/** The shifts that differ between two versions of a plan, those of the later one first. */
export const shiftDifferences = <S extends Shift>(
  before: Version<S>,
  after: Version<S>,
): ShiftDifference<S>[] => {
  const earlier = new Map(before.shifts.map((shift) => [shift.series_id, shift]))
  const kept = new Set(after.shifts.map(({ series_id }) => series_id))
  return [
    ...after.shifts.flatMap((shift): ShiftDifference<S>[] => {
      const was = earlier.get(shift.series_id)
      if (!was) return [{ what: 'added', after: shift }]
      const parts = changedParts(was, shift)
      return parts.length === 0 ? [] : [{ what: 'changed', before: was, after: shift, parts }]
    }),
    ...before.shifts
      .filter(({ series_id }) => !kept.has(series_id))
      .map((shift): ShiftDifference<S> => ({ what: 'removed', before: shift })),
  ]
}

const changedParts = (before: Shift, after: Shift): ShiftPart[] => {
  const same: Record<ShiftPart, boolean> = {
    days: before.recurring_rule === after.recurring_rule,
    time: before.scheduled_time === after.scheduled_time,
    length: before.scheduled_duration === after.scheduled_duration,
    services: linesOf(before) === linesOf(after),
    caregiver: (before.agent?.id ?? null) === (after.agent?.id ?? null),
  }
  return (Object.keys(same) as ShiftPart[]).filter((part) => !same[part])
}

/** A single service takes the whole shift, so that its minutes say nothing of their own. */
const linesOf = ({ services }: Shift): string =>
  services.map(({ id, minutes }) => (services.length === 1 ? id : `${id} ${minutes}`)).join()
