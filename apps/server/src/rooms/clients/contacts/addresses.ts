import type { ClientAddress, ClientAddressAttributes } from '@homeward/contract/clients/parts'
import type { z } from 'zod'
import { Failure } from '../../../plumbing/failure.ts'
import { overlaid } from '../../../plumbing/overlaid.ts'

type Address = ClientAddress
type Entry = z.output<typeof ClientAddressAttributes>
type Settled = { addresses: Address[]; removed: string[] }

/**
 * The addresses of a client after a change: entries with an id change what they name, others are added, `_destroy`
 * removes, and addresses that no entry names stay. Exactly one is primary while there are any: the
 * last one that an entry made primary, else the one that was, else the first not told otherwise.
 */
export function settleAddresses(
  current: readonly Address[],
  entries: readonly Entry[],
  newId: () => string,
): Settled {
  checkIds(current, entries)
  const kept = new Map(current.map((address) => [address.id, address]))
  const removed: string[] = []
  let primary = current.find((address) => address.primary)?.id
  for (const entry of entries) {
    const { id = newId(), _destroy, ...fields } = entry
    const stored = kept.get(id)
    if (_destroy) {
      if (kept.delete(id)) removed.push(id)
    } else {
      kept.set(id, asAddress({ ...(stored ?? blank), id }, fields))
      if (fields.primary ?? !stored) primary = id
    }
  }
  const addresses = [...kept.values()]
  refuseHalfPositions(entries, kept)
  const chosen =
    addresses.find(({ id, primary: wanted }) => wanted && id === primary) ??
    addresses.find(
      ({ id }) => !entries.some((entry) => entry.id === id && entry.primary === false),
    ) ??
    addresses[0]
  return {
    addresses: addresses.map((address) => ({ ...address, primary: address === chosen })),
    removed,
  }
}

/** The defaults of a new one. */
const blank: Omit<Address, 'id'> = {
  street: '',
  unit: null,
  city: '',
  county: null,
  state: '',
  zip: '',
  location_type: 'home',
  primary: true,
  mailing_address: false,
  latitude: null,
  longitude: null,
}

const asAddress = (stored: Address, fields: Omit<Entry, 'id' | '_destroy'>): Address => {
  const address = overlaid(stored, fields)
  return { ...address, zip: address.zip.replace('-', '') }
}

function checkIds(current: readonly Address[], entries: readonly Entry[]): void {
  const fields: Record<string, string[]> = {}
  const named = new Set<string>()
  for (const [at, entry] of entries.entries()) {
    const path = `addresses_attributes.${at}`
    if (entry.id !== undefined) {
      if (named.has(entry.id)) fields[`${path}.id`] = ['This address is listed twice.']
      else if (!current.some(({ id }) => id === entry.id)) {
        fields[`${path}.id`] = ['This is not an address of the client. Reload and try again.']
      }
      named.add(entry.id)
    }
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
}

function refuseHalfPositions(entries: readonly Entry[], kept: ReadonlyMap<string, Address>): void {
  const fields: Record<string, string[]> = {}
  for (const [at, entry] of entries.entries()) {
    const { latitude = null, longitude = null } = kept.get(entry.id ?? '') ?? entry
    if ((latitude === null) === (longitude === null)) continue
    const half = latitude === null ? 'latitude' : 'longitude'
    fields[`addresses_attributes.${at}.${half}`] = [
      'Enter both latitude and longitude, or neither.',
    ]
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
}
