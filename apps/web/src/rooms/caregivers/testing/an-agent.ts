import type { Agent, AgentRow } from '@homeward/contract/caregivers/agents'
import type { Availability, FreeTime } from '@homeward/contract/caregivers/availability'
import type { Credential } from '@homeward/contract/caregivers/credentials'
import type { Employee } from '@homeward/contract/caregivers/employees'

export const uuid = (n: number): string => `0190bbbb-0000-7000-8000-${String(n).padStart(12, '0')}`

export const raleigh = { id: uuid(5), name: 'Raleigh' }
export const cary = { id: uuid(6), name: 'Cary' }

/** A row of the list: a caregiver with a credential that ends soon. */
export const anAgentRow = (wishes: Partial<AgentRow> = {}): AgentRow => ({
  id: uuid(1),
  first_name: 'Ana',
  last_name: 'Ruiz',
  name: 'Ana Ruiz',
  type: 'Caregiver',
  role: 'pca',
  status: 'active',
  phone: '9195550111',
  email: 'ana@example.org',
  hire_date: '2024-05-06',
  offices: [raleigh],
  credentials: { expired: 0, expiring: 1, next_expires_on: '2026-03-20' },
  ...wishes,
})

const allowed = {
  edit: true,
  change_role: true,
  change_status: true,
  remove: true,
  reveal: true,
  see_pay: true,
  edit_pay: true,
}

/** A caregiver with a stored number whom the person may change in every way. */
export const anAgent = (wishes: Partial<Agent> = {}): Agent => ({
  ...anAgentRow(),
  npi: null,
  provider_number: null,
  provider_numbers: [],
  taxonomy_code: null,
  user: { id: uuid(3), username: 'ana.ruiz', email: null },
  assignments: [{ id: uuid(4), office_id: raleigh.id, office_name: raleigh.name, limited: false }],
  private_profile: {
    gender: 'female',
    birthdate: '1990-07-04',
    social_security_number: '••••6789',
    hire_date: '2024-05-06',
    termination_date: null,
    pay_rate: 1550,
    citizen: true,
    felon: false,
    medicaid_id: null,
    employment_type: 'part_time',
    languages: ['English', 'Spanish'],
  },
  addresses: [],
  current_address: null,
  emergency_contacts: [
    { id: uuid(7), name: 'Luz Ruiz', phone: '9195550122', relationship: 'Sister', email: null },
  ],
  background_checks: [],
  background_searches: [],
  comments: [],
  comments_count: 0,
  alerts_count: 0,
  created_at: '2024-05-01T14:00:00Z',
  lock_version: 3,
  abilities: allowed,
  ...wishes,
})

export const anEmployee = (wishes: Partial<Employee> = {}): Employee => ({
  id: uuid(1),
  first_name: 'Ana',
  last_name: 'Ruiz',
  name: 'Ana Ruiz',
  type: 'Caregiver',
  role: 'pca',
  status: 'active',
  phone: '9195550111',
  email: null,
  username: 'ana.ruiz',
  offices: [raleigh],
  lock_version: 3,
  abilities: allowed,
  ...wishes,
})

export const theHours = (wishes: Partial<Availability> = {}): Availability => ({
  agent_id: uuid(1),
  pattern: [{ weekday: 1, start: '08:00', end: '12:00' }],
  pattern_minutes: 240,
  minutes_wanted: 1800,
  minutes_most: null,
  exceptions: [
    {
      id: uuid(8),
      start_date: '2026-03-09',
      end_date: '2026-03-13',
      available: false,
      start: null,
      end: null,
      reason: 'Vacation',
    },
  ],
  lock_version: 3,
  ...wishes,
})

export const aCredential = (wishes: Partial<Credential> = {}): Credential => ({
  id: uuid(9),
  agent_id: uuid(1),
  kind: 'cpr',
  number: 'CP-1',
  issued_on: '2024-03-20',
  expires_on: '2026-03-20',
  status: 'expiring',
  days_left: 18,
  replaced: false,
  training_minutes: null,
  note: null,
  document: null,
  created_at: '2024-03-20T14:00:00Z',
  lock_version: 2,
  ...wishes,
})

export const someFreeTime = (wishes: Partial<FreeTime> = {}): FreeTime => ({
  agent: { id: uuid(1), name: 'Ana Ruiz', phone: '9195550111' },
  known: true,
  minutes_wanted: 1800,
  minutes_most: null,
  minutes_booked: 240,
  days: [
    {
      date: '2026-03-02',
      free: [{ starts_at: '2026-03-02T13:00:00Z', ends_at: '2026-03-02T17:00:00Z' }],
    },
    { date: '2026-03-03', free: [] },
  ],
  ...wishes,
})
