import type { Delimiters } from './delimiters.ts'
import {
  type EnvelopeCode,
  checkGroupTrailer,
  checkInterchangeTrailer,
  checkTransactionTrailer,
} from './envelope-checks.ts'
import { type Finding, problem } from './finding.ts'
import type { Group, Interchange, Transaction } from './interchange.ts'
import { type Segment, element } from './token.ts'

interface OpenGroup {
  readonly header: Segment | null
  readonly transactions: Transaction[]
}

/**
 * Puts the segments of one interchange into groups and transactions, and reports every header and
 * trailer that does not fit. What is wrong is reported and kept, never dropped.
 */
export class Assembler {
  readonly #text: string
  readonly #end: number
  readonly #findings: Finding<EnvelopeCode>[]
  readonly #groups: Group[] = []
  readonly #loose: Segment[] = []
  #group: OpenGroup | null = null
  #transaction: Segment[] | null = null
  #control = ''
  #closed = false

  /** `end` is where the interchange ends in `text`. */
  constructor(text: string, end: number, findings: Finding<EnvelopeCode>[]) {
    this.#text = text
    this.#end = end
    this.#findings = findings
  }

  /** Takes ISA and the segments that follow it. */
  assemble(isa: Segment, segments: readonly Segment[], delimiters: Delimiters): Interchange {
    const header = (number: number) => element(isa, number).trim()
    this.#control = header(13)
    for (const segment of segments) this.#take(segment)
    this.#closeGroup(null, this.#end)
    if (!this.#closed) this.#report('missing_iea', 'The interchange has no IEA.', isa)
    return {
      delimiters,
      isa,
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

  #take(segment: Segment): void {
    switch (segment.id) {
      case 'GS':
        this.#closeGroup(null, segment.offset)
        this.#group = { header: segment, transactions: [] }
        return
      case 'ST':
        this.#closeTransaction(null, segment.offset)
        if (!this.#group) this.#openImplicitGroup(segment)
        this.#transaction = [segment]
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
      this.#transaction.push(segment)
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

  #closeTransaction(se: Segment | null, end: number): void {
    const segments = this.#transaction
    const st = segments?.[0]
    if (!segments || !st) return
    this.#transaction = null
    const control = element(st, 2).trim()
    if (se) {
      segments.push(se)
      this.#findings.push(...checkTransactionTrailer(control, segments.length, se))
    } else this.#report('missing_se', `The transaction ${control} has no SE.`, st)
    const stop = se ? this.#endOf(se) : end
    const header = this.#group?.header
    this.#group?.transactions.push({
      setId: element(st, 1).trim(),
      control,
      version: element(st, 3).trim() || (header ? element(header, 8).trim() : ''),
      segments,
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
