import type { Delimiters } from './delimiters.ts'
import type { EnvelopeCode } from './envelope-checks.ts'
import type { Finding } from './finding.ts'
import type { Segment } from './token.ts'

/** One transaction set, ST to SE. */
export interface Transaction {
  /** ST01, e.g. '835'. */
  readonly setId: string
  /** ST02. */
  readonly control: string
  /** The guide: ST03, else GS08. */
  readonly version: string
  /** ST first, SE last (unless it is missing); none where they were only walked over. */
  readonly segments: readonly Segment[]
  /** ST to SE exactly as it arrived, terminator included: what to store and to take a digest of. */
  readonly text: string
}

/** A transaction set whose end was not read yet. */
export interface OpenTransaction extends Pick<Transaction, 'setId' | 'control' | 'version'> {
  readonly delimiters: Delimiters
  /** Position of ST. */
  readonly position: number
  /** ISA13. */
  readonly interchangeControl: string
  /** GS06. */
  readonly groupControl: string
}

/** One functional group, GS to GE. */
export interface Group {
  /** GS01, e.g. 'HP' for remittances. */
  readonly functionalId: string
  readonly sender: string
  readonly receiver: string
  /** GS06. */
  readonly control: string
  /** GS08. */
  readonly version: string
  readonly transactions: readonly Transaction[]
}

/** One interchange, ISA to IEA. */
export interface Interchange {
  readonly delimiters: Delimiters
  readonly isa: Segment
  /** ISA13. */
  readonly control: string
  /** ISA05 to ISA08, without padding. */
  readonly senderQualifier: string
  readonly sender: string
  readonly receiverQualifier: string
  readonly receiver: string
  /** ISA12. */
  readonly version: string
  /** ISA15: 'P' production, 'T' test. */
  readonly usage: string
  readonly groups: readonly Group[]
  /** Segments that stand in the interchange outside every group, such as TA1. */
  readonly segments: readonly Segment[]
}

export interface X12File {
  readonly interchanges: readonly Interchange[]
  readonly findings: readonly Finding<EnvelopeCode>[]
}
