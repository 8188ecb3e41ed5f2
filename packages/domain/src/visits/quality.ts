import { evvVendorRules } from '../agency/evv-vendor-rules.ts'
import type { EvvVendor } from '../agency/vocabulary.ts'
import { millis, minutesBetween } from '../time/zone.ts'
import type { Instant } from '../time/zone.ts'
import type { EntryMethod, VisitStatus } from './vocabulary.ts'

/** Meters from the client's address within which a punch counts as at the client's home. */
const placeToleranceMetres = 150
/** Minutes before the schedule from which a check-in is flagged as early (more than). */
const earlyMinutes = 60
/** Minutes after the schedule from which a check-in is flagged as late (more than). */
const lateMinutes = 180
/** A visit without a check-in is missed more than this many minutes after its start. */
export const missedAfterMinutes = lateMinutes
/** Minutes that a check-in may differ from the schedule before the condition level says so. */
export const checkInToleranceMinutes = 15
/** Minutes that the length of a visit may differ from the schedule before the level says so. */
export const durationToleranceMinutes = 15
/** Percent of its planned length that a visit may differ before the level says so, whatever the minutes. */
const durationTolerancePercent = 10

/** The facts that decide the quality of a visit. Distances are in meters. */
export type VisitQuality = {
  status: VisitStatus
  startsAt: Instant
  scheduledDuration: number
  checkInAt: Instant | null
  checkOutAt: Instant | null
  checkInMethod: EntryMethod | null
  checkOutMethod: EntryMethod | null
  checkInDistance: number | null
  checkOutDistance: number | null
  signed: boolean
  reviewedCheckInAt?: Instant | null
  reviewedCheckOutAt?: Instant | null
}

type VisitFlags = { manual: boolean; early: boolean; late: boolean; far: boolean }

const isFar = (visit: VisitQuality, tolerance: number): boolean =>
  (visit.checkInDistance ?? 0) > tolerance || (visit.checkOutDistance ?? 0) > tolerance

/**
 * What is unusual about a visit as it was recorded. Early: checked in more than an hour before the
 * schedule. Late: more than three hours after it, or rejected. An unknown place is not far. A vendor may
 * count some of it alone.
 */
export const visitFlags = (
  visit: VisitQuality,
  toleranceMetres: number = placeToleranceMetres,
  vendor: EvvVendor | null = null,
): VisitFlags => {
  const { checkInAt } = visit
  const only = vendor === null ? null : evvVendorRules[vendor].countsOnly
  const counts = (flag: keyof VisitFlags): boolean => only === null || only.includes(flag)
  const lateBy = checkInAt === null ? 0 : (millis(checkInAt) - millis(visit.startsAt)) / 60_000
  return {
    manual:
      counts('manual') && (visit.checkInMethod === 'manual' || visit.checkOutMethod === 'manual'),
    early: counts('early') && lateBy < -earlyMinutes,
    late: counts('late') && (lateBy > lateMinutes || visit.status === 'rejected'),
    far: counts('far') && isFar(visit, toleranceMetres),
  }
}

/** Whether a length differs from the planned one by more than either tolerance. */
const isMismatched = (minutes: number, planned: number): boolean => {
  const apart = Math.abs(minutes - planned)
  return apart > durationToleranceMinutes || apart * 100 > planned * durationTolerancePercent
}

/**
 * How good a visit is, the worst finding counts: 0 not completed, 1 fine, 2 check-in away from the
 * schedule, 3 length away from the schedule, a time missing or a place too far, 4 not signed. Reviewed
 * times take precedence over recorded ones.
 */
export const conditionLevel = (
  visit: VisitQuality,
  toleranceMetres: number = placeToleranceMetres,
): 0 | 1 | 2 | 3 | 4 => {
  if (visit.status !== 'completed' && visit.status !== 'approved') return 0
  if (!visit.signed) return 4
  const from = visit.reviewedCheckInAt ?? visit.checkInAt
  const to = visit.reviewedCheckOutAt ?? visit.checkOutAt
  if (from === null || to === null || isFar(visit, toleranceMetres)) return 3
  if (isMismatched(minutesBetween(from, to), visit.scheduledDuration)) return 3
  const later = minutesBetween(visit.startsAt, from)
  return Math.abs(later) > checkInToleranceMinutes ? 2 : 1
}

/**
 * Whether a visit has no check-in although it should have begun more than three hours ago. A draft has no one who
 * was told to come.
 */
export const isMissed = (
  visit: Pick<VisitQuality, 'status' | 'startsAt'> & { draft: boolean },
  now: Instant,
): boolean =>
  !visit.draft &&
  (visit.status === 'scheduled' || visit.status === 'available') &&
  millis(now) - millis(visit.startsAt) > missedAfterMinutes * 60_000
