import type { Route } from '../../../plumbing/http/verb.ts'
import { listAddresses } from './list-addresses.ts'
import { updateAddressPosition } from './update-address-position.ts'
import { geocodeAddresses } from './geocode-addresses.ts'

export const routes: readonly Route[] = [listAddresses, updateAddressPosition, geocodeAddresses]
