import { localDay, minutesBetween } from '../time/zone.ts'
import type { Instant } from '../time/zone.ts'
import { checkInToleranceMinutes, durationToleranceMinutes, type VisitQuality } from './quality.ts'
import type { EntryMethod } from './vocabulary.ts'

/** A visit, the day and the end that were planned, and how far from home it may be recorded. */
export type Submitted = VisitQuality & {
  scheduledDate: string
  endsAt: Instant
  zone: string
  toleranceMetres: number
}

/** The parts of a visit that were recorded correctly. */
type Submission = {
  day: boolean
  checkIn: boolean
  checkOut: boolean
  deviceIn: boolean
  deviceOut: boolean
  location: boolean
  signature: boolean
  /** All of it. */
  perfect: boolean
}

const isNear = (at: Instant | null, planned: Instant, minutes: number): boolean =>
  at !== null && Math.abs(minutesBetween(planned, at)) <= minutes

const byDevice = (method: EntryMethod | null): boolean => method !== null && method !== 'manual'

/**
 * Which parts of a visit were recorded correctly: on its day, on time, by a device, at the client's home,
 * signed. Anything not recorded is not correct.
 */
export const submissionOf = (visit: Submitted): Submission => {
  const { checkInAt, checkInDistance, checkOutDistance, toleranceMetres } = visit
  const near = (distance: number | null) => distance !== null && distance <= toleranceMetres
  const parts = {
    day: checkInAt !== null && localDay(checkInAt, visit.zone) === visit.scheduledDate,
    checkIn: isNear(checkInAt, visit.startsAt, checkInToleranceMinutes),
    checkOut: isNear(visit.checkOutAt, visit.endsAt, durationToleranceMinutes),
    deviceIn: byDevice(visit.checkInMethod),
    deviceOut: byDevice(visit.checkOutMethod),
    location: near(checkInDistance) && near(checkOutDistance),
    signature: visit.signed,
  }
  return { ...parts, perfect: Object.values(parts).every(Boolean) }
}
