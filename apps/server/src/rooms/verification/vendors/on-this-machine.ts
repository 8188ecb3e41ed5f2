import type { VendorAccount } from './vendor.ts'

/** A vendor on this very machine is a simulated one, which answers soon. */
export const isOnThisMachine = ({ settings }: VendorAccount): boolean =>
  /^(?:http|sftp):\/\/127\.0\.0\.1(?::|\/|$)/.test(settings.endpoint ?? '')
