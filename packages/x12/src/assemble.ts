import type { Delimiters } from './delimiters.ts'
import {
  type EnvelopeCode,
  checkGroupTrailer,
  checkInterchangeTrailer,
  checkTransactionTrailer,
} from './envelope-checks.ts'
import { type Finding, problem } from './finding.ts'
import type { Group, Interchange, OpenTransaction, Transaction } from './interchange.ts'
import { type Segment, element } from './token.ts'

interface OpenGroup {
  readonly header: Segment | null
  readonly transactions: Transaction[]
}

interface AssemblerOptions {
  readonly delimiters: Delimiters
  readonly findings: Finding<EnvelopeCode>[]
  readonly keeps: boolean
}

interface OpenSegments {
  readonly st: Segment
  readonly described: OpenTransaction
  readonly kept: Segment[]
  count: number
}

/**
 * Puts the segments of one interchange into groups and transactions, and reports every header and
 * trailer that does not fit. What is wrong is reported and kept, never dropped.
 */
export class Assembler {
  readonly #text: string
  readonly #isa: Segment
  readonly #delimiters: Delimiters
  readonly #findings: Finding<EnvelopeCode>[]
  readonly #keeps: boolean
  readonly #control: string
  readonly #groups: Group[] = []
  readonly #loose: Segment[] = []
  #group: OpenGroup | null = null
  #transaction: OpenSegments | null = null
  #closed = false

  /** Keeps the segments of transactions only if asked to. */
  constructor(text: string, isa: Segment, { delimiters, findings, keeps }: AssemblerOptions) {
    this.#text = text
    this.#isa = isa
    this.#delimiters = delimiters
    this.#findings = findings
    this.#keeps = keeps
    this.#control = element(isa, 13).trim()
  }

  /** The transaction that is open. */
  get transaction(): OpenTransaction | null {
    return this.#transaction?.described ?? null
  }

  /** Ends the interchange, which goes up to `end` in the text. */
  close(end: number): Interchange {
    const header = (number: number) => element(this.#isa, number).trim()
    this.#closeGroup(null, end)
    if (!this.#closed) this.#report('missing_iea', 'The interchange has no IEA.', this.#isa)
    return {
      delimiters: this.#delimiters,
      isa: this.#isa,
      control: this.#control,
      senderQualifier: header(5),
      sender: header(6),
      receiverQualifier: header(7),
      receiver: header(8),
      version: header(12),
      usage: header(15),
      groups: this.#groups,
      segments: this.#loose,
    }
  }

  /** Takes the segment that follows. */
  take(segment: Segment): void {
    switch (segment.id) {
      case 'GS':
        this.#closeGroup(null, segment.offset)
        this.#group = { header: segment, transactions: [] }
        return
      case 'ST':
        this.#closeTransaction(null, segment.offset)
        if (!this.#group) this.#openImplicitGroup(segment)
        this.#open(segment)
        return
      case 'SE':
        if (this.#transaction) this.#closeTransaction(segment, segment.offset)
        else this.#unopened('SE', segment)
        return
      case 'GE':
        if (this.#group) this.#closeGroup(segment, segment.offset)
        else this.#unopened('GE', segment)
        return
      case 'IEA':
        this.#closeGroup(null, segment.offset)
        this.#closed = true
        this.#findings.push(...checkInterchangeTrailer(this.#control, this.#groups.length, segment))
        return
      default:
        this.#keep(segment)
    }
  }

  #keep(segment: Segment): void {
    if (this.#transaction) {
      this.#add(segment, this.#transaction)
      return
    }
    this.#loose.push(segment)
    if (segment.id === 'TA1' && !this.#group) return
    const sentence = `The segment ${segment.id} stands outside every transaction.`
    this.#report('segment_outside_transaction', sentence, segment)
  }

  #openImplicitGroup(st: Segment): void {
    this.#report('missing_gs', 'The transaction is in no group: GS is missing.', st)
    this.#group = { header: null, transactions: [] }
  }

  #open(st: Segment): void {
    const header = this.#group?.header
    const described = {
      setId: element(st, 1).trim(),
      control: element(st, 2).trim(),
      version: element(st, 3).trim() || (header ? element(header, 8).trim() : ''),
      delimiters: this.#delimiters,
      position: st.position,
      interchangeControl: this.#control,
      groupControl: header ? element(header, 6).trim() : '',
    }
    this.#transaction = { st, described, kept: [], count: 0 }
    this.#add(st, this.#transaction)
  }

  #add(segment: Segment, to: OpenSegments): void {
    to.count += 1
    if (this.#keeps) to.kept.push(segment)
  }

  #closeTransaction(se: Segment | null, end: number): void {
    const open = this.#transaction
    if (!open) return
    this.#transaction = null
    const { st, described } = open
    const { setId, control, version } = described
    if (se) {
      this.#add(se, open)
      this.#findings.push(...checkTransactionTrailer(control, open.count, se))
    } else this.#report('missing_se', `The transaction ${control} has no SE.`, st)
    const stop = se ? this.#endOf(se) : end
    this.#group?.transactions.push({
      setId,
      control,
      version,
      segments: open.kept,
      text: this.#text.slice(st.offset, stop),
    })
  }

  // The terminator is one character; line breaks inside SE would only make the slice a little short.
  #endOf = (se: Segment): number => Math.min(se.offset + se.text.length + 1, this.#text.length)

  #closeGroup(ge: Segment | null, end: number): void {
    this.#closeTransaction(null, end)
    const group = this.#group
    if (!group) return
    this.#group = null
    const header = (number: number) => (group.header ? element(group.header, number).trim() : '')
    if (ge) {
      this.#findings.push(...checkGroupTrailer(header(6), group.transactions.length, ge))
    } else if (group.header) {
      this.#report('missing_ge', `The group ${header(6)} has no GE.`, group.header)
    }
    this.#groups.push({
      functionalId: header(1),
      sender: header(2),
      receiver: header(3),
      control: header(6),
      version: header(8),
      transactions: group.transactions,
    })
  }

  #unopened(id: string, segment: Segment): void {
    this.#report('unopened_trailer', `${id} closes something that was never opened.`, segment)
  }

  #report(code: EnvelopeCode, sentence: string, at: Segment): void {
    this.#findings.push(problem(code, sentence, at.position))
  }
}
