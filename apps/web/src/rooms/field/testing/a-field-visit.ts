import type { Visit } from '@homeward/contract/visits/visits'
import { localClock, localDay } from '@homeward/domain/time/zone'

const uuid = (n: number): string => `0190cccc-0000-7000-8000-${String(n).padStart(12, '0')}`

export const visitId = uuid(1)
/** The caregiver of `aUser()`. */
const caregiverId = '01900003-0000-7000-8000-000000000000'
export const zone = 'America/New_York'

const minutesFrom = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000)

/** A visit of two hours that starts `inMinutes` from `now`, with two tasks. */
export const aFieldVisit = (
  wishes: Partial<Visit> = {},
  { now = new Date(), inMinutes = 5 }: { now?: Date; inMinutes?: number } = {},
): Visit => {
  const start = minutesFrom(now, inMinutes)
  return {
    id: visitId,
    scheduled_date: localDay(start, zone),
    scheduled_time: localClock(start, zone),
    scheduled_duration: 120,
    starts_at: start.toISOString(),
    ends_at: minutesFrom(start, 120).toISOString(),
    status: 'scheduled',
    client: { id: uuid(11), name: 'Rosa Alvarez' },
    agent: { id: caregiverId, name: 'Grace Hill' },
    agent_id: caregiverId,
    services: [{ id: uuid(31), label: 'Personal care', minutes: 120 }],
    check_in_at: null,
    check_out_at: null,
    completed_duration: null,
    reviewed_duration: null,
    held_for: [],
    signed: false,
    overlap_reason: null,
    cover: null,
    assignment_reason: null,
    assignment_exceptions: [],
    careplan_id: null,
    authorization_id: null,
    payor: null,
    non_repeating: false,
    check_in_received_at: null,
    check_out_received_at: null,
    check_in_method: null,
    check_out_method: null,
    check_in_latitude: null,
    check_in_longitude: null,
    check_in_accuracy: null,
    check_in_distance: null,
    check_out_latitude: null,
    check_out_longitude: null,
    check_out_accuracy: null,
    check_out_distance: null,
    reviewed_check_in_latitude: null,
    reviewed_check_in_longitude: null,
    reviewed_check_out_latitude: null,
    reviewed_check_out_longitude: null,
    reviewed_check_in_at: null,
    reviewed_check_out_at: null,
    reviewed_by: null,
    reviewed_at: null,
    review_reason: null,
    review_note: null,
    signature: null,
    activities: [
      {
        activity_id: uuid(41),
        category: 'Bath',
        name: 'Help with the shower',
        status: null,
        note: null,
      },
      { activity_id: uuid(42), category: 'Meals', name: 'Make lunch', status: null, note: null },
    ],
    address: {
      street: '12 Oak Street',
      unit: null,
      city: 'Raleigh',
      state: 'NC',
      zip: '27601',
      latitude: null,
      longitude: null,
    },
    location_tolerance: 150,
    condition_level: 0,
    exception: null,
    flags: { manual: false, early: false, late: false, far: false },
    claim: null,
    claims: [],
    timeline: [],
    correct_day_submitted: false,
    correct_check_in_submitted: false,
    correct_check_out_submitted: false,
    correct_device_in_submitted: false,
    correct_device_out_submitted: false,
    correct_location_submitted: false,
    correct_signature_submitted: false,
    perfect_submission: false,
    vendor_verifications: [],
    visit_verification_status: null,
    visit_verification_meta: null,
    comments: [],
    lock_version: 0,
    abilities: {},
    ...wishes,
  }
}
