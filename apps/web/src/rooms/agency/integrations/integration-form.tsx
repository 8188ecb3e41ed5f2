import {
  type GeocoderSettings,
  type Integration,
  updateIntegration,
  usualCountries,
} from '@homeward/contract/agency/integrations'
import { Stack, Switch, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { SecretFields } from '../fields/secret-fields.tsx'

type Values = {
  enabled: boolean
  settings: Record<string, string>
  /** '' keeps the one that is kept. */
  secret: string
  remove_secret: boolean
}

type Props = { integration: Integration; onDone: () => void }

/** Sets up one of the agency's own integrations. A secret is typed and never shown again. */
export const IntegrationForm = ({ integration, onDone }: Props) => {
  const { kind, label } = integration
  return (
    <EndpointForm
      endpoint={updateIntegration}
      record={integration}
      valuesOf={valuesOf}
      inputOf={inputOf}
      draftKey={`integration:${kind}`}
      secret={['secret', 'remove_secret']}
      submitLabel="Save"
      onCancel={onDone}
      onDone={() => {
        toastDone(`${label} saved. Test the connection now.`)
        onDone()
      }}
    >
      {(form) => (
        <Stack gap="sm">
          <Switch label="Enabled" {...form.getInputProps('enabled', { type: 'checkbox' })} />
          {kind === 'geocoder' && <GeocoderFields form={form} kept={integration.has_secret} />}
        </Stack>
      )}
    </EndpointForm>
  )
}

type FieldsProps = { form: UseFormReturnType<Values>; kept: boolean }

const GeocoderFields = ({ form, kept }: FieldsProps) => (
  <>
    <TextInput
      label="Address"
      description="The search address of a geocoder that is compatible with Nominatim."
      type="url"
      required
      placeholder="https://geocoder.example.org/search"
      {...form.getInputProps('settings.endpoint')}
    />
    <TextInput
      label="Countries"
      description="Two-letter codes, separated by commas."
      {...form.getInputProps('settings.country_codes')}
    />
    <TextInput
      label="Key parameter"
      description="The part of its address that carries the key, where it needs one."
      placeholder="key"
      autoComplete="off"
      {...form.getInputProps('settings.key_parameter')}
    />
    <SecretFields
      label="Key"
      word="key"
      kept={kept}
      removed={form.values.remove_secret}
      field={form.getInputProps}
    />
  </>
)

const geocoder: Record<keyof GeocoderSettings, string> = {
  endpoint: '',
  country_codes: usualCountries,
  key_parameter: '',
}

/** What stands in the fields before they were ever set. */
const initial: Partial<Record<Integration['kind'], Record<string, string>>> = { geocoder }

const valuesOf = ({ kind, settings, enabled }: Integration): Values => {
  const kept = Object.entries(initial[kind] ?? {}).map(([name, usual]) => [
    name,
    typeof settings[name] === 'string' ? settings[name] : usual,
  ])
  return {
    enabled,
    settings: Object.fromEntries(kept) as Record<string, string>,
    secret: '',
    remove_secret: false,
  }
}

const inputOf = ({ enabled, settings, secret, remove_secret: remove }: Values) => ({
  enabled,
  settings: Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== '')),
  ...(remove && { secret: null }),
  ...(!remove && secret !== '' && { secret }),
})
