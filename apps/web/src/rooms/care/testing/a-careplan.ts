import type { Authorization } from '@homeward/contract/care/authorizations'
import type { Careplan } from '@homeward/contract/care/careplans'
import type { Shift } from '@homeward/contract/care/shifts'

const uuid = (n: number): string => `0190bbbb-0000-7000-8000-${String(n).padStart(12, '0')}`

export const rosa = { id: uuid(1), name: 'Rosa Alvarez' }
export const medicaid = { id: uuid(7), name: 'NC Medicaid' }
export const ana = { id: uuid(9), name: 'Ana Ruiz' }
export const personalCare = {
  id: uuid(6),
  name: 'nc_pcs_adult',
  label: 'Personal care',
  payor: null,
  procedure_code: 'T1019',
  modifier: null,
  minutes_per_unit: 15,
  status: 'active',
  categories: [],
}

/** 28 hours a week in 2026, 18 of them used. */
export const anAuthorization = (wishes: Partial<Authorization> = {}): Authorization => ({
  id: uuid(30),
  client_id: rosa.id,
  client_name: rosa.name,
  payor: medicaid,
  services: [{ id: uuid(6), label: 'Personal care' }],
  minutes_per_unit: 15,
  number: 'PA-1',
  start_date: '2026-01-01',
  end_date: '2026-12-31',
  units: 112,
  unit_period: 'week',
  status: 'active',
  insurance_state: 'active',
  authorized_minutes: 1680,
  used_minutes: 1080,
  left_minutes: 600,
  runs_out_on: null,
  lock_version: 1,
  abilities: { edit: true, archive: true, restore: false, add_careplan: true },
  ...wishes,
})

/** Mondays, Wednesdays and Fridays for 4 hours. */
export const aShift = (wishes: Partial<Shift> = {}): Shift => ({
  id: uuid(40),
  number: 1,
  series_id: uuid(40),
  series_start: '2026-03-02',
  days: [1, 3, 5],
  day: 1,
  scheduled_time: '09:00',
  scheduled_duration: 240,
  recurring_rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  recurrence: 'Every week on Monday, Wednesday and Friday',
  services: [{ id: uuid(6), label: 'Personal care', minutes: 240, activity_ids: [] }],
  agent: ana,
  agent_id: ana.id,
  agency_id: uuid(2),
  careplan_id: uuid(50),
  status: 'active',
  ...wishes,
})

/** A draft from Monday, 2 March 2026, with 12 of 28 hours planned. */
export const aCareplan = (wishes: Partial<Careplan> = {}): Careplan => ({
  id: uuid(50),
  client: rosa,
  authorization: {
    id: uuid(30),
    number: 'PA-1',
    start_date: '2026-01-01',
    end_date: '2026-12-31',
    units: 112,
    unit_period: 'week',
    minutes_per_unit: 15,
    services: [{ id: uuid(6), label: 'Personal care' }],
  },
  services: [{ id: uuid(6), label: 'Personal care' }],
  payor: medicaid,
  status: 'draft',
  version: 1,
  versions: [
    { id: uuid(50), version: 1, status: 'draft', start_date: '2026-03-02', end_date: '2026-08-30' },
  ],
  start_date: '2026-03-02',
  end_date: '2026-08-30',
  shifts: [aShift()],
  authorized_minutes: 1680,
  planned_minutes: 720,
  daily_duration: 240,
  non_repeating: false,
  assessment_id: null,
  visits_count: 0,
  generated_until: null,
  activated_at: null,
  client_signature: null,
  caregiver_signature: null,
  nurse_signature: null,
  missing_signatures: ['client', 'caregiver', 'nurse'],
  signatures: [],
  lock_version: 2,
  abilities: { edit: true, schedule: true, activate: true, end: false, archive: true },
  ...wishes,
})
