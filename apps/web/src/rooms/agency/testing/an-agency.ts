import type { Agency } from '@homeward/contract/agency/agencies'
import { aUser } from '../../../testing/a-user.ts'

/** The agency of the session that `aUser` makes. */
export const anAgency = (wishes: Partial<Agency> = {}): Agency => ({
  id: aUser().agency_id ?? '',
  name: 'Pine Home Care',
  time_zone: 'America/New_York',
  npi: '1234567893',
  tax_id: '561234567',
  taxonomy_code: '253Z00000X',
  phone: '9195550100',
  email: 'office@pine.example.org',
  street: '12 Oak Street',
  unit: null,
  city: 'Raleigh',
  state: 'NC',
  zip: '27601',
  latitude: 35.78,
  longitude: -78.64,
  logo_url: null,
  location_tolerance: 150,
  late_tolerance: 15,
  overtime_threshold_hours: 40,
  overtime_rate_percent: 150,
  second_factor_required: false,
  idle_timeout: 30,
  demo: false,
  created_at: '2026-01-02T15:00:00Z',
  lock_version: 4,
  abilities: { edit: true },
  warnings: [],
  ...wishes,
})
