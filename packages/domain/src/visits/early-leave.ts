import { type Instant, millis, minutesBetween } from '../time/zone.ts'
import { durationToleranceMinutes } from './quality.ts'

type Running = { endsAt: Instant; scheduledDuration: number; checkInAt: Instant | null }

/**
 * The minutes that are left of the plan where somebody leaves long before its end; 0 where they do not.
 * Whoever began early and stayed as long as planned does not leave early.
 */
export const minutesLeftBehind = (visit: Running, at: Instant): number => {
  const { endsAt, scheduledDuration, checkInAt } = visit
  if (checkInAt === null || millis(at) >= millis(endsAt)) return 0
  const ahead = minutesBetween(at, endsAt)
  const missing = scheduledDuration - Math.max(0, minutesBetween(checkInAt, at))
  const left = Math.min(ahead, missing)
  return left > durationToleranceMinutes ? left : 0
}
