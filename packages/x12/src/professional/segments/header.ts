import { formatDay } from '../../dates.ts'
import type { SegmentWriter } from '../../segment-writer.ts'
import { GUIDE } from '../forms.ts'
import type { BillingProvider, Contact, ProfessionalBatch } from '../types.ts'
import { writeAddress, writeName } from './names.ts'

/** ST, BHT and the loops 1000A and 1000B. */
export function writeHeader(writer: SegmentWriter, batch: ProfessionalBatch): void {
  const { envelope, submitter, receiver } = batch
  writer.add('ST', '837', envelope.transactionControl, GUIDE)
  writer.add(
    'BHT',
    '0019',
    batch.purpose === 'original' ? '00' : '18',
    batch.batchId,
    formatDay(envelope.date),
    envelope.time.replace(':', ''),
    batch.use === 'chargeable' ? 'CH' : 'RP',
  )
  writeName(writer, '41', submitter.name, { qualifier: '46', value: submitter.id })
  writeContact(writer, submitter.contact)
  const received = { kind: 'organization', name: receiver.name } as const
  writeName(writer, '40', received, { qualifier: '46', value: receiver.id })
}

/** The loops 2000A, 2010AA and 2010AB; `level` is its number among the HL segments of the file. */
export function writeBillingProvider(
  writer: SegmentWriter,
  provider: BillingProvider,
  level: number,
): void {
  const { name, npi, taxonomy, address, taxId, payTo } = provider
  writer.add('HL', String(level), '', '20', '1')
  if (taxonomy) writer.add('PRV', 'BI', 'PXC', taxonomy)
  writeName(writer, '85', name, { qualifier: 'XX', value: npi ?? undefined })
  writeAddress(writer, address)
  writer.add('REF', taxId.kind, taxId.value)
  if (!payTo) return
  writer.add('NM1', '87', name.kind === 'person' ? '1' : '2')
  writeAddress(writer, payTo)
}

function writeContact(writer: SegmentWriter, contact: Contact): void {
  const { name, phone, extension, email } = contact
  const ways = [
    ...(phone ? ['TE', phone] : []),
    ...(phone && extension ? ['EX', extension] : []),
    ...(email ? ['EM', email] : []),
  ]
  writer.add('PER', 'IC', name, ...ways)
}
