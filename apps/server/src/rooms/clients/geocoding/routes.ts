import * as addresses from '@homeward/contract/clients/addresses'
import { on, type Route } from '../../../plumbing/http/mount.ts'
import { geocodeAddresses } from './geocode-addresses.ts'
import { listAddresses } from './list-addresses.ts'
import { updateAddressPosition } from './update-address-position.ts'

export const routes: readonly Route[] = [
  on(addresses.listAddresses, listAddresses),
  on(addresses.updateAddressPosition, updateAddressPosition),
  on(addresses.geocodeAddresses, geocodeAddresses),
]
