import { evvVendorLabels } from '../../agency/vocabulary.ts'
import { millis, minutesBetween } from '../../time/zone.ts'
import type { VerificationCause } from '../causes.ts'
import type { CheckedFor, CheckedVisit, Found } from './checked.ts'

const mostMinutes = 24 * 60

/** What is wrong with the times of a visit. */
export function timeProblems(
  visit: CheckedVisit,
  { overlaps, vendor: asked }: CheckedFor,
): Found[] {
  const vendor = evvVendorLabels[asked]
  const from = visit.corrected.checkIn ?? visit.checkIn?.at ?? null
  const to = visit.corrected.checkOut ?? visit.checkOut?.at ?? null
  const found: Found[] = []
  const add = (cause: VerificationCause, message: string) =>
    found.push({ cause, message, fix: 'visit' })
  if (from === null)
    add('no_check_in', `The check-in is missing. ${vendor} asks when the care began. Add it.`)
  if (to === null)
    add('no_check_out', `The check-out is missing. ${vendor} asks when the care ended. Add it.`)
  if (from !== null && to !== null) {
    if (millis(to) < millis(from)) {
      add(
        'out_before_in',
        `The check-out is before the check-in. ${vendor} refuses such times. Correct them.`,
      )
    } else if (minutesBetween(from, to) > mostMinutes) {
      add(
        'over_24_hours',
        `The visit is longer than 24 hours, probably because of a missed check-out. ${vendor} refuses it. Correct its times.`,
      )
    }
  }
  const [overlap] = overlaps.filter(({ minutes }) => minutes > 1)
  if (overlap) {
    add(
      'overlap',
      `The caregiver was with ${overlap.with} during ${overlap.minutes} minutes of this visit. ${vendor} refuses one of the two. Correct one of them.`,
    )
  }
  return found
}
