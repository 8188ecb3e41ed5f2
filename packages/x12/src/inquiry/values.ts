import { parseDay, parseSpan } from '../dates.ts'
import type { Delimiters } from '../delimiters.ts'
import { note } from '../finding.ts'
import { parseCents, parseQuantity } from '../money.ts'
import { type Segment, components, element } from '../token.ts'
import type { InquiryFinding } from './findings.ts'
import type { DatedSpan } from './types.ts'

/** Reads elements as values; what cannot be read becomes a finding and null. */
export class Values {
  readonly findings: InquiryFinding[]
  readonly #delimiters: Delimiters

  constructor(delimiters: Delimiters, findings: InquiryFinding[]) {
    this.#delimiters = delimiters
    this.findings = findings
  }

  cents = (segment: Segment, number: number): number | null =>
    this.#read('bad_amount', 'amount', parseCents, segment, number)

  quantity = (segment: Segment, number: number): number | null =>
    this.#read('bad_quantity', 'quantity', parseQuantity, segment, number)

  day = (segment: Segment, number: number): string | null =>
    this.#read('bad_date', 'date', parseDay, segment, number)

  /** The days of a DTP segment, one (D8) or a span (RD8). */
  span(segment: Segment): DatedSpan | null {
    const days = this.#read('bad_date', 'date', daysOf, segment, 3)
    return days && { qualifier: element(segment, 1).trim(), ...days }
  }

  /** The values of an element that may stand several times, separated as ISA11 says. */
  repeated(segment: Segment, number: number): string[] {
    const { repetition } = this.#delimiters
    const text = element(segment, number)
    const values = repetition === null ? [text] : text.split(repetition)
    return values.map((value) => value.trim()).filter((value) => value !== '')
  }

  parts(segment: Segment, number: number): string[] {
    return components(element(segment, number), this.#delimiters).map((part) => part.trim())
  }

  #read<T>(
    code: InquiryFinding['code'],
    what: string,
    parse: (text: string) => T | null,
    segment: Segment,
    number: number,
  ): T | null {
    const text = element(segment, number)
    if (text.trim() === '') return null
    const value = parse(text)
    if (value === null) {
      const name = `${segment.id}${String(number).padStart(2, '0')}`
      const sentence = `${name} is no ${what}: "${text.slice(0, 30)}".`
      this.findings.push(note(code, sentence, segment.position))
    }
    return value
  }
}

function daysOf(text: string): { from: string; to: string } | null {
  const day = parseDay(text)
  return day ? { from: day, to: day } : parseSpan(text.trim())
}

/** The days of all DTP segments that can be read. */
export const spansOf = (segments: readonly Segment[], values: Values): DatedSpan[] =>
  segments
    .filter(({ id }) => id === 'DTP')
    .map((segment) => values.span(segment))
    .filter((span) => span !== null)
