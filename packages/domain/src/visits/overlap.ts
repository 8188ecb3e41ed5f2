import { millis } from '../time/zone.ts'
import type { Instant } from '../time/zone.ts'
import type { VisitStatus } from './vocabulary.ts'

/** Statuses of visits that take up nobody's time. */
export const ignoredInOverlap = [
  'canceled',
  'rejected',
  'archived',
] as const satisfies readonly VisitStatus[]

export type Span = { startsAt: Instant; endsAt: Instant }

/**
 * Whether two spans share time. Touching is not sharing: one may end in the minute in which the
 * other starts. Also true where one encloses the other.
 */
export const overlaps = (a: Span, b: Span): boolean =>
  millis(a.startsAt) < millis(b.endsAt) && millis(a.endsAt) > millis(b.startsAt)

/** Whether a visit counts when a caregiver's double bookings are looked for. */
export const takesTime = (status: VisitStatus): boolean =>
  !ignoredInOverlap.some((ignored) => ignored === status)
