import { NotHandedOver, sftpTransport, type Transport } from '../../agency/door.ts'
import { NotSent, type VendorAccount } from './vendor.ts'

type Folders = { outgoing: string; incoming: string }

/** The SFTP server of a vendor's account, in the vendor's usual folders unless the account names others. */
export function openFiles({ settings, secret }: VendorAccount, usual: Folders): Transport {
  const { endpoint, user, hostKey, evv } = settings
  if (endpoint === null) throw new NotSent('The account has no address.', 'settings')
  return sftpTransport({ endpoint, user, secret, hostKey, folders: evv.folders ?? usual })
}

/** The same failure as the outbox reads it: whether certainly nothing arrived, and who can help. */
export function readFailure(error: unknown): unknown {
  if (!(error instanceof NotHandedOver)) return error
  if (error.signIn) return new NotSent(error.message, 'sign_in')
  return new NotSent(error.message, error.later ? 'later' : 'settings')
}
