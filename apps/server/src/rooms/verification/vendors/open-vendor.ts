import { type Keys, unseal } from '../../../plumbing/crypto/protected.ts'
import type { EvvAccount, ProviderFacts } from '../records/account-store.ts'
import { providerOf } from './provider.ts'
import { vendorSettings } from './account-settings.ts'
import { openCarebridge } from './carebridge/open.ts'
import { openHhaexchange } from './hhaexchange/open.ts'
import { openSandata } from './sandata/open.ts'
import type { Vendor, VendorAccount } from './vendor.ts'

/** Opens the connection to a vendor; throws NotSent if settings are missing. */
export type OpenVendor = (account: VendorAccount) => Vendor

/** An account as its vendor's connection is opened with it. */
export function vendorAccount(
  keys: Keys,
  account: EvvAccount,
  provider: ProviderFacts,
): VendorAccount {
  const { agency_id: agencyId, id, vendor, secret_sealed: sealed } = account
  const settings = vendorSettings(account.settings)
  return {
    agencyId,
    id,
    vendor,
    settings,
    secret:
      sealed === null ? null : unseal(keys, sealed, `integration_accounts.secret:${agencyId}`),
    provider: providerOf(account, provider),
  }
}

/** Picks the adapter of an account. */
export const openVendor: OpenVendor = (account) => {
  switch (account.vendor) {
    case 'sandata':
      return openSandata(account)
    case 'hhaexchange':
      return openHhaexchange(account)
    case 'carebridge':
      return openCarebridge(account)
  }
}
