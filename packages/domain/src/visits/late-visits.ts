import { millis } from '../time/zone.ts'
import type { Instant } from '../time/zone.ts'
import { checkInToleranceMinutes } from './quality.ts'

/** A visit without a check-in counts as late more than this many minutes after its start. */
const lateVisitMinutes = checkInToleranceMinutes

/** Hours after which a visit without a check-in is no longer announced. */
const lateVisitHours = 24

/** The starts, `from` included and `before` not, of the visits that are late at an instant. */
export const lateStarts = (now: Instant): { from: Date; before: Date } => ({
  from: new Date(millis(now) - lateVisitHours * 3_600_000),
  before: new Date(millis(now) - lateVisitMinutes * 60_000),
})
