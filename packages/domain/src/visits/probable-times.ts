import { type Instant, millis } from '../time/zone.ts'
import { holdsOfSpan, isInFuture, type HoldReason } from './holding.ts'

const minute = 60_000

/** Why a missing or wrong time is probably this one. */
export const timeSources = [
  'signed',
  'planned_end',
  'last_task',
  'next_visit',
  'planned_length',
  'device_clock',
] as const
export type TimeSource = (typeof timeSources)[number]

/** What is known about the end of a visit whose caregiver did not check out. */
export type EndFacts = {
  startsAt: Instant
  endsAt: Instant
  checkInAt: Instant
  signedAt: Instant | null
  /** When the last task was answered. */
  lastTaskAt: Instant | null
  /** When the same caregiver checked in to their next visit. */
  nextCheckInAt: Instant | null
}

const iso = (at: number): string => new Date(at).toISOString()

/** The last whole minute that has ended, so that no time is ahead of now. */
const wholeMinute = (at: number): number => Math.floor(at / minute) * minute

/**
 * When a visit without a check-out probably ended: when the client signed; else at the planned end, or at the
 * last task if that was later. If somebody came only after the planned end, as long after as was planned. Never
 * after the next visit of the caregiver began, never more than a day after the check-in, and never ahead of now.
 * Null if no such time is after the check-in, as where the device's clock was ahead.
 */
export const probableCheckOut = (
  facts: EndFacts,
  now: Instant,
): { at: string; source: TimeSource } | null => {
  const from = millis(facts.checkInAt)
  const within = (at: Instant | null): number | null =>
    at !== null && millis(at) > from && millis(at) <= millis(now) ? millis(at) : null
  const signed = within(facts.signedAt)
  const planned = millis(facts.endsAt)
  const task = within(facts.lastTaskAt)
  const guess = ((): { at: number; source: TimeSource } => {
    if (signed !== null) return { at: signed, source: 'signed' }
    if (planned <= from) {
      return { at: from + planned - millis(facts.startsAt), source: 'planned_length' }
    }
    if (task !== null && task > planned) return { at: task, source: 'last_task' }
    return { at: planned, source: 'planned_end' }
  })()
  const next = within(facts.nextCheckInAt)
  const { at, source } =
    next !== null && next < guess.at ? { at: next, source: 'next_visit' as const } : guess
  const end = wholeMinute(at)
  if (end <= from || end > millis(now)) return null
  return holdsOfSpan(facts.checkInAt, iso(end)).length > 0 ? null : { at: iso(end), source }
}

/** The times of a worked visit that are held, each with the moment when the server heard of it. */
export type HeldFacts = {
  startsAt: Instant
  endsAt: Instant
  checkInAt: Instant
  checkOutAt: Instant
  checkInReceivedAt: Instant | null
  checkOutReceivedAt: Instant | null
  heldFor: readonly HoldReason[]
}

/** Most minutes by which the offsets of one wrong clock may differ between two punches. */
const steadyMinutes = 5

/**
 * The times of a held visit as they probably were. A clock that was ahead by the same amount at both punches is
 * set right by it. An end that cannot be is set to the planned end. Null if the recorded times are as probable
 * as any others, and so are to be accepted as they are.
 */
export const probableTimes = (
  facts: HeldFacts,
  now: Instant,
): { checkInAt: string; checkOutAt: string; source: TimeSource } | null => {
  const { heldFor, checkInReceivedAt, checkOutReceivedAt } = facts
  if (heldFor.includes('ahead_of_clock') && checkInReceivedAt && checkOutReceivedAt) {
    const [ahead, aheadLater] = [
      millis(facts.checkInAt) - millis(checkInReceivedAt),
      millis(facts.checkOutAt) - millis(checkOutReceivedAt),
    ]
    if (Math.abs(ahead - aheadLater) > steadyMinutes * minute || ahead <= 0) return null
    const times = {
      checkInAt: iso(millis(checkInReceivedAt)),
      checkOutAt: iso(millis(checkOutReceivedAt)),
    }
    return isInFuture(times.checkOutAt, now) ? null : { ...times, source: 'device_clock' }
  }
  if (!heldFor.includes('before_check_in') && !heldFor.includes('too_long')) return null
  const { checkInAt, startsAt, endsAt } = facts
  const end = probableCheckOut(
    { startsAt, endsAt, checkInAt, signedAt: null, lastTaskAt: null, nextCheckInAt: null },
    now,
  )
  return end && { checkInAt: iso(millis(checkInAt)), checkOutAt: end.at, source: end.source }
}
