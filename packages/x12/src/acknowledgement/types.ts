/** The answer to a whole interchange. */
export interface InterchangeAnswer {
  readonly kind: 'TA1'
  /** TA101: ISA13 of what is answered. */
  readonly control: string
  readonly accepted: boolean
  readonly sentences: readonly string[]
}

/** Something wrong in a transaction. */
export interface SyntaxError {
  /** Counted in segments from ST, which is 1; null where it concerns all of it. */
  readonly position: number | null
  readonly sentence: string
}

/** The answer to one of our transactions. */
export interface TransactionAnswer {
  /** AK202: ST02 of what is answered. */
  readonly control: string
  readonly accepted: boolean
  readonly errors: readonly SyntaxError[]
}

/** The answer to a group of ours. */
export interface GroupAnswer {
  readonly kind: '999'
  /** AK102: GS06 of what is answered. */
  readonly control: string
  readonly accepted: boolean
  readonly transactions: readonly TransactionAnswer[]
}

/** A status of a claim (STC): category, code, and whom it concerns. */
export interface ClaimStatusCode {
  readonly category: string
  readonly code: string
  readonly entity: string
}

/** The answer to one claim. */
export interface ClaimAnswer {
  /** TRN02: CLM01 of what is answered. */
  readonly claimId: string
  /** TRN02 of the receiver: BHT03 of the file with the claim. Null where it is not said. */
  readonly batchId: string | null
  /** Null where the answer says neither. */
  readonly accepted: boolean | null
  readonly statuses: readonly ClaimStatusCode[]
  /** REF*1K. */
  readonly payerClaimNumber: string | null
}

/** The answers to claims. */
export interface ClaimsAnswer {
  readonly kind: '277CA'
  readonly claims: readonly ClaimAnswer[]
}

/** An answer to a file of ours, with who sent it and its text. */
export type Acknowledgement = (InterchangeAnswer | GroupAnswer | ClaimsAnswer) & {
  /** ISA06: who answers. */
  readonly sender: string
  /** Exactly as it arrived: what to take a digest of. */
  readonly text: string
}
