import {
  type IntegrationAccount,
  integrationAccounts,
} from '@homeward/contract/agency/integration-accounts'
import {
  accountKindLabels,
  accountKinds,
  type AccountVendor,
  accountVendorLabels,
  accountVendors,
} from '@homeward/domain/agency/integration-accounts'
import { recordStatusLabels, recordStatuses } from '@homeward/domain/agency/vocabulary'
import { Select, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { to } from '../../plumbing/paths/to.ts'
import { PlainScreen } from '../../ui/plain/plain-screen.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { None } from '../../ui/text/values.tsx'
import { optionsOf } from '../../ui/fields/options-of.ts'
import { AccountTest } from './integrations/account-test.tsx'
import { CallAddress } from './integrations/call-address.tsx'
import { HealthBadge } from './integrations/last-test.tsx'
import { SecretFields } from './fields/secret-fields.tsx'

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
    fields={(form, account) => <Fields form={form} account={account} />}
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

type Values = {
  name: string
  vendor: AccountVendor
  settings: { endpoint: string; account: string; user: string; folder: string; host_key: string }
  /** '' keeps the one that is kept. */
  secret: string
  remove_secret: boolean
}

const valuesOf = (account?: IntegrationAccount): Values => ({
  name: account?.name ?? '',
  vendor: account?.vendor ?? 'sandata',
  settings: {
    endpoint: account?.settings.endpoint ?? '',
    account: account?.settings.account ?? '',
    user: account?.settings.user ?? '',
    folder: account?.settings.folder ?? '',
    host_key: account?.settings.host_key ?? '',
  },
  secret: '',
  remove_secret: false,
})

const inputOf = ({ secret, remove_secret: remove, ...values }: Values) => ({
  ...values,
  ...(remove && { secret: null }),
  ...(!remove && secret !== '' && { secret }),
})

type FieldsProps = { form: UseFormReturnType<Values>; account: IntegrationAccount | undefined }

const Fields = ({ form, account }: FieldsProps) => {
  const field = form.getInputProps
  return (
    <Stack gap="sm">
      <TextInput
        label="Name"
        description="Told apart by it where one is chosen: Sandata, western counties."
        required
        data-autofocus
        autoComplete="off"
        {...field('name')}
      />
      <Select
        label="With"
        required
        allowDeselect={false}
        disabled={account !== undefined}
        data={optionsOf(accountVendors, accountVendorLabels)}
        {...field('vendor')}
      />
      {form.values.vendor === 'folder' ? (
        <TextInput
          label="Folder"
          description="A folder on the server for this agency’s claim files."
          required
          autoComplete="off"
          {...field('settings.folder')}
        />
      ) : (
        <Reached form={form} kept={account?.has_secret ?? false} />
      )}
    </Stack>
  )
}

const Reached = ({ form, kept }: { form: UseFormReturnType<Values>; kept: boolean }) => (
  <>
    <TextInput
      label="Address"
      type="url"
      placeholder={
        form.values.vendor === 'sftp' ? 'sftp://files.example.org' : 'https://api.example.org'
      }
      {...form.getInputProps('settings.endpoint')}
    />
    <TextInput
      label="Account number"
      autoComplete="off"
      {...form.getInputProps('settings.account')}
    />
    <TextInput label="User name" autoComplete="off" {...form.getInputProps('settings.user')} />
    {form.values.vendor === 'sftp' && (
      <TextInput
        label="Host key"
        description="The fingerprint of the server’s key, from your clearinghouse. Nothing is sent to a server that shows another."
        placeholder="SHA256:"
        autoComplete="off"
        {...form.getInputProps('settings.host_key')}
      />
    )}
    <SecretFields
      label={form.values.vendor === 'sftp' ? 'Password or private key' : 'Password or key'}
      lines={form.values.vendor === 'sftp'}
      word="password or key"
      kept={kept}
      removed={form.values.remove_secret}
      field={form.getInputProps}
    />
  </>
)
