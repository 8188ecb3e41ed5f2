import {
  accountKinds,
  accountVendors,
  evvChannels,
  mostChangeDays,
} from '@homeward/domain/agency/integration-accounts'
import { integrationHealths } from '@homeward/domain/agency/integrations'
import { recordStatuses } from '@homeward/domain/agency/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, id, instant, line, lockVersion, paging, sort } from '../fields.ts'
import { listFile, plainRecord } from '../plain-record.ts'
import { IntegrationTest } from './integrations.ts'
import { searched } from './office-fields.ts'

/** What only EVV vendors ask; null for the usual way. */
const EvvSettings = z.strictObject({
  /** HHAeXchange alone: calls, or files over SFTP. */
  channel: z.enum(evvChannels).default('calls'),
  /** How the agency, clients and caregivers are told apart at the vendor. */
  provider_qualifier: line(40).nullable().default(null),
  client_qualifier: line(40).nullable().default(null),
  agent_qualifier: line(40).nullable().default(null),
  /** The payor's number and program at the vendor, if they differ from the payor's own. */
  payer_id: line(40).nullable().default(null),
  payer_program: line(40).nullable().default(null),
  /** Of the sign-in at HHAeXchange. */
  scope: line(200).nullable().default(null),
  /** The managed-care organization at CareBridge. */
  mco_id: line(40).nullable().default(null),
  /** The vendor's codes that say why a visit is withdrawn. */
  withdrawal_code: line(20).nullable().default(null),
  withdrawal_action: line(20).nullable().default(null),
  /** The vendor's code that says why a visit is told again without a reason in its review. */
  change_code: line(20).nullable().default(null),
  /** Visits of at most so many days ago are told, and told again; null for a year. */
  change_days: z.int().min(1).max(mostChangeDays).nullable().default(null),
})

/** The address of an account and our identity there. */
export const AccountSettings = z.strictObject({
  endpoint: z.string().max(300).nullable().default(null),
  /** Our number or ID at the vendor. */
  account: line(80).nullable().default(null),
  user: line(120).nullable().default(null),
  /** The agency's own folder, below the server's folder of exchanged files. */
  folder: z
    .string()
    .trim()
    .regex(
      /^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/,
      'Enter only letters, digits, hyphens and underscores.',
    )
    .nullable()
    .default(null),
  /** The fingerprint of an SFTP server's key; nothing is sent to a server that shows another. */
  host_key: z
    .string()
    .trim()
    .regex(/^SHA256:[A-Za-z0-9+/]{43}$/, 'Enter a fingerprint like SHA256:… with 43 characters.')
    .nullable()
    .default(null),
  evv: EvvSettings.nullable().default(null),
})

/** An account with another service. There may be several of one kind, each with its name. */
export const IntegrationAccount = z.object({
  id,
  kind: z.enum(accountKinds),
  vendor: z.enum(accountVendors),
  name: z.string(),
  settings: AccountSettings,
  /** Whether a password or key is stored; no answer ever has it. */
  has_secret: z.boolean(),
  health: z.enum(integrationHealths),
  last_tested_at: instant.nullable(),
  last_test: IntegrationTest.nullable(),
  status: z.enum(recordStatuses),
  lock_version: lockVersion,
  abilities,
})
export type IntegrationAccount = z.infer<typeof IntegrationAccount>

/** Answers and the audit trail have the settings, so the address may not hide a password. */
const givenSettings = AccountSettings.extend({
  endpoint: z
    .url({
      protocol: /^(?:https|sftp)$/,
      error: 'Enter an address like https://api.example.org or sftp://files.example.org.',
    })
    .max(300)
    .nullable()
    .default(null),
}).refine(
  ({ endpoint: address }) => address === null || /^[a-z]+:\/\/[^/?#@]*(?:[/?#]|$)/i.test(address),
  { path: ['endpoint'], error: 'Do not include a user name or password in the address.' },
)

/** A password in one line, or a private key in several. */
const secretText = z
  .string()
  .trim()
  .min(1)
  .max(8000)
  .regex(/^(?:[^\p{Cc}]|[\r\n])*$/u, 'Enter only characters that can be displayed.')

const fields = {
  name: line(80),
  settings: givenSettings.optional(),
  /** Null removes it; if left out, the stored one stays. */
  secret: secretText.nullable().optional(),
}

const shared = { room: 'agency', permission: 'integrations.write' } as const

export const listIntegrationAccounts = endpoint({
  ...shared,
  permission: 'integrations.read',
  summary: 'List integration accounts by name',
  method: 'GET',
  path: '/integration_accounts',
  input: {
    search: searched,
    kind: z.enum(accountKinds).optional(),
    status: z.enum([...recordStatuses, 'all']).default('active'),
    sort: sort(['name', 'vendor'], 'name'),
    ...paging(30),
  },
  returns: page(IntegrationAccount),
})

export const getIntegrationAccount = endpoint({
  ...shared,
  permission: 'integrations.read',
  summary: 'Get an integration account',
  method: 'GET',
  path: '/integration_accounts/:id',
  returns: record(IntegrationAccount),
})

export const createIntegrationAccount = endpoint({
  ...shared,
  summary: 'Add an integration account; its secret is stored encrypted',
  method: 'POST',
  path: '/integration_accounts',
  input: { ...fields, vendor: z.enum(accountVendors) },
  returns: record(IntegrationAccount),
  fails: ['name_taken'],
})

export const updateIntegrationAccount = endpoint({
  ...shared,
  summary: 'Update an account; its vendor cannot change',
  method: 'PATCH',
  path: '/integration_accounts/:id',
  input: { ...z.object(fields).partial().shape, lock_version: lockVersion.optional() },
  returns: record(IntegrationAccount),
  fails: ['stale', 'name_taken'],
})

export const archiveIntegrationAccount = endpoint({
  ...shared,
  summary: 'Archive an account; records that use it keep it',
  method: 'DELETE',
  path: '/integration_accounts/:id',
  returns: record(IntegrationAccount),
})

export const restoreIntegrationAccount = endpoint({
  ...shared,
  summary: 'Restore an account',
  method: 'POST',
  path: '/integration_accounts/:id/restore',
  returns: record(IntegrationAccount),
})

export const testIntegrationAccount = endpoint({
  ...shared,
  summary: 'Test an account and store the result',
  method: 'POST',
  path: '/integration_accounts/:id/test',
  needsAnswer: true,
  returns: record(IntegrationAccount),
  fails: ['account_not_tried'],
})

export const exportIntegrationAccounts = listFile(listIntegrationAccounts, 'integrations.read')

export const integrationAccounts = plainRecord({
  type: 'integration_account',
  endpoints: {
    list: listIntegrationAccounts,
    get: getIntegrationAccount,
    create: createIntegrationAccount,
    update: updateIntegrationAccount,
    archive: archiveIntegrationAccount,
    restore: restoreIntegrationAccount,
    export: exportIntegrationAccounts,
    test: testIntegrationAccount,
  },
  example: (n) => ({
    name: `Sandata, region ${n}`,
    vendor: 'sandata' as const,
    settings: { endpoint: 'https://api.example.org/intake', account: `HW-${1000 + n}` },
  }),
})
