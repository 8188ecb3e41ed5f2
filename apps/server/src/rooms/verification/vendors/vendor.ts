import type { EvvKind, EvvProvider } from '@homeward/evv/record'
import type { Answer, Telling } from '@homeward/evv/telling'

/** One text of a sending that belongs to one record, with protected values masked. */
export type Spoken = { id: string; text: string }

/** What is known after records were handed over. */
export type Sent = {
  /** Names the sending at the vendor, such as a UUID or a file name; null if the answers are complete. */
  ref: string | null
  /** Answers that came at once. Records without one wait for `hear`. */
  answers: Answer[]
  /** What was sent for each record, and what came back for it at once. */
  requests: Spoken[]
  responses: Spoken[]
  /** Where records go one by one: those that certainly did not arrive. */
  notSent?: string[]
  /** Where records go one by one: those whose answer was lost, so that they may have arrived. */
  unknown?: string[]
  /** Those whose turn did not come, because the connection failed before. */
  left?: string[]
  /** What the connection failed with. */
  failure?: Error
}

/** A sending whose answers are still missing. */
export type Waiting = {
  ref: string
  kind: EvvKind
  sentAt: string
  /** The records without an answer, with the sequence that they were sent with. */
  records: { id: string; recordId: string; sequence: number }[]
}

/** Answers to one sending. Records that it leaves out still wait. */
export type Heard = {
  ref: string
  answers: Answer[]
  responses: Spoken[]
  /** Records that will get no answer, so that they may have arrived. */
  unknown?: string[]
}

/** What a vendor tells without being asked about one sending, such as a daily status file. */
export type News = {
  /** The name of the file; each is read once. */
  source: string
  /**
   * By our own ID of the record. The sequence is the one that the vendor speaks of, left out if it does not
   * say: what it says of an earlier sending is no answer to a later one.
   */
  about: { recordId: string; kind: EvvKind; sequence?: number; answer: Omit<Answer, 'id'> }[]
}

/** A vendor as one account of it is talked to. Each call says in words what failed. */
export type Vendor = {
  /** How many records one sending may have. */
  readonly mostAtOnce: number
  /** How many sendings a minute the account allows; null without a limit. */
  readonly mostAMinute: number | null
  /** What the vendor must know before a visit, in order. A vendor of files needs none. */
  readonly before: readonly Exclude<EvvKind, 'visit'>[]
  /** Seconds after a sending before answers are asked for; 0 if they come at once. */
  readonly answersAfter: number
  /**
   * Hands records of one kind over. Throws NotSent if certainly none arrived. After any other error each
   * may have arrived.
   */
  send(tellings: readonly Telling[], signal: AbortSignal): Promise<Sent>
  /** Asks for the answers to sendings; leaves out those that are not ready. */
  hear(waiting: readonly Waiting[], signal: AbortSignal): Promise<Heard[]>
  /** Reads what the vendor left for us beside answers, except what was read before. */
  news(isRead: (source: string) => Promise<boolean>, signal: AbortSignal): Promise<News[]>
  /** Tries the sign-in without handing anything over; says what worked. */
  test(signal: AbortSignal): Promise<string>
}

/** Certainly nothing arrived. */
export class NotSent extends Error {
  /** `later` may work without a person; `sign_in` and `settings` need one. */
  readonly why: 'later' | 'sign_in' | 'settings'
  /** Seconds that the vendor asks to wait; null if it says nothing. */
  readonly wait: number | null
  constructor(message: string, why: NotSent['why'], wait: number | null = null) {
    super(message)
    this.why = why
    this.wait = wait
  }
}

/** The vendor asks to come back later; whether it took what it was handed, it does not say. */
export class MaybeSent extends Error {
  /** Seconds that the vendor asks to wait; null if it says nothing. */
  readonly wait: number | null
  constructor(message: string, wait: number | null) {
    super(message)
    this.wait = wait
  }
}

/** What opens a connection to a vendor. */
export type VendorAccount = {
  agencyId: string
  id: string
  vendor: 'sandata' | 'hhaexchange' | 'carebridge'
  /** The settings as the account has them. */
  settings: VendorSettings
  secret: string | null
  provider: EvvProvider
}

export type VendorSettings = {
  endpoint: string | null
  /** Our number at the vendor. */
  account: string | null
  user: string | null
  /** The fingerprint of an SFTP server's key. */
  hostKey: string | null
  evv: EvvSettings
}

/** What only EVV vendors ask. */
export type EvvSettings = {
  /** HHAeXchange alone: calls, or files over SFTP. */
  channel: 'calls' | 'files'
  /** How clients, caregivers and the agency are told apart at the vendor; null for the usual way. */
  providerQualifier: string | null
  clientQualifier: string | null
  agentQualifier: string | null
  /** The payor's number and program at the vendor where they differ from the payor's own. */
  payerId: string | null
  payerProgram: string | null
  /** The OAuth scope. */
  scope: string | null
  /** The managed-care organization at CareBridge. */
  mcoId: string | null
  /** The codes that say why a visit is withdrawn; null if the vendor wants none. */
  withdrawalCode: string | null
  withdrawalAction: string | null
  /** The code that says why a visit is told again that has no reason of its own; null if there is none. */
  changeCode: string | null
  /** Days back of which changes are told. */
  changeDays: number
  /** The folders of an SFTP server below the path of its address; null for the vendor's usual ones. */
  folders: { outgoing: string; incoming: string } | null
}
