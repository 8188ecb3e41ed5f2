import type { Address as AddressSchema, AddressAttributes } from '@homeward/contract/address-fields'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import { Failure } from '../../../plumbing/failure.ts'
import { type Settled, settleNested } from './nested.ts'

type Address = z.output<typeof AddressSchema>
type Entry = z.output<typeof AddressAttributes>

/**
 * The addresses of a person after a change. Exactly one is primary while there are any: the last one
 * that an entry made primary, else the one that was, else the first that was not told otherwise.
 */
export function settleAddresses(
  current: readonly Address[],
  entries: readonly Entry[],
): Settled<Address> {
  refuseHalfPositions(entries)
  let wanted = current.find(({ primary }) => primary)?.id
  const { kept, removed } = settleNested('addresses_attributes', current, entries, (entry) => {
    const address = asAddress(entry)
    if (address.primary) wanted = address.id
    return address
  })
  const chosen =
    kept.find(({ id, primary }) => primary && id === wanted) ??
    kept.find(({ id }) => !entries.some((entry) => entry.id === id && !entry.primary)) ??
    kept[0]
  return { kept: kept.map((address) => ({ ...address, primary: address === chosen })), removed }
}

const asAddress = ({ id = uuid(), _destroy, ...fields }: Entry): Address => ({
  ...fields,
  id,
  unit: fields.unit ?? null,
  county: fields.county ?? null,
  zip: fields.zip.replace('-', ''),
  latitude: fields.latitude ?? null,
  longitude: fields.longitude ?? null,
})

function refuseHalfPositions(entries: readonly Entry[]): void {
  const fields: Record<string, string[]> = {}
  for (const [at, { latitude, longitude }] of entries.entries()) {
    if ((latitude ?? null) === null && (longitude ?? null) === null) continue
    for (const [name, value] of Object.entries({ latitude, longitude })) {
      if ((value ?? null) !== null) continue
      fields[`addresses_attributes.${at}.${name}`] = ['Give latitude and longitude, or neither.']
    }
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
}
