import { formatDay } from '../dates.ts'
import type { Delimiters } from '../delimiters.ts'
import { clean } from '../professional/clean.ts'
import { type Kind, wrap } from '../professional/segments/envelope.ts'
import { writeName } from '../professional/segments/names.ts'
import { SegmentWriter } from '../segment-writer.ts'
import type { AskedPerson, AskedTime, InquiryHead } from './types.ts'

/** `*`, `:`, `^` and `~`, as long as the trading partner wants no others. */
export const usualDelimiters: Delimiters = {
  element: '*',
  component: ':',
  repetition: '^',
  segment: '~',
}

type InquiryKind = Kind & {
  /** ST01. */
  readonly setId: '270' | '276'
  /** BHT01: the order of its levels. */
  readonly structure: '0022' | '0010'
}

/** Writes a file of questions: ST, BHT, the payer's level, what `body` writes, and the envelope. */
export function writeInquiry(
  head: InquiryHead,
  kind: InquiryKind,
  body: (writer: SegmentWriter) => void,
): string {
  const { envelope, inquiryId, payer } = head
  const delimiters = envelope.delimiters ?? usualDelimiters
  const writer = new SegmentWriter(delimiters, (text) => clean(text, delimiters))
  const time = envelope.time.replace(':', '')
  writer.add('ST', kind.setId, envelope.transactionControl, kind.guide)
  writer.add('BHT', kind.structure, '13', inquiryId, formatDay(envelope.date), time)
  writer.add('HL', '1', '', '20', '1')
  const asked = { kind: 'organization', name: payer.name } as const
  writeName(writer, 'PR', asked, { qualifier: payer.idQualifier, value: payer.id })
  body(writer)
  writer.add('SE', String(writer.segments.length + 1), envelope.transactionControl)
  return wrap(writer.text(), envelope, delimiters, kind)
}

/** NM1 of the subscriber, by name and member id. */
export function writePerson(writer: SegmentWriter, person: AskedPerson): void {
  const { last, first, middle, memberId } = person
  const name = { kind: 'person', last, first, ...(middle && { middle }) } as const
  writeName(writer, 'IL', name, { qualifier: 'MI', value: memberId })
}

/** DMG with the birth date, and the sex where it is F or M: the guides of questions know no other. */
export function writeBirth(writer: SegmentWriter, { birthDate, sex }: AskedPerson): void {
  writer.add('DMG', 'D8', formatDay(birthDate), sex === 'U' ? '' : sex)
}

/** DTP with one day or a span. */
export function writeTime(writer: SegmentWriter, qualifier: string, { from, to }: AskedTime): void {
  if (from === to) writer.add('DTP', qualifier, 'D8', formatDay(from))
  else writer.add('DTP', qualifier, 'RD8', `${formatDay(from)}-${formatDay(to)}`)
}
