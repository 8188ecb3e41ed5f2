import type { EvvProvider } from '@homeward/evv/record'
import type { EvvAccount, ProviderFacts } from '../records/account-store.ts'
import { vendorSettings } from './account-settings.ts'

/** The agency as the vendor of an account knows it. */
export const providerOf = (account: EvvAccount, provider: ProviderFacts): EvvProvider => ({
  name: provider.name,
  taxId: provider.tax_id,
  npi: provider.npi,
  providerNumber:
    account.payors.find(({ provider_number: number }) => number !== null)?.provider_number ??
    vendorSettings(account.settings).account,
  timeZone: provider.time_zone,
})
