import { AccountSettings } from '@homeward/contract/agency/integration-accounts'
import { type AccountVendor, isTransport } from '@homeward/domain/agency/integration-accounts'
import { type Keys, unseal } from '../../../plumbing/crypto/protected.ts'
import { folderTransport } from './folder.ts'
import { httpsTransport } from './https.ts'
import { sftpTransport } from './sftp.ts'
import { NotHandedOver, type Transport } from './transport.ts'

type TransportAccount = {
  agency_id: string
  vendor: AccountVendor
  settings: unknown
  secret_sealed: string | null
}

/** The connection of an account over which files are exchanged. */
export function openTransport(keys: Keys, account: TransportAccount): Transport {
  const { agency_id: agencyId, vendor, secret_sealed: sealed } = account
  if (!isTransport(vendor)) throw new Error(`No files are exchanged with ${vendor}.`)
  const { folder, endpoint, user, host_key: hostKey } = AccountSettings.parse(account.settings)
  if (vendor === 'folder') return folderTransport(agencyId, folder ?? 'clearinghouse')
  if (endpoint === null) throw new NotHandedOver('The account has no address.', { later: false })
  const secret =
    sealed === null ? null : unseal(keys, sealed, `integration_accounts.secret:${agencyId}`)
  return vendor === 'sftp'
    ? sftpTransport({ endpoint, user, secret, hostKey })
    : httpsTransport({ endpoint, user, secret })
}
