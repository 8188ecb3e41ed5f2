import type { RemittanceFinding } from './findings.ts'

/** A segment kept as it arrived, so that a screen can show it beside what was understood. */
export interface RawSegment {
  /** Number of the segment in the file, counted from 1. */
  readonly position: number
  readonly text: string
}

export interface Reference {
  readonly qualifier: string
  readonly value: string
}

export interface InformationalAmount {
  readonly qualifier: string
  /** Cents; never part of balancing. */
  readonly amount: number
}

/** One reason of a CAS segment. */
export interface Adjustment {
  /** CO, PR, OA, PI or CR. */
  readonly group: string
  /** Claim adjustment reason code (CARC). */
  readonly reason: string
  /** Cents; positive takes from what was charged. */
  readonly amount: number
  readonly quantity: number | null
  readonly position: number
}

export interface Procedure {
  /** HC for HCPCS. */
  readonly qualifier: string
  readonly code: string
  readonly modifiers: readonly string[]
}

export interface RemittanceLine {
  /** Position of SVC. */
  readonly position: number
  readonly procedure: Procedure
  /** What we billed, when the payer paid another procedure (SVC06). */
  readonly originalProcedure: Procedure | null
  readonly revenueCode: string | null
  /** Cents. */
  readonly charge: number
  /** Cents. */
  readonly paid: number
  readonly paidUnits: number | null
  readonly originalUnits: number | null
  readonly serviceFrom: string | null
  readonly serviceTo: string | null
  /** Our line control number (REF*6R), null when the payer did not return it. */
  readonly lineControl: string | null
  readonly adjustments: readonly Adjustment[]
  /** Remark codes (LQ*HE). */
  readonly remarks: readonly string[]
  readonly references: readonly Reference[]
  readonly amounts: readonly InformationalAmount[]
  readonly raw: readonly RawSegment[]
}

/** A person or organization of an NM1 segment. */
export interface Party {
  readonly lastName: string
  readonly firstName: string
  readonly middleName: string
  readonly idQualifier: string
  readonly id: string
}

export interface RemittanceClaim {
  /** Position of CLP. */
  readonly position: number
  /** CLP01: our claim id as the payer returned it. */
  readonly claimId: string
  /** CLP02, see codes/claim-status.ts. */
  readonly status: string
  /** Cents; negative on a reversal, as are `paid` and the adjustments. */
  readonly charge: number
  /** Cents. */
  readonly paid: number
  /** Cents. */
  readonly patientResponsibility: number
  readonly filingIndicator: string
  /** CLP07: the payer's claim control number (ICN); needed to replace or void the claim. */
  readonly payerClaimNumber: string
  readonly placeOfService: string
  readonly frequency: string
  readonly patient: Party | null
  /** The insured, when different from the patient. */
  readonly subscriber: Party | null
  /** The insured as the payer knows them, when the claim had it wrong (NM1*74). */
  readonly correctedSubscriber: Party | null
  readonly renderingProvider: Party | null
  /** The payer the claim was passed on to (NM1*TT). */
  readonly crossover: Party | null
  /** The member's id: of the patient, else of the insured. */
  readonly memberId: string | null
  /** From the claim (DTM*232/233), else the span of its lines. */
  readonly serviceFrom: string | null
  readonly serviceTo: string | null
  readonly receivedOn: string | null
  /** Claim level only; the lines carry their own. */
  readonly adjustments: readonly Adjustment[]
  /** Remark codes of MOA and MIA. */
  readonly remarks: readonly string[]
  readonly references: readonly Reference[]
  readonly amounts: readonly InformationalAmount[]
  readonly lines: readonly RemittanceLine[]
  /** The claim's own segments; those of the lines are with the lines. */
  readonly raw: readonly RawSegment[]
}

/** One reason of a PLB segment: money that belongs to the provider, to no claim of this payment. */
export interface ProviderAdjustment {
  readonly position: number
  readonly provider: string
  readonly fiscalPeriodEnd: string | null
  readonly reason: string
  /** Often the payer's claim number, or our claim id, of a recovered claim. */
  readonly reference: string
  /** Cents; positive takes from the payment, negative adds to it. */
  readonly amount: number
}

export interface Payment {
  /** BPR01; H is a notice without new money. */
  readonly handling: string
  /** BPR02 in cents, as stated. */
  readonly total: number
  /** C credit, D debit. */
  readonly creditDebit: string
  /** ACH, CHK, NON, FWT, BOP. */
  readonly method: string
  /** BPR16: the day of the check or transfer. */
  readonly date: string | null
  /** TRN02: check or transfer number, as the bank statement shows it. */
  readonly trace: string
}

export interface Payer {
  readonly name: string
  /** TRN03: '1' and the tax id, as the bank statement shows it. */
  readonly traceId: string
  /** N104, else REF*2U; null when the payer gives none. */
  readonly id: string | null
  readonly references: readonly Reference[]
}

export interface Payee {
  readonly name: string
  readonly npi: string | null
  readonly taxId: string | null
  readonly references: readonly Reference[]
}

/** What stands before the claims of an 835 transaction. */
export interface RemittanceHead {
  /** ST02. */
  readonly control: string
  /** Position of ST. */
  readonly position: number
  /** ISA13, GS06 and the guide of the transaction. */
  readonly interchangeControl: string
  readonly groupControl: string
  readonly version: string
  readonly payment: Payment
  readonly payer: Payer
  readonly payee: Payee
  readonly productionDate: string | null
}

/** Everything of an 835 transaction but its claims. */
export interface RemittanceSummary extends RemittanceHead {
  readonly providerAdjustments: readonly ProviderAdjustment[]
  readonly findings: readonly RemittanceFinding[]
}

/** One 835 transaction: one payment, or one notice, with the claims it explains. */
export interface Remittance extends RemittanceSummary {
  readonly claims: readonly RemittanceClaim[]
  /** ST to SE as it arrived: what to store and to take a digest of. */
  readonly text: string
}
