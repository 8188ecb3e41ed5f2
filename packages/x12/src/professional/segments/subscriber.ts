import { formatDay } from '../../dates.ts'
import type { SegmentWriter } from '../../segment-writer.ts'
import type { Subscriber } from '../types.ts'
import { writeClaim } from './claim.ts'
import { writeAddress, writeName } from './names.ts'

/** The loops 2000B, 2010BA and 2010BB, with the claims; the subscriber is the patient, `parent` who bills. */
export function writeSubscriber(
  writer: SegmentWriter,
  subscriber: Subscriber,
  { level, parent }: { level: number; parent: number },
): void {
  const { name, memberId, payer } = subscriber
  writer.add('HL', String(level), String(parent), '22', '0')
  const { responsibility, groupNumber, filingIndicator } = subscriber
  writer.add('SBR', responsibility, '18', groupNumber, '', '', '', '', '', filingIndicator)
  writeName(writer, 'IL', { kind: 'person', ...name }, { qualifier: 'MI', value: memberId })
  writeAddress(writer, subscriber.address)
  writer.add('DMG', 'D8', formatDay(subscriber.birthDate), subscriber.sex)
  const paying = { kind: 'organization', name: payer.name } as const
  writeName(writer, 'PR', paying, { qualifier: payer.idQualifier, value: payer.id })
  if (payer.address) writeAddress(writer, payer.address)
  if (payer.billingProviderId) writer.add('REF', 'G2', payer.billingProviderId)
  for (const claim of subscriber.claims) writeClaim(writer, claim, subscriber)
}
