import { minutesBetween } from '@homeward/domain/time/zone'
import type { reviewVisit } from '../rooms/visits/review/review-visit.ts'

type Recorded = {
  scheduled_duration: number
  completed_duration: number | null
  starts_at: string
  ends_at: string
  check_in_at: string | null
  check_in_distance: number | null
}

/** Most stand as recorded; a short one is corrected, one from far away is explained or rejected. */
export function judge(visit: Recorded): Omit<Parameters<typeof reviewVisit>[1], 'id'> {
  if ((visit.check_in_distance ?? 0) > 1000) {
    return {
      decision: 'reject',
      note: 'Checked in more than half a mile away. To discuss with caregiver.',
    }
  }
  if ((visit.check_in_distance ?? 0) > 150) {
    return { decision: 'approve', note: 'Picked up at the clinic. The daughter confirmed it.' }
  }
  const missing = visit.scheduled_duration - (visit.completed_duration ?? 0)
  if (
    missing > 20 &&
    visit.check_in_at &&
    minutesBetween(visit.starts_at, visit.check_in_at) < 15
  ) {
    return {
      decision: 'approve',
      reviewed_check_out_at: visit.ends_at,
      reason: 'no_signal',
      note: 'Checked out at the bus stop. The client confirmed the full time.',
    }
  }
  return { decision: 'approve' }
}
