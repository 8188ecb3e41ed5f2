import type { Instant } from './zone.ts'

/** From one instant to another; the end does not belong to it. */
export type TimeRange = { startsAt: Instant; endsAt: Instant }
