import { Failure } from '../../plumbing/failure.ts'
import type { Booking } from './booking-store.ts'

/**
 * Refuses a time at which the caregiver has another visit, and says which. The constraint of the
 * database stands behind it; this finds words, and sees the visits that were allowed to overlap.
 */
export function refuseDoubleBooking({ name, clash }: Booking, timeZone: string): void {
  if (!clash) return
  const span = spanWords(clash.starts_at, clash.ends_at, timeZone)
  throw new Failure('caregiver_double_booked', {
    sentence: `${name} already has a visit with ${clash.client_name} on ${span}.`,
  })
}

/** '11/02/2026 from 9:00 AM to 11:00 AM', by the wall clock of the zone. */
export function spanWords(from: string, to: string, timeZone: string): string {
  const words = (instant: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options })
      .format(new Date(instant))
      .replaceAll('\u202F', ' ')
  const day = words(from, { year: 'numeric', month: '2-digit', day: '2-digit' })
  const clock = { hour: 'numeric', minute: '2-digit' } as const
  return `${day} from ${words(from, clock)} to ${words(to, clock)}`
}
