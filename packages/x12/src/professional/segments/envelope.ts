import { formatDay } from '../../dates.ts'
import type { Delimiters } from '../../delimiters.ts'
import { clean } from '../clean.ts'
import type { Envelope } from '../types.ts'

/** What a group holds: GS01, and the guide of its transactions (GS08). */
export interface Kind {
  readonly functionalId: string
  readonly guide: string
}

/** Puts ISA, GS, GE and IEA around the text of one transaction. */
export function wrap(
  transaction: string,
  envelope: Envelope,
  delimiters: Delimiters,
  kind: Kind,
): string {
  const { element, segment } = delimiters
  const join = (...elements: string[]): string => elements.join(element) + segment
  const group = String(envelope.groupControl)
  return [
    writeIsa(envelope, delimiters),
    join(
      'GS',
      kind.functionalId,
      clean(envelope.applicationSender || envelope.senderId, delimiters),
      clean(envelope.applicationReceiver || envelope.receiverId, delimiters),
      formatDay(envelope.date),
      envelope.time.replace(':', ''),
      group,
      'X',
      kind.guide,
    ),
    transaction,
    join('GE', '1', group),
    join('IEA', '1', interchangeControl(envelope)),
  ].join('')
}

/** ISA has fixed widths: 106 characters with its terminator. */
function writeIsa(envelope: Envelope, delimiters: Delimiters): string {
  const { element, component, repetition, segment } = delimiters
  const elements = [
    'ISA',
    '00',
    ' '.repeat(10),
    '00',
    ' '.repeat(10),
    envelope.senderQualifier,
    clean(envelope.senderId, delimiters).padEnd(15),
    envelope.receiverQualifier,
    clean(envelope.receiverId, delimiters).padEnd(15),
    formatDay(envelope.date).slice(2),
    envelope.time.replace(':', ''),
    repetition ?? '^',
    '00501',
    interchangeControl(envelope),
    envelope.acknowledgment ? '1' : '0',
    envelope.usage,
    component,
  ]
  return elements.join(element) + segment
}

const interchangeControl = (envelope: Envelope): string =>
  String(envelope.interchangeControl).padStart(9, '0')
