import type { EvvRecord } from './record.ts'

/** One record to be told to a vendor. */
export type Telling<Of extends EvvRecord = EvvRecord> = {
  /** Of the row of the outbox; results come back under it. */
  id: string
  record: Of
  /** Rises with each sending of this record and is never used twice; at most 16 digits. */
  sequence: number
  /** The vendor's own key of the record, such as an evvmsid; null before the vendor gave one. */
  vendorKey: string | null
  /** Whether the vendor accepted the record before, so that this is a change of it. */
  known: boolean
  /** Whether an earlier sending got no answer, so that the vendor may have the record already. */
  maybeKnown: boolean
  /**
   * The record as the vendor has or may have it, oldest first: as it arrived first, as it was accepted last,
   * as it was sent since without an answer. Protected values may be missing. Left out, nothing says how.
   */
  earlier?: readonly Of[]
  /** A reason for a change that needs one and has none of the visit; null without. */
  changeReason: { code: string | null; action: string | null; note: string | null } | null
}

/** What a vendor found wrong with a record. */
export type Problem = {
  /** The vendor's code; null if it gave none. */
  code: string | null
  /** The vendor's own text, without protected values. */
  message: string
}

/** What became of a visit's claim at a vendor that makes claims. */
export type VendorClaimStatus =
  | 'not_ready'
  | 'ready'
  | 'billed'
  | 'billed_externally'
  | 'paid'
  | 'denied'
  | 'canceled'

/** What a vendor says of one record. */
export type Answer = {
  /** Of the telling. */
  id: string
  outcome: 'accepted' | 'rejected'
  /** Null if the vendor gave none. */
  vendorKey: string | null
  problems: Problem[]
  /** Left out if the vendor says nothing of claims. */
  claimStatus?: VendorClaimStatus | null
}
