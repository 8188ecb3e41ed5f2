import type { SegmentWriter } from '../../segment-writer.ts'
import type { Address, Named, Provider } from '../types.ts'

/** NM1 with an id; `id` is left out when it has no value. */
export function writeName(
  writer: SegmentWriter,
  entity: string,
  name: Named,
  id: { qualifier: string; value: string | undefined },
): void {
  const identified = id.value ? [id.qualifier, id.value] : []
  if (name.kind === 'organization') {
    writer.add('NM1', entity, '2', name.name, '', '', '', '', ...identified)
    return
  }
  const { last, first, middle, suffix } = name
  writer.add('NM1', entity, '1', last, first, middle, '', suffix, ...identified)
}

export function writeAddress(writer: SegmentWriter, address: Address): void {
  writer.add('N3', address.street, address.street2)
  writer.add('N4', address.city, address.state, address.zip.replace('-', ''))
}

/** NM1 with NPI when there is one, PRV where the loop has one, and REF for other ids. */
export function writeProvider(
  writer: SegmentWriter,
  entity: 'DN' | '82' | 'DQ' | 'DK',
  provider: Provider | undefined,
): void {
  if (!provider) return
  writeName(writer, entity, provider.name, { qualifier: 'XX', value: provider.npi })
  if (entity === '82' && provider.taxonomy) writer.add('PRV', 'PE', 'PXC', provider.taxonomy)
  for (const { qualifier, value } of provider.secondaryIds ?? [])
    writer.add('REF', qualifier, value)
}
