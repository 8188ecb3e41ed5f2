import { type Instant, localDay, minutesBetween, sameMinute } from '../time/zone.ts'
import {
  checkInToleranceMinutes,
  durationToleranceMinutes,
  type VisitQuality,
} from '../visits/quality.ts'

/** A visit, what was planned of it, and how far from home it may be recorded. */
export type Submitted = VisitQuality & {
  scheduledDate: string
  endsAt: Instant
  zone: string
  toleranceMetres: number
  clientId: string
  agentId: string | null
  /** The procedure code that it is billed with; null without one. */
  service: string | null
}

type AcceptedPunch = {
  at: Instant
  method: string
  latitude: number | null
  longitude: number | null
}

/** What a vendor accepted last of a visit. */
export type Accepted = {
  state: string
  day: string
  clientId: string
  agentId: string | null
  service: string | null
  checkIn: AcceptedPunch | null
  checkOut: AcceptedPunch | null
  corrected: { checkIn: Instant | null; checkOut: Instant | null }
}

const submittedParts = [
  'day',
  'checkIn',
  'checkOut',
  'deviceIn',
  'deviceOut',
  'location',
  'service',
  'caregiver',
  'client',
  'signature',
] as const
type Parts = Record<(typeof submittedParts)[number], boolean>

/** The parts of a visit that were submitted correctly, and whether all of it was. */
type Submission = Parts & { perfect: boolean }

const isNear = (at: Instant | null, planned: Instant, minutes: number): boolean =>
  at !== null && Math.abs(minutesBetween(planned, at)) <= minutes

const byDevice = (method: string | null | undefined): boolean =>
  method !== null && method !== undefined && method !== 'manual'

/** What was recorded correctly. Anything not recorded is not correct. */
const recorded = (visit: Submitted): Parts => {
  const { checkInAt, checkInDistance, checkOutDistance, toleranceMetres } = visit
  const near = (distance: number | null) => distance !== null && distance <= toleranceMetres
  const begun = checkInAt !== null
  return {
    day: begun && localDay(checkInAt, visit.zone) === visit.scheduledDate,
    checkIn: isNear(checkInAt, visit.startsAt, checkInToleranceMinutes),
    checkOut: isNear(visit.checkOutAt, visit.endsAt, durationToleranceMinutes),
    deviceIn: byDevice(visit.checkInMethod),
    deviceOut: byDevice(visit.checkOutMethod),
    location: near(checkInDistance) && near(checkOutDistance),
    service: begun && visit.service !== null,
    caregiver: begun && visit.agentId !== null,
    client: begun,
    signature: visit.signed,
  }
}

const isSame = (a: Instant | null | undefined, b: Instant | null | undefined): boolean =>
  a !== null && a !== undefined && b !== null && b !== undefined && sameMinute(a, b)

const isPlaced = (punch: AcceptedPunch | null): boolean =>
  punch !== null && punch.latitude !== null && punch.longitude !== null

/** What a vendor has as the visit is now. No vendor is told of signatures alike, so none counts against it. */
const accepted = (visit: Submitted, at: Accepted | null): Parts => {
  const has = at?.state === 'worked' ? at : null
  const { checkIn = null, checkOut = null, corrected } = has ?? {}
  return {
    day: has?.day === visit.scheduledDate,
    checkIn: isSame(corrected?.checkIn ?? checkIn?.at, visit.reviewedCheckInAt ?? visit.checkInAt),
    checkOut: isSame(
      corrected?.checkOut ?? checkOut?.at,
      visit.reviewedCheckOutAt ?? visit.checkOutAt,
    ),
    deviceIn: byDevice(checkIn?.method),
    deviceOut: byDevice(checkOut?.method),
    location: isPlaced(checkIn) && isPlaced(checkOut),
    service: has !== null && has.service === visit.service,
    caregiver: has !== null && has.agentId === visit.agentId,
    client: has?.clientId === visit.clientId,
    signature: true,
  }
}

/**
 * Which parts of a visit were submitted correctly: recorded on its day, on time, by a device, at the
 * client's home, signed; and accepted like that by each vendor that is told of it. `vendors` has what each of
 * them accepted last, null where that is nothing.
 */
export const submissionOf = (
  visit: Submitted,
  vendors: readonly (Accepted | null)[] = [],
): Submission => {
  const all = [recorded(visit), ...vendors.map((at) => accepted(visit, at))]
  const right = (part: keyof Parts): boolean => all.every((parts) => parts[part])
  const parts = {
    day: right('day'),
    checkIn: right('checkIn'),
    checkOut: right('checkOut'),
    deviceIn: right('deviceIn'),
    deviceOut: right('deviceOut'),
    location: right('location'),
    service: right('service'),
    caregiver: right('caregiver'),
    client: right('client'),
    signature: right('signature'),
  }
  return { ...parts, perfect: submittedParts.every((part) => parts[part]) }
}
