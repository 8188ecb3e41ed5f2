import { type EvvVendor, evvVendorLabels, evvVendors } from './vocabulary.ts'

/** What an account with another service is for. */
export const accountKinds = ['evv', 'clearinghouse', 'phone'] as const
export type AccountKind = (typeof accountKinds)[number]
export const accountKindLabels: Record<AccountKind, string> = {
  evv: 'EVV vendor',
  clearinghouse: 'Clearinghouse',
  phone: 'Phone service',
}

/** The vendor of the service, which also says its purpose. */
export const accountVendors = [
  'sandata',
  'hhaexchange',
  'carebridge',
  'folder',
  'sftp',
  'https',
  'twilio',
] as const
export type AccountVendor = (typeof accountVendors)[number]
export const accountVendorLabels: Record<AccountVendor, string> = {
  ...evvVendorLabels,
  folder: 'Server folder',
  sftp: 'SFTP server',
  https: 'HTTPS service',
  twilio: 'Twilio',
}

/** The EVV vendor of an account; null if it has none. */
export const evvVendorOf = (vendor: AccountVendor | null | undefined): EvvVendor | null =>
  evvVendors.find((one) => one === vendor) ?? null

/** Vendors over which files are exchanged. */
const transports = ['folder', 'sftp', 'https'] as const
export const isTransport = (vendor: AccountVendor): vendor is (typeof transports)[number] =>
  transports.some((one) => one === vendor)

/** Whether an account has a connection test. */
export const isTestable = (vendor: AccountVendor): boolean =>
  isTransport(vendor) || evvVendorOf(vendor) !== null

/** How records reach an EVV vendor that takes both. */
export const evvChannels = ['calls', 'files'] as const
export type EvvChannel = (typeof evvChannels)[number]
export const evvChannelLabels: Record<EvvChannel, string> = {
  calls: 'API calls',
  files: 'Files over SFTP',
}

/** Days back of which changes are told to EVV vendors, unless the account says otherwise: a year, as claims are filed. */
export const usualChangeDays = 365
/** The most that an account may say. */
export const mostChangeDays = 3650
