import type { Envelope, Named } from '../professional/types.ts'

/** Whom a question goes to, as the payer or its clearinghouse wants it. */
interface AskedPayer {
  readonly name: string
  /** PI the payer's id, XV the national plan id. */
  readonly idQualifier: 'PI' | 'XV'
  readonly id: string
}

/** Who asks: the agency. */
interface AskingProvider {
  readonly name: Named
  readonly npi: string
}

/** What every file of questions has. */
export interface InquiryHead {
  readonly envelope: Envelope
  /** BHT03, at most 30 characters; the answer repeats it. */
  readonly inquiryId: string
  readonly payer: AskedPayer
  readonly provider: AskingProvider
}

/** The person a question is about. */
export interface AskedPerson {
  readonly last: string
  readonly first: string
  readonly middle?: string
  readonly memberId: string
  readonly birthDate: string
  readonly sex: 'F' | 'M' | 'U'
}

/** Days with what they are the days of (DTP01); `from` is `to` where only one day is given. */
export interface DatedSpan {
  readonly qualifier: string
  readonly from: string
  readonly to: string
}

/** The time a question is about. */
export interface AskedTime {
  readonly from: string
  readonly to: string
}
