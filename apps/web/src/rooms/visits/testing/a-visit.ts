import type { Visit, VisitRow } from '@homeward/contract/visits/visits'

const uuid = (of: string): string => `0190bbbb-0000-7000-8000-${of.padStart(12, '0')}`

/** An id that can be told from the others in a test. */
export const idOf = (n: number): string => uuid(String(n))

/** A row of a list: Monday 03/02/2026, 08:00 AM to 12:00 PM in New York. */
export const aVisitRow = (wishes: Partial<VisitRow> = {}): VisitRow => ({
  id: idOf(1),
  scheduled_date: '2026-03-02',
  scheduled_time: '08:00',
  scheduled_duration: 240,
  starts_at: '2026-03-02T13:00:00.000Z',
  ends_at: '2026-03-02T17:00:00.000Z',
  status: 'scheduled',
  client: { id: idOf(11), name: 'Rosa Alvarez' },
  agent: { id: idOf(21), name: 'Grace Hill' },
  services: [{ id: idOf(31), label: 'Personal care', minutes: 120 }],
  check_in_at: null,
  check_out_at: null,
  completed_duration: null,
  reviewed_duration: null,
  held_for: [],
  signed: false,
  overlap_reason: null,
  ...wishes,
})

/** A visit that waits to begin; `abilities` say what an owner may then do. */
export const aVisit = (wishes: Partial<Visit> = {}): Visit => ({
  ...aVisitRow(),
  agent_id: idOf(21),
  careplan_id: idOf(41),
  authorization_id: idOf(51),
  payor: { id: idOf(61), name: 'NC Medicaid' },
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
  reviewed_check_in_at: null,
  reviewed_check_out_at: null,
  reviewed_by: null,
  reviewed_at: null,
  review_reason: null,
  review_note: null,
  signature: null,
  activities: [],
  address: {
    street: '12 Oak Street',
    unit: null,
    city: 'Raleigh',
    state: 'NC',
    zip: '27601',
    latitude: 35.78,
    longitude: -78.64,
  },
  condition_level: 0,
  flags: { manual: false, early: false, late: false, far: false },
  claim: null,
  claims: [],
  timeline: [],
  lock_version: 3,
  abilities: { edit: true, assign: true, reschedule: true, cancel: true },
  ...wishes,
})

/** A visit whose device recorded 08:02 AM to 11:58 AM and that waits for the review. */
export const aCompletedVisit = (wishes: Partial<Visit> = {}): Visit =>
  aVisit({
    status: 'completed',
    check_in_at: '2026-03-02T13:02:20.000Z',
    check_out_at: '2026-03-02T16:58:40.000Z',
    check_in_method: 'evv',
    check_out_method: 'evv',
    check_in_distance: 24,
    check_in_latitude: 35.78012,
    check_in_longitude: -78.64011,
    check_in_accuracy: 12,
    completed_duration: 236,
    signed: true,
    condition_level: 1,
    abilities: { edit: true, approve: true, reject: true },
    ...wishes,
  })
