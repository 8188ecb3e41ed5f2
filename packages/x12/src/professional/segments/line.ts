import { formatDay } from '../../dates.ts'
import { formatCents } from '../../money.ts'
import type { SegmentWriter } from '../../segment-writer.ts'
import type { LineAnswer, ServiceLine } from '../types.ts'
import { writeAdjustments, writeRemaining } from './adjustments.ts'
import { writeProvider } from './names.ts'

/** The loop 2400, in the order of the guide. */
export function writeLine(writer: SegmentWriter, line: ServiceLine, number: number): void {
  const procedure = ['HC', line.procedure, ...(line.modifiers ?? [])]
  const pointers = line.diagnosisPointers.map(String)
  const charge = formatCents(line.charge)
  const units = String(line.units)
  writer.add('LX', String(number))
  writer.add('SV1', procedure, charge, 'UN', units, line.placeOfService, '', pointers)
  if (line.through && line.through !== line.date) {
    writer.add('DTP', '472', 'RD8', `${formatDay(line.date)}-${formatDay(line.through)}`)
  } else writer.add('DTP', '472', 'D8', formatDay(line.date))
  if (line.priorAuthorization) writer.add('REF', 'G1', line.priorAuthorization)
  writer.add('REF', '6R', line.control)
  if (line.note) writer.add('NTE', 'ADD', line.note)
  writeProvider(writer, '82', line.rendering)
  writeProvider(writer, 'DK', line.ordering)
  for (const answer of line.answers ?? []) writeAnswer(writer, answer)
}

/** The loop 2430. */
function writeAnswer(writer: SegmentWriter, answer: LineAnswer): void {
  const procedure = ['HC', answer.procedure, ...(answer.modifiers ?? [])]
  const units = String(answer.units)
  writer.add('SVD', answer.payerId, formatCents(answer.paid), procedure, '', units)
  writeAdjustments(writer, answer.adjustments)
  writer.add('DTP', '573', 'D8', formatDay(answer.date))
  writeRemaining(writer, answer.remaining)
}
