import type { ClientAddressAttributes } from '@homeward/contract/clients/parts'
import type { Address } from '@homeward/contract/clients/clients'
import type { z } from 'zod'
import { Failure } from '../../../plumbing/failure.ts'

type Entry = z.output<typeof ClientAddressAttributes>
type Settled = { addresses: Address[]; removed: string[] }

/**
 * The addresses of a client after a change: entries with an id replace, others are added, `_destroy`
 * removes, and addresses that no entry names stay. Exactly one is primary while there are any: the
 * last one that an entry made primary, else the one that was, else the first not told otherwise.
 */
export function settleAddresses(
  current: readonly Address[],
  entries: readonly Entry[],
  newId: () => string,
): Settled {
  checkEntries(current, entries)
  const kept = new Map(current.map((address) => [address.id, address]))
  const removed: string[] = []
  let primary = current.find((address) => address.primary)?.id
  for (const entry of entries) {
    const { id = newId(), _destroy, ...fields } = entry
    if (_destroy) {
      if (kept.delete(id)) removed.push(id)
    } else {
      kept.set(id, asAddress(id, fields))
      if (fields.primary) primary = id
    }
  }
  const addresses = [...kept.values()]
  const chosen =
    addresses.find(({ id, primary: wanted }) => wanted && id === primary) ??
    addresses.find(({ id }) => !entries.some((entry) => entry.id === id && !entry.primary)) ??
    addresses[0]
  return {
    addresses: addresses.map((address) => ({ ...address, primary: address === chosen })),
    removed,
  }
}

const asAddress = (id: string, fields: Omit<Entry, 'id' | '_destroy'>): Address => ({
  ...fields,
  id,
  unit: fields.unit ?? null,
  county: fields.county ?? null,
  zip: fields.zip.replace('-', ''),
  latitude: fields.latitude ?? null,
  longitude: fields.longitude ?? null,
})

function checkEntries(current: readonly Address[], entries: readonly Entry[]): void {
  const fields: Record<string, string[]> = {}
  const named = new Set<string>()
  for (const [at, entry] of entries.entries()) {
    const path = `addresses_attributes.${at}`
    if (entry.id !== undefined) {
      if (named.has(entry.id)) fields[`${path}.id`] = ['This address stands here twice.']
      else if (!current.some(({ id }) => id === entry.id)) {
        fields[`${path}.id`] = ['This is not an address of the client. Reload and try again.']
      }
      named.add(entry.id)
    }
    if ((entry.latitude ?? null) === null && (entry.longitude ?? null) !== null) {
      fields[`${path}.latitude`] = ['Give latitude and longitude, or neither.']
    }
    if ((entry.longitude ?? null) === null && (entry.latitude ?? null) !== null) {
      fields[`${path}.longitude`] = ['Give latitude and longitude, or neither.']
    }
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
}
