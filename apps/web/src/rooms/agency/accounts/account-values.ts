import type { IntegrationAccount } from '@homeward/contract/agency/integration-accounts'
import {
  type AccountVendor,
  type EvvChannel,
  evvVendorOf,
} from '@homeward/domain/agency/integration-accounts'

/** An account as its form has it. */
export type AccountValues = {
  name: string
  vendor: AccountVendor
  settings: {
    endpoint: string
    account: string
    user: string
    folder: string
    host_key: string
    evv: EvvValues
  }
  /** '' keeps the one that is kept. */
  secret: string
  remove_secret: boolean
}

/** What only EVV vendors ask. */
type EvvValues = {
  channel: EvvChannel
  provider_qualifier: string
  client_qualifier: string
  agent_qualifier: string
  payer_id: string
  payer_program: string
  scope: string
  mco_id: string
  withdrawal_code: string
  withdrawal_action: string
  change_code: string
  /** '' is the usual number. */
  change_days: number | ''
}

export const valuesOf = (account?: IntegrationAccount): AccountValues => ({
  name: account?.name ?? '',
  vendor: account?.vendor ?? 'sandata',
  settings: {
    endpoint: account?.settings.endpoint ?? '',
    account: account?.settings.account ?? '',
    user: account?.settings.user ?? '',
    folder: account?.settings.folder ?? '',
    host_key: account?.settings.host_key ?? '',
    evv: evvValuesOf(account?.settings.evv),
  },
  secret: '',
  remove_secret: false,
})

const evvValuesOf = (evv: IntegrationAccount['settings']['evv'] | undefined): EvvValues => ({
  channel: evv?.channel ?? 'calls',
  provider_qualifier: evv?.provider_qualifier ?? '',
  client_qualifier: evv?.client_qualifier ?? '',
  agent_qualifier: evv?.agent_qualifier ?? '',
  payer_id: evv?.payer_id ?? '',
  payer_program: evv?.payer_program ?? '',
  scope: evv?.scope ?? '',
  mco_id: evv?.mco_id ?? '',
  withdrawal_code: evv?.withdrawal_code ?? '',
  withdrawal_action: evv?.withdrawal_action ?? '',
  change_code: evv?.change_code ?? '',
  change_days: evv?.change_days ?? '',
})

export const inputOf = ({ secret, remove_secret: remove, settings, ...values }: AccountValues) => ({
  ...values,
  settings: { ...settings, evv: evvVendorOf(values.vendor) === null ? null : evvOf(settings.evv) },
  ...(remove && { secret: null }),
  ...(!remove && secret !== '' && { secret }),
})

const evvOf = ({ change_days: days, ...evv }: EvvValues) => ({
  ...evv,
  change_days: days === '' ? null : days,
})

/** Whether the account is reached as an SFTP server. */
export const isOverSftp = ({ vendor, settings }: AccountValues): boolean =>
  vendor === 'sftp' ||
  vendor === 'carebridge' ||
  (vendor === 'hhaexchange' && settings.evv.channel === 'files')
