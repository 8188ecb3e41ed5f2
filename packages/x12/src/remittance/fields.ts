import { parseDay } from '../dates.ts'
import type { Delimiters } from '../delimiters.ts'
import { note, problem } from '../finding.ts'
import { parseCents, parseQuantity } from '../money.ts'
import { type Segment, components, element } from '../token.ts'
import type { RemittanceCode, RemittanceFinding } from './findings.ts'
import type { Party, Procedure, RawSegment, Reference } from './types.ts'

/** Reads elements of one transaction as values; what cannot be read becomes a finding. */
export class Fields {
  readonly findings: RemittanceFinding[] = []
  readonly #delimiters: Delimiters

  constructor(delimiters: Delimiters) {
    this.#delimiters = delimiters
  }

  /** Cents of an element that must be filled; 0 and a problem when it is not readable. */
  requiredCents(segment: Segment, number: number): number {
    const text = element(segment, number)
    if (text.trim() === '') {
      this.problem('missing_amount', segment, `${name(segment, number)} holds no amount.`)
      return 0
    }
    return this.cents(segment, number)
  }

  /** Cents of an element that may be empty, which means 0. */
  cents(segment: Segment, number: number): number {
    const text = element(segment, number)
    if (text.trim() === '') return 0
    const cents = parseCents(text)
    if (cents !== null) return cents
    this.problem('bad_amount', segment, `${name(segment, number)} is no amount: "${short(text)}".`)
    return 0
  }

  quantity(segment: Segment, number: number): number | null {
    const text = element(segment, number)
    if (text.trim() === '') return null
    const quantity = parseQuantity(text)
    if (quantity === null) {
      const sentence = `${name(segment, number)} is no quantity: "${short(text)}".`
      this.note('bad_quantity', segment, sentence)
    }
    return quantity
  }

  date(segment: Segment, number: number): string | null {
    const text = element(segment, number)
    if (text.trim() === '') return null
    const day = parseDay(text)
    if (day === null) {
      this.note('bad_date', segment, `${name(segment, number)} is no date: "${short(text)}".`)
    }
    return day
  }

  /** The composite of SVC01 or SVC06; null when the element is empty. */
  procedure(segment: Segment, number: number): Procedure | null {
    const text = element(segment, number)
    if (text.trim() === '') return null
    const [qualifier = '', code = '', ...rest] = components(text, this.#delimiters)
    return { qualifier, code, modifiers: rest.slice(0, 4).filter((modifier) => modifier !== '') }
  }

  parts(segment: Segment, number: number): string[] {
    return components(element(segment, number), this.#delimiters)
  }

  problem(code: RemittanceCode, segment: Segment, sentence: string): void {
    this.findings.push(problem(code, sentence, segment.position))
  }

  note(code: RemittanceCode, segment: Segment, sentence: string): void {
    this.findings.push(note(code, sentence, segment.position))
  }
}

export const party = (segment: Segment): Party => ({
  lastName: element(segment, 3).trim(),
  firstName: element(segment, 4).trim(),
  middleName: element(segment, 5).trim(),
  idQualifier: element(segment, 8).trim(),
  id: element(segment, 9).trim(),
})

export const reference = (segment: Segment): Reference => ({
  qualifier: element(segment, 1).trim(),
  value: element(segment, 2).trim(),
})

export const raw = (segments: readonly Segment[]): RawSegment[] =>
  segments.map(({ position, text }) => ({ position, text }))

const name = (segment: Segment, number: number): string =>
  `${segment.id}${String(number).padStart(2, '0')}`

const short = (text: string): string => text.slice(0, 30)
