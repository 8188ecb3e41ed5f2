import { credentialKindLabels, credentialKinds } from '@homeward/domain/agency/credential-kinds'
import { NumberInput, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import type { CredentialValues } from './credential-values.ts'
import { DocumentField } from '../../../ui/fields/document-field.tsx'

type Props = {
  form: UseFormReturnType<CredentialValues>
  /** The name of the stored document. */
  stored?: string
}

/** The fields of a credential. */
export const CredentialFields = ({ form, stored }: Props) => {
  const field = (path: keyof CredentialValues) => form.getInputProps(path)
  return (
    <Stack gap="sm">
      <Select
        label="Credential"
        required
        searchable
        allowDeselect={false}
        data={optionsOf(credentialKinds, credentialKindLabels)}
        {...field('kind')}
      />
      <SimpleGrid cols={2}>
        <DateField label="Issued" {...field('issued_on')} />
        <DateField
          label="Expires"
          description="The last day on which it is good; empty where it does not end"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('expires_on')}
        />
      </SimpleGrid>
      {form.values.kind === 'training_hours' && (
        <NumberInput label="Hours" min={0} decimalScale={2} {...field('training_minutes')} />
      )}
      <TextInput label="Number" autoComplete="off" {...field('number')} />
      <Textarea label="Note" autosize minRows={2} {...field('note')} />
      <DocumentField {...field('signed_id')} {...(stored && { stored })} />
    </Stack>
  )
}
