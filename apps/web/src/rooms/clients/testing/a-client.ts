import type { Client, ClientRow } from '@homeward/contract/clients'
import type { VisitRow } from '@homeward/contract/visits'

const uuid = (n: number): string => `0190aaaa-0000-7000-8000-${String(n).padStart(12, '0')}`

/** A row of the list of clients. */
export const aClientRow = (wishes: Partial<ClientRow> = {}): ClientRow => ({
  id: uuid(1),
  first_name: 'Rosa',
  last_name: 'Alvarez',
  name: 'Rosa Alvarez',
  status: 'active',
  birthdate: '1944-03-02',
  phone: '(919) 555-0100',
  city: 'Raleigh',
  office: { id: uuid(5), name: 'Raleigh' },
  primary_payor: { id: uuid(7), name: 'NC Medicaid' },
  ...wishes,
})

const home: Client['addresses'][number] = {
  id: uuid(8),
  street: '1520 Oberlin Road',
  unit: null,
  city: 'Raleigh',
  county: 'Wake',
  state: 'NC',
  zip: '27608',
  location_type: 'home',
  primary: true,
  latitude: 35.80112,
  longitude: -78.64587,
}

/** A client whom the person may edit, with a home and a stored member id. */
export const aClient = (wishes: Partial<Client> = {}): Client => ({
  ...aClientRow(),
  middle_name: null,
  nickname: null,
  gender: 'female',
  email: null,
  language: 'Spanish',
  medicaid_number: '••••6789',
  diagnosis_codes: ['I10', 'R269'],
  do_not_resuscitate: true,
  addresses: [home],
  current_address: home,
  prev_client_id: null,
  next_client_id: uuid(2),
  created_at: '2026-01-05T14:00:00Z',
  lock_version: 3,
  abilities: { edit: true, archive: true, add_authorization: true, add_careplan: true },
  ...wishes,
})

/** A visit of that client. */
export const aVisitRow = (wishes: Partial<VisitRow> = {}): VisitRow => ({
  id: uuid(20),
  scheduled_date: '2026-03-04',
  scheduled_time: '09:00',
  scheduled_duration: 240,
  starts_at: '2026-03-04T14:00:00Z',
  ends_at: '2026-03-04T18:00:00Z',
  status: 'scheduled',
  client: { id: uuid(1), name: 'Rosa Alvarez' },
  agent: { id: uuid(9), name: 'Ana Ruiz' },
  service: { id: uuid(6), label: 'Personal care' },
  check_in_at: null,
  check_out_at: null,
  completed_duration: null,
  reviewed_duration: null,
  signed: false,
  overlap_reason: null,
  ...wishes,
})
