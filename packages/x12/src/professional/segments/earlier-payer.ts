import { formatDay } from '../../dates.ts'
import { formatCents } from '../../money.ts'
import type { SegmentWriter } from '../../segment-writer.ts'
import type { EarlierPayer, Subscriber } from '../types.ts'
import { writeAdjustments, writeRemaining } from './adjustments.ts'
import { writeAddress, writeName } from './names.ts'

type About = {
  subscriber: Subscriber
  /** Whether the lines say what it paid of each; what stands there is not said again. */
  byLine: boolean
}

/** The loops 2320, 2330A and 2330B of one earlier payer; its insured is the patient. */
export function writeEarlierPayer(
  writer: SegmentWriter,
  payer: EarlierPayer,
  { subscriber, byLine }: About,
): void {
  const { responsibility, groupNumber, filingIndicator, remarks = [] } = payer
  writer.add('SBR', responsibility, '18', groupNumber, '', '', '', '', '', filingIndicator)
  writeAdjustments(writer, payer.adjustments)
  writer.add('AMT', 'D', formatCents(payer.paid))
  if (!byLine) writeRemaining(writer, payer.remaining)
  writer.add('OI', '', '', 'Y', 'P', '', 'Y')
  if (remarks.length > 0) writer.add('MOA', '', '', ...remarks)
  const insured = { kind: 'person', ...subscriber.name } as const
  writeName(writer, 'IL', insured, { qualifier: 'MI', value: payer.memberId })
  writeAddress(writer, subscriber.address)
  const paying = { kind: 'organization', name: payer.name } as const
  writeName(writer, 'PR', paying, { qualifier: payer.idQualifier, value: payer.id })
  if (!byLine) writer.add('DTP', '573', 'D8', formatDay(payer.date))
  if (payer.claimNumber) writer.add('REF', 'F8', payer.claimNumber)
}
