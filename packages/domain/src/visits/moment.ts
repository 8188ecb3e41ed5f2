import { type Instant, millis } from '../time/zone.ts'
import { checkInToleranceMinutes, isMissed, missedAfterMinutes } from './quality.ts'
import type { VisitStatus } from './vocabulary.ts'

/**
 * The state of a visit at this moment, for the people who watch the day. States that need someone come
 * first.
 */
export const visitMoments = [
  'missed',
  'late',
  'no_check_out',
  'open',
  'in_progress',
  'done',
  'to_come',
] as const
export type VisitMoment = (typeof visitMoments)[number]

export const visitMomentLabels: Record<VisitMoment, string> = {
  missed: 'Missed',
  late: 'Late',
  no_check_out: 'No check-out',
  open: 'Open',
  in_progress: 'In progress',
  done: 'Done',
  to_come: 'Upcoming',
}

const waiting = ['missed', 'late', 'no_check_out', 'open'] as const satisfies readonly VisitMoment[]

/** Whether someone in the office must act. */
export const needsSomebody = (moment: VisitMoment): boolean =>
  (waiting as readonly VisitMoment[]).includes(moment)

/** The filters of a visit list: one moment, or several together. */
export const momentFilters = [
  ...visitMoments,
  'needs_someone',
  'as_planned',
  'takes_place',
] as const
export type MomentFilter = (typeof momentFilters)[number]

export const momentFilterLabels: Record<MomentFilter, string> = {
  ...visitMomentLabels,
  needs_someone: 'Needs attention',
  as_planned: 'As planned',
  takes_place: 'Not canceled',
}

/** The moments of a filter. */
export const momentsOf = (filter: MomentFilter): readonly VisitMoment[] => {
  if (filter === 'needs_someone') return waiting
  if (filter === 'as_planned') return visitMoments.filter((moment) => !needsSomebody(moment))
  return filter === 'takes_place' ? visitMoments : [filter]
}

/** Statuses of visits that do not take place; they have no moment. */
export const goneStatuses = ['canceled', 'archived'] as const satisfies readonly VisitStatus[]

/** Statuses of visits whose care was given and counts. */
export const deliveredStatuses = ['completed', 'approved'] as const satisfies readonly VisitStatus[]

/** Statuses of visits that somebody has worked. */
export const workedStatuses = [
  'completed',
  'approved',
  'rejected',
] as const satisfies readonly VisitStatus[]

/**
 * The instants between the moments. A waiting visit that starts before `missed` is missed; one that starts
 * before `late`, by the agency's minutes, is late. A visit in progress that should have ended before `overdue` has no
 * check-out.
 */
export const momentBounds = (
  now: Instant,
  lateAfter: number,
): { missed: Date; late: Date; overdue: Date } => {
  const before = (minutes: number): Date => new Date(millis(now) - minutes * 60_000)
  return {
    missed: before(missedAfterMinutes),
    // What is missed is no longer late, however long the agency waits.
    late: before(Math.min(lateAfter, missedAfterMinutes)),
    overdue: before(checkInToleranceMinutes),
  }
}

type Facts = { status: VisitStatus; startsAt: Instant; endsAt: Instant; draft: boolean }
type At = { now: Instant; lateAfter: number }

/** The moment of a visit; null if it does not take place. No one was to come to a draft: it is neither late nor missed. */
export const momentOf = (visit: Facts, { now, lateAfter }: At): VisitMoment | null => {
  const { status, startsAt, endsAt, draft } = visit
  const { late, overdue } = momentBounds(now, lateAfter)
  if (status === 'canceled' || status === 'archived') return null
  if (status === 'in_progress') {
    return millis(endsAt) < overdue.getTime() ? 'no_check_out' : 'in_progress'
  }
  if (status !== 'scheduled' && status !== 'available') return 'done'
  if (isMissed(visit, now)) return 'missed'
  if (status === 'available') return 'open'
  return !draft && millis(startsAt) < late.getTime() ? 'late' : 'to_come'
}
