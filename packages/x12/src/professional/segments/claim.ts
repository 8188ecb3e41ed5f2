import { formatCents } from '../../money.ts'
import type { SegmentWriter } from '../../segment-writer.ts'
import type { ProfessionalClaim, Subscriber } from '../types.ts'
import { writeEarlierPayer } from './earlier-payer.ts'
import { writeLine } from './line.ts'
import { writeProvider } from './names.ts'

/** The loop 2300 with its providers (2310), earlier payers (2320) and lines (2400), in the order of the guide. */
export function writeClaim(
  writer: SegmentWriter,
  claim: ProfessionalClaim,
  subscriber: Subscriber,
): void {
  const total = claim.lines.reduce((sum, { charge }) => sum + charge, 0)
  const place = [claim.placeOfService, 'B', claim.frequency]
  writer.add('CLM', claim.claimId, formatCents(total), '', '', place, 'Y', 'A', 'Y', 'Y')
  if (claim.patientPaid) writer.add('AMT', 'F5', formatCents(claim.patientPaid))
  writeReference(writer, '9F', claim.referralNumber)
  writeReference(writer, 'G1', claim.priorAuthorization)
  writeReference(writer, 'F8', claim.originalClaimNumber)
  writeReference(writer, 'EA', claim.medicalRecordNumber)
  if (claim.note) writer.add('NTE', 'ADD', claim.note)
  const diagnoses = claim.diagnoses.map((code, index) => [index === 0 ? 'ABK' : 'ABF', code])
  writer.add('HI', ...diagnoses)
  writeProvider(writer, 'DN', claim.referring)
  writeProvider(writer, '82', claim.rendering)
  writeProvider(writer, 'DQ', claim.supervising)
  const answered = new Set(
    claim.lines.flatMap(({ answers = [] }) => answers.map((one) => one.payerId)),
  )
  for (const payer of claim.earlierPayers ?? []) {
    writeEarlierPayer(writer, payer, { subscriber, byLine: answered.has(payer.id) })
  }
  claim.lines.forEach((line, index) => {
    writeLine(writer, line, index + 1)
  })
}

function writeReference(writer: SegmentWriter, qualifier: string, value?: string): void {
  if (value) writer.add('REF', qualifier, value)
}
