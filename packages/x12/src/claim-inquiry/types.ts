import type { ClaimStatusCode } from '../acknowledgement/types.ts'
import type { StatusOutcome } from '../codes/status-category.ts'
import type { InquiryTransaction } from '../inquiry/transactions.ts'
import type { AskedPerson, AskedTime, DatedSpan, InquiryHead } from '../inquiry/types.ts'
import type { Parties, People } from '../inquiry/people.ts'
import type { Procedure, Reference } from '../remittance/types.ts'

/** A claim to ask about. */
export interface ClaimQuestion {
  /** TRN02, at most 50 characters, once in the file; the answer repeats it. */
  readonly trace: string
  /** CLM01 of the claim (REF*EJ). */
  readonly claimId: string
  /** The number the payer gave it (REF*1K), where it is known. */
  readonly payerClaimNumber?: string
  /** Cents. */
  readonly charge: number
  /** The days of the care. */
  readonly time: AskedTime
}

/** A file of questions about claims (276). */
export interface ClaimInquiry extends InquiryHead {
  /** Who sends, by the id that the receiver gave (NM1*41, 46). */
  readonly submitter: { readonly name: string; readonly id: string }
  readonly subscribers: readonly {
    readonly person: AskedPerson
    readonly claims: readonly ClaimQuestion[]
  }[]
}

/** A question as a file holds it. */
export interface ReadClaimQuestion extends People, Parties {
  readonly position: number
  readonly trace: string
  readonly references: readonly Reference[]
  /** Cents. */
  readonly charge: number | null
  readonly dates: readonly DatedSpan[]
}

/** One 276. */
export interface ReadClaimInquiry extends InquiryTransaction {
  readonly questions: readonly ReadClaimQuestion[]
}

/** One STC. */
export interface ReadStatus {
  readonly position: number
  /** STC01, STC10 and STC11. */
  readonly codes: readonly ClaimStatusCode[]
  readonly effectiveOn: string | null
  /** Cents. */
  readonly charge: number | null
  /** Cents. */
  readonly paid: number | null
  /** The day of the decision (STC06), and of the check or transfer (STC08). */
  readonly decidedOn: string | null
  readonly paidOn: string | null
  /** Number of the check or transfer, as the 835 has it in TRN02. */
  readonly paymentNumber: string | null
  readonly message: string
}

/** What is said of one line of a claim. */
export interface LineStatus {
  /** Position of SVC. */
  readonly position: number
  readonly procedure: Procedure
  /** Cents. */
  readonly charge: number | null
  /** Cents. */
  readonly paid: number | null
  readonly units: number | null
  /** Our line control number (REF*FJ), where the payer returns it. */
  readonly lineControl: string | null
  readonly statuses: readonly ReadStatus[]
  readonly dates: readonly DatedSpan[]
}

/** What a payer says of one claim. */
export interface ClaimStatusAnswer extends People, Parties {
  readonly position: number
  /** TRN02 of our question. */
  readonly trace: string
  readonly statuses: readonly ReadStatus[]
  /** Where the claim stands by the last status that says so; null where none does. */
  readonly outcome: StatusOutcome | null
  /** CLM01 of the claim (REF*EJ). */
  readonly claimId: string | null
  /** REF*1K; needed to replace or void the claim. */
  readonly payerClaimNumber: string | null
  readonly references: readonly Reference[]
  readonly dates: readonly DatedSpan[]
  readonly lines: readonly LineStatus[]
}

/** One 277 that answers a 276. */
export interface ClaimStatusResponse extends InquiryTransaction {
  /** What is said of the file or of a provider, in place of its claims. */
  readonly statuses: readonly ReadStatus[]
  readonly answers: readonly ClaimStatusAnswer[]
}
