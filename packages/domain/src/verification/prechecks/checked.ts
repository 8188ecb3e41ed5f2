import type { EvvVendor } from '../../agency/vocabulary.ts'
import type { Instant } from '../../time/zone.ts'
import type { ConcernedRecords, Fix, VerificationCause } from '../causes.ts'

export type Named = { firstName: string; lastName: string }
type Reason = { code: string | null; action: string | null; note: string | null }
type Punch = { at: Instant; method: string }

type CheckedPayor = { program: string | null }
export type CheckedPerson = Named & { npi: string | null }

type CheckedAgent = CheckedPerson & { kind: 'agent'; id: string }
export type CheckedClient = Named & {
  kind: 'client'
  id: string
  medicaidId: string | null
  address: { street: string; city: string; state: string; zip: string } | null
  payors: readonly { payor: CheckedPayor }[]
}
export type CheckedVisit = {
  kind: 'visit'
  id: string
  /** The day of the visit. */
  day: string
  client: Named & { id: string; medicaidId: string | null }
  agent: (CheckedPerson & { id: string }) | null
  payor: CheckedPayor
  service: { procedureCode: string } | null
  checkIn: Punch | null
  checkOut: Punch | null
  corrected: { checkIn: Instant | null; checkOut: Instant | null }
  edit: Reason | null
  missed: Reason | null
  state: 'worked' | 'missed' | 'void'
}

/** A record as a vendor would be told of it. */
export type Checked = CheckedAgent | CheckedClient | CheckedVisit

type ProviderNumber = 'npi' | 'taxId' | 'providerNumber'

/** Whom the record would be told, for whom, and what else the caregiver did. */
export type CheckedFor = {
  vendor: EvvVendor
  today: string
  provider: Readonly<Record<ProviderNumber, string | null>>
  /** What the account says: by which numbers the agency and caregivers are known, if it names other ones. */
  account: {
    agencyBy: ProviderNumber | null
    caregiverBy: 'npi' | null
    withdrawalCode: string | null
    /** Days back of which changes are told. */
    changeDays: number
  }
  /** How the payor writes member IDs; see fitsPattern. */
  memberIdPattern: string | null
  records: ConcernedRecords
  /** Other visits of the caregiver at this account that take place at the same time. */
  overlaps: readonly { with: string; minutes: number }[]
}

/** What would be refused, and the kind of record to fix it in. */
export type Found = { cause: VerificationCause; message: string; fix: Fix['type'] }

type Asked = {
  /** The numbers that every record names the agency by. */
  provider: readonly ProviderNumber[]
  /** Whether the payor's program must be named. */
  program: boolean
  /** Whether a withdrawal needs a reason. */
  withdrawal: boolean
  /** Whether an edit needs an action beside its reason. */
  action: boolean
  /** The most characters of a name. */
  names: number
}

/** What a vendor asks of the agency, the payor, and of edited and manual times. */
export const asks: Record<EvvVendor, Asked> = {
  sandata: { provider: [], program: true, withdrawal: true, action: false, names: 30 },
  hhaexchange: { provider: ['taxId'], program: false, withdrawal: false, action: true, names: 30 },
  carebridge: {
    provider: ['npi', 'taxId'],
    program: false,
    withdrawal: false,
    action: false,
    names: 50,
  },
}
