import type { AddressAttributes, KeptAddress } from '@homeward/contract/address-fields'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import { Failure } from '../../../plumbing/failure.ts'
import { overlaid } from '../../../plumbing/overlaid.ts'
import { type Settled, settleNested } from './nested.ts'

type Address = KeptAddress
type Entry = z.output<typeof AddressAttributes>

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
  latitude: null,
  longitude: null,
}

/**
 * The addresses of a person after a change. Exactly one is primary while there are any: the last one that
 * an entry made primary, else the one that was, otherwise the first without another instruction.
 */
export function settleAddresses(
  current: readonly Address[],
  entries: readonly Entry[],
): Settled<Address> {
  let wanted = current.find(({ primary }) => primary)?.id
  const { kept, removed } = settleNested('addresses_attributes', current, entries, (entry) => {
    const stored = current.find(({ id }) => id === entry.id)
    const address = asAddress(entry, stored)
    if (entry.primary ?? !stored) wanted = address.id
    return address
  })
  refuseHalfPositions(entries, kept)
  const chosen =
    kept.find(({ id, primary }) => primary && id === wanted) ??
    kept.find(({ id }) => !entries.some((entry) => entry.id === id && entry.primary === false)) ??
    kept[0]
  return { kept: kept.map((address) => ({ ...address, primary: address === chosen })), removed }
}

const asAddress = ({ _destroy, ...fields }: Entry, stored: Address | undefined): Address => {
  const address = overlaid(stored ?? { ...blank, id: uuid() }, fields)
  return { ...address, zip: address.zip.replace('-', '') }
}

function refuseHalfPositions(entries: readonly Entry[], kept: readonly Address[]): void {
  const fields: Record<string, string[]> = {}
  for (const [at, entry] of entries.entries()) {
    const { latitude = null, longitude = null } = kept.find(({ id }) => id === entry.id) ?? entry
    if ((latitude === null) === (longitude === null)) continue
    const half = latitude === null ? 'latitude' : 'longitude'
    fields[`addresses_attributes.${at}.${half}`] = [
      'Enter both latitude and longitude, or neither.',
    ]
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
}
