import type { Payor, PayorRate } from '@homeward/contract/agency/payors'

const uuid = (digits: string): string => `01900000-0000-7000-8000-${digits.padStart(12, '0')}`

export const serviceId = uuid('51')

export const aPayor = (wishes: Partial<Payor> = {}): Payor => ({
  id: uuid('41'),
  name: 'NC Medicaid',
  type: 'medicaid',
  status: 'active',
  payer_id: 'NCTRACKS',
  filing_indicator: 'MC',
  receiver_name: 'NC Medicaid',
  receiver_id: 'NCTRACKS',
  submitter_id: '1234567893',
  unit_rounding: 'round_down',
  timely_filing_days: 365,
  claim_grouping: 'visit',
  answer_days: 2,
  first_appeal_days: 60,
  second_appeal_days: 60,
  member_id_pattern: '999999999A',
  evv_account: { id: uuid('71'), name: 'Sandata West', vendor: 'sandata' },
  evv_vendor: 'sandata',
  aggregator_account: null,
  clearinghouse_account: null,
  required_checks: ['evv_verified', 'background_check'],
  required_credentials: ['cpr'],
  phone: null,
  street: null,
  unit: null,
  city: null,
  state: null,
  zip: null,
  rates: [],
  lock_version: 2,
  abilities: { edit: true, archive: true, restore: false, add_rate: true },
  ...wishes,
})

export const aRate = (wishes: Partial<PayorRate> = {}): PayorRate => ({
  id: uuid('61'),
  payor_id: uuid('41'),
  service_id: serviceId,
  service_label: 'PCS adult',
  start_date: '2026-01-01',
  end_date: null,
  cents_per_unit: 596,
  last_claimed: null,
  lock_version: 1,
  abilities: { end: true, edit: true, delete: true },
  ...wishes,
})
