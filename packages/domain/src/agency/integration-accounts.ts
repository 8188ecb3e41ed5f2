import { type EvvVendor, evvVendorLabels, evvVendors } from './vocabulary.ts'

/** What an account with another service is for. */
export const accountKinds = ['evv', 'clearinghouse', 'phone'] as const
export type AccountKind = (typeof accountKinds)[number]
export const accountKindLabels: Record<AccountKind, string> = {
  evv: 'EVV vendor',
  clearinghouse: 'Clearinghouse',
  phone: 'Phone service',
}

/** Whose service it is, which also says what for. */
export const accountVendors = ['sandata', 'hhaexchange', 'carebridge', 'folder', 'twilio'] as const
export type AccountVendor = (typeof accountVendors)[number]
export const accountVendorLabels: Record<AccountVendor, string> = {
  ...evvVendorLabels,
  folder: 'Server folder',
  twilio: 'Twilio',
}

/** The EVV vendor that an account is with; null where it is with none of them. */
export const evvVendorOf = (vendor: AccountVendor | null | undefined): EvvVendor | null =>
  evvVendors.find((one) => one === vendor) ?? null
