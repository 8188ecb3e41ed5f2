import {
  AccountSettings,
  integrationAccounts,
} from '@homeward/contract/agency/integration-accounts'
import { IntegrationTest } from '@homeward/contract/agency/integrations'
import {
  accountKindLabels,
  type AccountVendor,
  accountVendorLabels,
  isTestable,
} from '@homeward/domain/agency/integration-accounts'
import { recordStatusLabels } from '@homeward/domain/agency/vocabulary'
import type { Ctx } from '../../plumbing/context.ts'
import { seal } from '../../plumbing/crypto/protected.ts'
import { Failure } from '../../plumbing/failure.ts'
import { plainRecord } from '../../plumbing/records/plain-record.ts'

/** The accounts of the agency with other services. A secret is sealed, and no answer ever has it. */
export const integrationAccountRecord = plainRecord(integrationAccounts, {
  table: 'integration_accounts',
  rows: (tx) =>
    tx
      .selectFrom('integration_accounts')
      .select(['id', 'kind', 'vendor', 'name', 'settings', 'status', 'lock_version'])
      .select(['health', 'last_tested_at', 'last_test'])
      .select((eb) => eb('secret_sealed', 'is not', null).$castTo<boolean>().as('has_secret')),
  search: ['name', 'vendor'],
  order: 'name',
  matching(rows, { kind, status }) {
    const ofKind = kind ? rows.where('kind', '=', kind) : rows
    return status === 'all' ? ofKind : ofKind.where('status', '=', status)
  },
  present: (_ctx, account, abilities) => ({
    ...account,
    settings: AccountSettings.parse(account.settings),
    last_test: account.last_test === null ? null : IntegrationTest.parse(account.last_test),
    abilities: { ...abilities, test: abilities.edit === true && isTestable(account.vendor) },
  }),
  values(ctx, { secret, ...sent }, before) {
    if ('vendor' in sent || sent.settings) refuseIncomplete(sent, before)
    return {
      ...sent,
      // Earlier tests say nothing about the new settings.
      ...(sent.settings && untried),
      ...(secret !== undefined && { secret_sealed: sealed(ctx, secret) }),
    }
  },
  audited: ({ last_test: _, last_tested_at: __, ...account }) => account,
  refusals: { integration_accounts_name_once: 'name_taken' },
  exported: {
    Name: ({ name }) => name,
    Kind: ({ kind }) => accountKindLabels[kind],
    Vendor: ({ vendor }) => accountVendorLabels[vendor],
    Status: ({ status }) => recordStatusLabels[status],
  },
})

const untried = { health: 'unknown', last_tested_at: null, last_test: null } as const

const sealed = (ctx: Ctx, secret: string | null) =>
  secret && seal(ctx.keys, secret, `integration_accounts.secret:${ctx.agency.id}`)

type Sent = {
  vendor?: AccountVendor
  settings?: { folder: string | null; endpoint: string | null } | undefined
}

/** A folder needs its name, and what is reached over a network an address of its kind. */
function refuseIncomplete(sent: Sent, before: { vendor: AccountVendor } | null): void {
  const vendor = sent.vendor ?? before?.vendor
  const { folder, endpoint } = sent.settings ?? {}
  if (vendor === 'folder' && !folder) {
    throw new Failure('invalid', { fields: { 'settings.folder': ['Enter a folder name.'] } })
  }
  if ((vendor === 'sftp' || vendor === 'https') && !endpoint?.startsWith(`${vendor}://`)) {
    const said = `Enter an address that begins with ${vendor}://.`
    throw new Failure('invalid', { fields: { 'settings.endpoint': [said] } })
  }
}
