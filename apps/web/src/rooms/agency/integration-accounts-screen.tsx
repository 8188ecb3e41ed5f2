import { integrationAccounts } from '@homeward/contract/agency/integration-accounts'
import {
  accountKindLabels,
  accountKinds,
  accountVendorLabels,
} from '@homeward/domain/agency/integration-accounts'
import { recordStatusLabels, recordStatuses } from '@homeward/domain/agency/vocabulary'
import { to } from '../../plumbing/paths/to.ts'
import { PlainScreen } from '../../ui/plain/plain-screen.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { None } from '../../ui/text/values.tsx'
import { optionsOf } from '../../ui/fields/options-of.ts'
import { AccountFields } from './accounts/account-fields.tsx'
import { inputOf, valuesOf } from './accounts/account-values.ts'
import { AccountTest } from './integrations/account-test.tsx'
import { CallAddress } from './integrations/call-address.tsx'
import { HealthBadge } from './integrations/last-test.tsx'

/** Accounts with EVV vendors, clearinghouses and phone services, each with its name. */
export const IntegrationAccountsScreen = () => (
  <PlainScreen
    record={integrationAccounts}
    title="Accounts"
    one="account"
    many="accounts"
    crumbs={[
      { label: 'Admin', href: to('admin') },
      { label: 'Integrations', href: to('admin.integrations') },
    ]}
    hint="Add the agency’s accounts with EVV vendors, clearinghouses and phone services."
    nameOf={({ name }) => name}
    initialSort="name"
    filters={[
      {
        kind: 'choice',
        name: 'kind',
        label: 'Type',
        options: optionsOf(accountKinds, accountKindLabels),
      },
      {
        kind: 'choice',
        name: 'status',
        label: 'Status',
        initial: 'active',
        all: 'all',
        options: optionsOf(recordStatuses, recordStatusLabels),
      },
    ]}
    columns={[
      { key: 'name', header: 'Name', cell: ({ name }) => name, sort: 'name' },
      { key: 'kind', header: 'Type', cell: ({ kind }) => accountKindLabels[kind] },
      {
        key: 'vendor',
        header: 'Vendor',
        cell: ({ vendor }) => accountVendorLabels[vendor],
        sort: 'vendor',
      },
      {
        key: 'health',
        header: 'Test',
        cell: ({ health, last_test }) => (last_test ? <HealthBadge health={health} /> : <None />),
      },
      {
        key: 'status',
        header: 'Status',
        cell: ({ status }) => <StatusBadge status={status} label={recordStatusLabels[status]} />,
      },
    ]}
    valuesOf={valuesOf}
    required={['name']}
    secret={['secret', 'remove_secret']}
    inputOf={inputOf}
    fields={(form, account) => <AccountFields form={form} account={account} />}
    facts={({ kind, vendor }) => [
      { label: 'Type', value: accountKindLabels[kind] },
      { label: 'Vendor', value: accountVendorLabels[vendor] },
    ]}
    labels={{ vendor: accountVendorLabels, kind: accountKindLabels }}
    more={(account) => (
      <>
        <CallAddress account={account} />
        <AccountTest account={account} />
      </>
    )}
    consequence="It can no longer be selected. Payors that use it keep it."
  />
)
