import type {
  BillingProvider,
  ProviderIdKind,
  RenderingProvider,
} from '@homeward/domain/agency/claim-providers'
import type { AccountVendor } from '@homeward/domain/agency/integration-accounts'
import type {
  FilingIndicator,
  PayorCheck,
  PayorType,
  UnitRounding,
} from '@homeward/domain/agency/vocabulary'
import type { UsualGroup, UsualService, UsualTask } from '@homeward/domain/catalogue/usual-words'

export type DemoService = 'pcs' | 'attendant'
export type DemoPayor = 'medicaid' | 'advantage' | 'veterans' | 'private' | 'council'
export type DemoAccount = 'sandata' | 'hhaexchange' | 'carebridge' | 'clearinghouse'

type Service = {
  name: string
  label: UsualService
  insurance_type: PayorType | null
  procedure_code: string
  modifiers: string[]
  /** Activities by category, in words that phones have in each language. */
  categories: Readonly<Partial<Record<UsualGroup, readonly UsualTask[]>>>
}

type Payor = {
  name: string
  type: PayorType
  payer_id: string
  filing_indicator: FilingIndicator
  receiver_name: string
  receiver_id: string
  submitter_id: string
  unit_rounding: UnitRounding
  timely_filing_days: number
  member_id_pattern: string | null
  evv: DemoAccount
  required_checks: PayorCheck[]
  phone: string
  billing_provider?: BillingProvider
  provider_number?: string
  rendering_provider?: RenderingProvider
  provider_id_kind?: ProviderIdKind
  /** Whether its claims name the nurse as supervisor. */
  supervised?: true
  rates: readonly { service: DemoService; start: string; end: string | null; cents: number }[]
}

const dailyLiving = {
  'Personal care': [
    'Bathing',
    'Dressing',
    'Grooming',
    'Oral hygiene',
    'Toileting',
    'Incontinence care',
  ],
  Mobility: ['Transfers', 'Mobility and walking', 'Range of motion exercises'],
  Eating: ['Meal preparation', 'Eating', 'Fluids offered'],
} as const

/** The services of the demo agency; activities stand in the order in which a visit goes. */
export const demoServices: Readonly<Record<DemoService, Service>> = {
  pcs: {
    name: 'nc_personal_care_adult',
    label: 'Personal care, adult',
    insurance_type: 'medicaid',
    procedure_code: '99509',
    modifiers: ['HB'],
    categories: {
      ...dailyLiving,
      Home: ['Light housekeeping', 'Laundry', 'Bed linen'],
      Health: ['Medication reminder', 'Skin check'],
    },
  },
  attendant: {
    name: 'nc_attendant_care',
    label: 'Attendant care',
    insurance_type: null,
    procedure_code: 'T1019',
    modifiers: [],
    categories: {
      ...dailyLiving,
      Home: ['Light housekeeping', 'Laundry', 'Grocery shopping', 'Errands'],
      Company: ['Conversation and company', 'Walk outside'],
    },
  },
}

/** Who pays, and what for a unit of 15 minutes. */
export const demoPayors: Readonly<Record<DemoPayor, Payor>> = {
  medicaid: {
    name: 'NC Medicaid',
    type: 'medicaid',
    payer_id: 'DNC00',
    filing_indicator: 'MC',
    receiver_name: 'NCTRACKS',
    receiver_id: 'NCTRACKS_BAT',
    submitter_id: 'BLUERIDGE01',
    unit_rounding: 'round_down',
    timely_filing_days: 365,
    member_id_pattern: '999999999A',
    evv: 'sandata',
    required_checks: ['evv_verified', 'authorization_in_force', 'diagnosis', 'client_signature'],
    phone: '8005550160',
    // The aide by the state's license, the nurse who supervises by her NPI.
    rendering_provider: 'caregiver',
    provider_id_kind: '0B',
    supervised: true,
    rates: [
      { service: 'pcs', start: '2022-01-01', end: '2024-06-30', cents: 548 },
      { service: 'pcs', start: '2024-07-01', end: null, cents: 596 },
      { service: 'attendant', start: '2024-01-01', end: null, cents: 581 },
    ],
  },
  advantage: {
    name: 'Piedmont Advantage Health Plan',
    type: 'medicare_advantage',
    payer_id: 'PAHP1',
    filing_indicator: '16',
    receiver_name: 'PIEDMONT EDI',
    receiver_id: 'PIEDMONTEDI',
    submitter_id: 'BRHC2201',
    unit_rounding: 'eight_minute',
    timely_filing_days: 180,
    member_id_pattern: 'AAA999999999',
    evv: 'carebridge',
    required_checks: ['evv_verified', 'authorization_in_force'],
    phone: '8005550187',
    billing_provider: 'office',
    rates: [
      { service: 'pcs', start: '2024-01-01', end: null, cents: 612 },
      { service: 'attendant', start: '2024-01-01', end: null, cents: 625 },
    ],
  },
  veterans: {
    name: 'Veterans Affairs, Region 1',
    type: 'veterans_administration',
    payer_id: 'VACCN',
    filing_indicator: 'VA',
    receiver_name: 'VACCN EDI',
    receiver_id: 'VACCNEDI',
    submitter_id: 'BRHC2201',
    unit_rounding: 'eight_minute',
    timely_filing_days: 180,
    member_id_pattern: '999999999',
    evv: 'hhaexchange',
    required_checks: ['authorization_in_force'],
    phone: '8005550191',
    provider_number: 'VACCN-28801',
    rates: [
      { service: 'pcs', start: '2024-01-01', end: null, cents: 705 },
      { service: 'attendant', start: '2024-01-01', end: null, cents: 690 },
    ],
  },
  private: {
    name: 'Private pay',
    type: 'private_pay',
    payer_id: 'SELF',
    filing_indicator: '11',
    receiver_name: 'PRIVATE PAY',
    receiver_id: 'PRIVATE',
    submitter_id: 'BRHC2201',
    unit_rounding: 'exact',
    timely_filing_days: 365,
    member_id_pattern: null,
    evv: 'hhaexchange',
    required_checks: [],
    phone: '8285550100',
    rates: [
      { service: 'pcs', start: '2024-01-01', end: null, cents: 800 },
      { service: 'attendant', start: '2024-01-01', end: null, cents: 775 },
    ],
  },
  council: {
    name: 'Land of Sky Council on Aging',
    type: 'senior center',
    payer_id: 'LOSCA',
    filing_indicator: '11',
    receiver_name: 'COUNCIL ON AGING',
    receiver_id: 'LOSCA',
    submitter_id: 'BRHC2201',
    unit_rounding: 'round_down',
    timely_filing_days: 90,
    member_id_pattern: null,
    evv: 'hhaexchange',
    required_checks: ['client_signature'],
    phone: '8285550168',
    rates: [
      { service: 'pcs', start: '2024-01-01', end: null, cents: 560 },
      { service: 'attendant', start: '2024-01-01', end: null, cents: 545 },
    ],
  },
}

type Account = {
  name: string
  vendor: AccountVendor
  settings: Partial<Record<'endpoint' | 'account' | 'user' | 'folder', string>> & {
    evv?: Readonly<Record<string, string>>
  }
}

/** With whom the demo agency exchanges visits and claims. */
export const demoAccounts: Readonly<Record<DemoAccount, Account>> = {
  sandata: {
    name: 'Sandata, NC Medicaid Direct',
    vendor: 'sandata',
    settings: {
      endpoint: 'https://api.example.org/intake',
      account: 'STX-40117',
      evv: { payer_program: 'PCS', withdrawal_code: '99' },
    },
  },
  hhaexchange: {
    name: 'HHAeXchange, standard plans',
    vendor: 'hhaexchange',
    settings: { endpoint: 'sftp://files.example.org', account: '561234567', user: 'blueridge' },
  },
  carebridge: {
    name: 'CareBridge, Piedmont Advantage',
    vendor: 'carebridge',
    settings: {
      endpoint: 'sftp://mailbox.example.org',
      account: 'NC-28801',
      user: 'blueridge',
      evv: { mco_id: 'PAHP' },
    },
  },
  clearinghouse: {
    name: 'Availity',
    vendor: 'folder',
    settings: { folder: 'availity' },
  },
}
