import type { Claim, ClaimRow } from '@homeward/contract/billing/claims'
import type { JournalEntry } from '@homeward/contract/billing/journal'
import type { Transmission } from '@homeward/contract/billing/transmissions'
import type { Era, EraClaim, EraRow, ReadEraFile } from '@homeward/contract/billing/remittances'

/** An id that is valid and says which record it is. */
export const idOf = (at: number): string =>
  `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`

export const aClaimRow = (wishes: Partial<ClaimRow> = {}): ClaimRow => ({
  id: idOf(1),
  number: '100001',
  start_date: '2026-03-02',
  client: { id: idOf(20), name: 'Rosa Alvarez' },
  payor: { id: idOf(30), name: 'State Medicaid' },
  payer_order: 'primary',
  service: { id: idOf(40), label: 'Personal care' },
  status: 'for_review',
  billing_units: 12,
  minutes_per_unit: 15,
  charge_cents: 7200,
  paid_cents: 0,
  balance_cents: 7200,
  age_days: 9,
  issues: [],
  changed_since_filing: false,
  ...wishes,
})

export const aClaim = (wishes: Partial<Claim> = {}): Claim => ({
  ...aClaimRow(),
  visit: { id: idOf(50), scheduled_date: '2026-03-02' },
  visits: [{ id: idOf(50), scheduled_date: '2026-03-02' }],
  lines: [],
  owed_cents: 7200,
  filings: [],
  procedure: 'T1019',
  diagnosis_codes: ['G30.9'],
  frequency_code: '1',
  payer_control_number: null,
  readiness: [],
  transmitted_at: null,
  acknowledged_at: null,
  resubmitted_at: null,
  final_determination_at: null,
  transmission_id: null,
  invoice_issues: [],
  hold_reason: null,
  next_payor: null,
  note: null,
  follow_up_action: null,
  follow_up_on: null,
  owner: null,
  denied_cents: 0,
  underpaid_cents: 0,
  resolution_status: null,
  outcome_category: null,
  final_era_charge: null,
  journal: [],
  write_offs: [],
  refunds: [],
  lock_version: 3,
  abilities: { edit: true, mark_ready: true, hold: true, review: false, mark_unbillable: true },
  ...wishes,
})

export const aTransmission = (wishes: Partial<Transmission> = {}): Transmission => ({
  id: idOf(60),
  payor: { id: idOf(30), name: 'State Medicaid' },
  created_at: '2026-03-10T15:00:00Z',
  created_by: 'Bea Lane',
  interchange_control: '000000007',
  group_control: '7',
  claims_count: 2,
  total_cents: 14400,
  acknowledgements: [],
  answer_overdue: false,
  file_name: 'state-medicaid-000000007.837',
  status: 'written',
  connection: null,
  handed_over_at: null,
  handed_over_by: null,
  error: null,
  left_out: [],
  lock_version: 0,
  abilities: { mark_sent: true, mark_unknown: false, withdraw: true },
  ...wishes,
})

export const anEntry = (wishes: Partial<JournalEntry> = {}): JournalEntry => ({
  id: idOf(70),
  date: '2026-03-10',
  description: 'Claim sent',
  created_at: '2026-03-10T15:00:00Z',
  claim: { id: idOf(1), number: '100001' },
  lines: [
    { account: 'accounts_receivable', amount_cents: 7200 },
    { account: 'service_revenue', amount_cents: -7200 },
  ],
  ...wishes,
})

export const anEraRow = (wishes: Partial<EraRow> = {}): EraRow => ({
  id: idOf(80),
  file_name: 'march.835',
  received_at: '2026-03-20T15:00:00Z',
  payer_name: 'State Medicaid',
  trace_number: 'EFT-881',
  payment_date: '2026-03-19',
  payment_cents: 7200,
  status: 'posted',
  held_reason: null,
  claims_count: 1,
  waiting_count: 0,
  unmatched_count: 0,
  ...wishes,
})

export const anEraFile = (wishes: Partial<ReadEraFile> = {}): ReadEraFile => ({
  id: idOf(85),
  name: 'march.835',
  state: 'done',
  claims_total: 1,
  claims_done: 1,
  repeated: 0,
  error: null,
  author: 'Bill Ing',
  received_at: '2026-03-20T15:00:00Z',
  finished_at: null,
  abilities: {},
  eras: [],
  ...wishes,
})

export const anEraClaim = (wishes: Partial<EraClaim> = {}): EraClaim => ({
  id: idOf(90),
  claim_number: '100001',
  claim: { id: idOf(1), number: '100001', client_name: 'Rosa Alvarez' },
  matched_by: 'number',
  status_code: '1',
  status_words: 'Processed as primary',
  charge_cents: 7200,
  paid_cents: 7000,
  patient_cents: 0,
  payer_control_number: 'ICN77',
  patient_name: 'Rosa Alvarez',
  state: 'applied',
  wait_reason: null,
  note: null,
  remarks: [],
  adjustments: [],
  charges: [
    {
      procedure: 'T1019',
      service_date: '2026-03-02',
      charge_cents: 7200,
      paid_cents: 7000,
      units: 12,
      remarks: [],
      adjustments: [
        { group: 'CO', code: '45', words: 'Charge above the fee schedule', amount_cents: 200 },
      ],
    },
  ],
  raw: 'CLP*100001*1*72*70**MC*ICN77~SVC*HC:T1019*72*70**12~CAS*CO*45*2~',
  abilities: {},
  ...wishes,
})

export const anEra = (wishes: Partial<Era> = {}): Era => ({
  ...anEraRow(),
  method: 'ACH',
  payer_id: '77001',
  balance: {
    claims_cents: 7000,
    provider_adjustments_cents: 0,
    difference_cents: 0,
    balanced: true,
    problems: [],
  },
  claims: [anEraClaim()],
  provider_adjustments: [],
  findings: [],
  posted_at: '2026-03-20T15:00:05Z',
  lock_version: 1,
  abilities: { match: false, post: false },
  ...wishes,
})
