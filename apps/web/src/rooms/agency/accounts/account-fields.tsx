import type { IntegrationAccount } from '@homeward/contract/agency/integration-accounts'
import {
  accountVendorLabels,
  accountVendors,
  evvVendorOf,
} from '@homeward/domain/agency/integration-accounts'
import { Select, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { SecretFields } from '../fields/secret-fields.tsx'
import { type AccountValues, isOverSftp } from './account-values.ts'
import { EvvFields } from './evv-fields.tsx'

type Form = UseFormReturnType<AccountValues>
type Props = { form: Form; account: IntegrationAccount | undefined }

/** The fields of an account, as its vendor needs them. */
export const AccountFields = ({ form, account }: Props) => {
  const field = form.getInputProps
  const evv = evvVendorOf(form.values.vendor)
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
      {evv !== null && <EvvFields form={form} vendor={evv} />}
    </Stack>
  )
}

const Reached = ({ form, kept }: { form: Form; kept: boolean }) => {
  const sftp = isOverSftp(form.values)
  return (
    <>
      <TextInput
        label="Address"
        type="url"
        placeholder={sftp ? 'sftp://files.example.org' : 'https://api.example.org'}
        {...form.getInputProps('settings.endpoint')}
      />
      <TextInput
        label="Account number"
        autoComplete="off"
        {...form.getInputProps('settings.account')}
      />
      <TextInput label="User name" autoComplete="off" {...form.getInputProps('settings.user')} />
      {sftp && (
        <TextInput
          label="Host key"
          description="The fingerprint of the server’s key, from your vendor. Nothing is sent to a server that shows another."
          placeholder="SHA256:"
          autoComplete="off"
          {...form.getInputProps('settings.host_key')}
        />
      )}
      <SecretFields
        label={sftp ? 'Password or private key' : 'Password or key'}
        lines={sftp}
        word="password or key"
        kept={kept}
        removed={form.values.remove_secret}
        field={form.getInputProps}
      />
    </>
  )
}
