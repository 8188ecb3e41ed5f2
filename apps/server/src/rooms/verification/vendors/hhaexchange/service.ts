import type { Naming } from '@homeward/evv/hhaexchange/naming'
import { NotSent, type VendorAccount } from '../vendor.ts'

/** HHAeXchange as one account calls it. */
export type Service = {
  accountId: string
  /** Without a slash at the end. */
  root: string
  user: string
  secret: string
  scope: string
  naming: Naming
}

/** Seen in public integrations; the account may name another. */
const usualScope = 'write:aggregator'
const usualVersion = 'v1'

export const namingOf = ({ settings: { evv }, provider }: VendorAccount): Naming => ({
  provider,
  officeQualifier: evv.providerQualifier,
  memberQualifier: evv.clientQualifier,
  caregiverQualifier: evv.agentQualifier,
  payerId: evv.payerId,
})

/** Throws NotSent if the account lacks something. */
export function serviceOf(account: VendorAccount): Service {
  const { settings, secret } = account
  if (settings.endpoint === null) throw new NotSent('The account has no address.', 'settings')
  if (settings.user === null || secret === null) {
    throw new NotSent('The account needs the client ID and the client secret.', 'settings')
  }
  return {
    accountId: account.id,
    root: settings.endpoint.replace(/\/+$/, ''),
    user: settings.user,
    secret,
    scope: settings.evv.scope ?? usualScope,
    naming: namingOf(account),
  }
}

/** The address of a call. An account whose address ends in a version, as /api/v2, uses that one. */
export const addressOf = ({ root }: Service, path: string): string =>
  /\/api\/v\d+$/.test(root) ? `${root}/${path}` : `${root}/api/${usualVersion}/${path}`

/** The sign-in lies beside the versions. */
export const signInAddress = ({ root }: Service): string =>
  `${root.replace(/\/api\/v\d+$/, '')}/identity/connect/token`
