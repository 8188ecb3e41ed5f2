import type { Delimiters } from '../delimiters.ts'

/** Who sends to whom and under which numbers; the caller keeps the numbers with the batch. */
export interface Envelope {
  /** ISA05 / ISA06, e.g. 'ZZ' and the id the clearinghouse gave us (at most 15 characters). */
  readonly senderQualifier: string
  readonly senderId: string
  readonly receiverQualifier: string
  readonly receiverId: string
  /** GS02 / GS03, where the trading partner wants others than ISA06 / ISA08. */
  readonly applicationSender?: string
  readonly applicationReceiver?: string
  /** ISA13, 1 to 999999999; once for ever with each trading partner. */
  readonly interchangeControl: number
  /** GS06, 1 to 999999999. */
  readonly groupControl: number
  /** ST02, 4 to 9 letters or digits. */
  readonly transactionControl: string
  /** ISA15: T test, P production. */
  readonly usage: 'T' | 'P'
  /** ISA14: ask for a TA1. */
  readonly acknowledgment?: boolean
  /** Day 'YYYY-MM-DD' and time 'HH:MM' of writing, in the agency's zone. */
  readonly date: string
  readonly time: string
  /** `*`, `:`, `^` and `~` unless the trading partner wants others. */
  readonly delimiters?: Delimiters
}

interface Person {
  readonly last: string
  readonly first: string
  readonly middle?: string
  readonly suffix?: string
}

/** A person, or an organization with one name. */
export type Named =
  | ({ readonly kind: 'person' } & Person)
  | { readonly kind: 'organization'; readonly name: string }

export interface Address {
  readonly street: string
  readonly street2?: string
  readonly city: string
  /** Two letters. */
  readonly state: string
  /** 5 or 9 digits, with or without a dash; the billing provider needs 9. */
  readonly zip: string
}

export interface Contact {
  readonly name: string
  /** Ten digits. */
  readonly phone?: string
  readonly extension?: string
  readonly email?: string
}

/** An id that stands in for an NPI, or beside it (REF): 0B state license, 1G UPIN, G2 payer's, LU location. */
interface SecondaryId {
  readonly qualifier: '0B' | '1G' | 'G2' | 'LU'
  readonly value: string
}

export interface BillingProvider {
  readonly name: Named
  /** Null for an atypical provider; the payer of every subscriber then gives its own id of us. */
  readonly npi: string | null
  readonly taxonomy?: string
  /** A street, never a PO box, with a ZIP of 9 digits. */
  readonly address: Address
  /** EI employer id, SY social security number; 9 digits. */
  readonly taxId: { readonly kind: 'EI' | 'SY'; readonly value: string }
  /** Where payments are sent, when different; may be a PO box. */
  readonly payTo?: Address
}

/** A provider other than the billing one. Without NPI at least one secondary id is needed. */
export interface Provider {
  readonly name: Named
  readonly npi?: string
  readonly taxonomy?: string
  readonly secondaryIds?: readonly SecondaryId[]
}

interface ClaimPayer {
  readonly name: string
  /** PI the payer's id, XV the national plan id. */
  readonly idQualifier: 'PI' | 'XV'
  readonly id: string
  readonly address?: Address
  /** The payer's own id of the billing provider (REF*G2). */
  readonly billingProviderId?: string
}

/** One reason of an adjustment (CAS), as an earlier payer gave it. */
export interface EarlierAdjustment {
  /** CO, PR, OA, PI or CR. */
  readonly group: string
  readonly reason: string
  /** Cents; positive takes from the charge. */
  readonly amount: number
}

/** What an earlier payer said of a claim (loops 2320, 2330A and 2330B). */
export interface EarlierPayer {
  /** SBR01, as the claim was for that payer. */
  readonly responsibility: 'P' | 'S'
  readonly filingIndicator: string
  readonly groupNumber?: string
  readonly memberId: string
  readonly name: string
  readonly idQualifier: 'PI' | 'XV'
  readonly id: string
  /** Its number of the claim (REF*F8). */
  readonly claimNumber?: string
  /** Cents paid for the whole claim (AMT*D). */
  readonly paid: number
  /** Of the claim as a whole; the lines carry their own. */
  readonly adjustments: readonly EarlierAdjustment[]
  /** Cents that the patient still owes (AMT*EAF), where the lines say nothing. */
  readonly remaining?: number
  /** The day of its answer. */
  readonly date: string
  /** Remark codes of the claim (MOA), at most 5. */
  readonly remarks?: readonly string[]
}

/** What an earlier payer said of one line (loop 2430). */
export interface LineAnswer {
  /** `id` of the earlier payer. */
  readonly payerId: string
  /** Cents. */
  readonly paid: number
  readonly procedure: string
  readonly modifiers?: readonly string[]
  readonly units: number
  readonly adjustments: readonly EarlierAdjustment[]
  readonly remaining?: number
  readonly date: string
}

export interface ServiceLine {
  /** HCPCS or CPT code, five characters. */
  readonly procedure: string
  /** Up to 4, two characters each. */
  readonly modifiers?: readonly string[]
  /** Cents. */
  readonly charge: number
  /** Cents a unit; when given, `charge` must be units x rate rounded to the cent. */
  readonly rate?: number
  /** More than 0, at most 3 decimals. */
  readonly units: number
  /** Day of service. */
  readonly date: string
  /** Last day of a span; only with payers that allow spans. */
  readonly through?: string
  /** Where different from the claim. */
  readonly placeOfService?: string
  /** 1 for the first diagnosis of the claim; up to 4, the main one first. */
  readonly diagnosisPointers: readonly number[]
  /** REF*6R; the remittance returns it, so it must be unique in the claim (at most 30 characters). */
  readonly control: string
  readonly priorAuthorization?: string
  readonly rendering?: Provider
  /** Ordering provider (2420E). */
  readonly ordering?: Provider
  readonly note?: string
  /** What earlier payers said of it. */
  readonly answers?: readonly LineAnswer[]
}

/** 1 original, 7 replacement, 8 void. */
type ClaimFrequency = '1' | '7' | '8'

export interface ProfessionalClaim {
  /** CLM01, at most 20 characters; the remittance returns it. */
  readonly claimId: string
  /** 12 home, see codes/place-of-service.ts. */
  readonly placeOfService: string
  readonly frequency: ClaimFrequency
  /** The payer's number of the claim that is replaced or voided (REF*F8). */
  readonly originalClaimNumber?: string
  readonly priorAuthorization?: string
  readonly referralNumber?: string
  readonly medicalRecordNumber?: string
  /** ICD-10-CM without dots, the main one first, at most 12. */
  readonly diagnoses: readonly string[]
  /** Cents the client has paid already (AMT*F5). */
  readonly patientPaid?: number
  readonly note?: string
  readonly referring?: Provider
  /** Only when different from the billing provider. */
  readonly rendering?: Provider
  readonly supervising?: Provider
  /** Payers that answered before this one, in their order. */
  readonly earlierPayers?: readonly EarlierPayer[]
  /** At most 50. */
  readonly lines: readonly ServiceLine[]
}

/** The client, who is the insured (Medicaid and the like), with one payer and its claims. */
export interface Subscriber {
  readonly name: Person
  readonly memberId: string
  readonly address: Address
  readonly birthDate: string
  readonly sex: 'F' | 'M' | 'U'
  /** SBR01: P primary, S secondary, T tertiary. */
  readonly responsibility: 'P' | 'S' | 'T'
  readonly groupNumber?: string
  /** SBR09, see codes/filing-indicator.ts. */
  readonly filingIndicator: string
  readonly payer: ClaimPayer
  readonly claims: readonly ProfessionalClaim[]
}

/** The claims that one provider bills (loop 2000A). */
export interface BillingGroup {
  readonly provider: BillingProvider
  readonly subscribers: readonly Subscriber[]
}

/** One 837P file with one transaction. */
export interface ProfessionalBatch {
  readonly envelope: Envelope
  /** BHT03: our id of the batch, at most 30 characters. */
  readonly batchId: string
  readonly purpose: 'original' | 'reissue'
  /** Chargeable claims, or encounters reported without asking for money. */
  readonly use: 'chargeable' | 'reporting'
  readonly submitter: { readonly name: Named; readonly id: string; readonly contact: Contact }
  readonly receiver: { readonly name: string; readonly id: string }
  /** One group for each provider that bills, such as an office with an NPI of its own. */
  readonly billing: readonly BillingGroup[]
}
