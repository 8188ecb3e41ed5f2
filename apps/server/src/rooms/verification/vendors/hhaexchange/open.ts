import type { Vendor, VendorAccount } from '../vendor.ts'
import { callsVendor } from './calls.ts'
import { filesVendor } from './files.ts'

/** HHAeXchange over the channel that the account has. */
export const openHhaexchange = (account: VendorAccount): Vendor =>
  account.settings.evv.channel === 'files' ? filesVendor(account) : callsVendor(account)
