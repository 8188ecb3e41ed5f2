import * as contract from '@homeward/contract/clients/addresses'
import { capabilityToPlace } from '@homeward/domain/agency/abilities'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findAddress } from './address-store.ts'
import { forgetGeocoding } from './geocoding-store.ts'
import { presentAddress } from './list-addresses.ts'
import { placeAddress } from './place-address.ts'

/** Sets the position of an address by hand, or removes it. */
export const updateAddressPosition = verb(
  contract.updateAddressPosition,
  async (ctx, { id, latitude, longitude }) => {
    if ((latitude === null) !== (longitude === null)) {
      const field = latitude === null ? 'latitude' : 'longitude'
      throw new Failure('invalid', { fields: { [field]: ['Enter both coordinates or neither.'] } })
    }
    const address = found(await findAddress(ctx.tx, id))
    if (!ctx.may(capabilityToPlace[address.kind])) throw new Failure('forbidden')
    await forgetGeocoding(ctx.tx, { kind: address.kind, record_id: id })
    await placeAddress(ctx, address, { latitude, longitude })
    return presentAddress(ctx, {
      ...address,
      latitude,
      longitude,
      state_of_geocoding: latitude === null ? 'missing' : 'located',
      geocoding_error: null,
      geocoded_at: null,
    })
  },
)
