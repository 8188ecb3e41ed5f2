import { type Fob, fobs } from '@homeward/contract/visits/fobs'
import { recordStatusLabels, recordStatuses } from '@homeward/domain/agency/vocabulary'
import { fobPeriodLabels, fobPeriods } from '@homeward/domain/visits/fob'
import { Select, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { to } from '../../plumbing/paths/to.ts'
import { optionsOf } from '../../ui/fields/options-of.ts'
import { clientLookup } from '../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import { PlainScreen } from '../../ui/plain/plain-screen.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'

const statuses = optionsOf(recordStatuses, recordStatusLabels)
const periods = fobPeriods.map((value) => ({ value: `${value}`, label: fobPeriodLabels[value] }))

/** The devices at clients' homes that show one-time codes. */
export const FobsScreen = () => (
  <PlainScreen
    record={fobs}
    title="Fob devices"
    one="device"
    many="devices"
    crumbs={[{ label: 'Clients', href: to('clients') }]}
    hint="Register the devices at clients’ homes. Their codes prove when a caregiver was there without a phone."
    nameOf={({ serial }) => serial}
    initialSort="serial"
    filters={[
      { kind: 'lookup', name: 'client_id', label: 'Client', lookup: clientLookup },
      {
        kind: 'choice',
        name: 'status',
        label: 'Status',
        initial: 'active',
        all: 'all',
        options: statuses,
      },
    ]}
    columns={[
      { key: 'serial', header: 'Serial number', cell: ({ serial }) => serial, sort: 'serial' },
      { key: 'client', header: 'Client', cell: ({ client }) => client.name },
      { key: 'clock', header: 'Clock', cell: driftWords },
      {
        key: 'status',
        header: 'Status',
        cell: ({ status }) => <StatusBadge status={status} label={recordStatusLabels[status]} />,
      },
    ]}
    valuesOf={valuesOf}
    required={['client_id', 'serial']}
    secret={['secret', 'code']}
    inputOf={inputOf}
    fields={(form, fob) => <Fields form={form} fob={fob} />}
    facts={(fob) => [
      { label: 'Client', value: fob.client.name },
      { label: 'Clock', value: driftWords(fob) },
    ]}
    labels={{ status: recordStatusLabels }}
    archiving={{ word: 'Retire', done: 'retired' }}
    consequence="Its codes no longer count. Check-ins that it proved stay."
  />
)

/** What the clock of a device was when it was last compared. */
const driftWords = ({ drift_seconds: drift }: Fob): string => {
  if (drift === 0) return 'On time'
  const minutes = Math.round(Math.abs(drift) / 60)
  const apart = minutes === 0 ? 'Less than a minute' : `${minutes} min`
  return `${apart} ${drift > 0 ? 'ahead' : 'behind'}`
}

type Values = { client_id: string; serial: string; secret: string; period: string; code: string }

const valuesOf = (fob?: Fob): Values => ({
  client_id: fob?.client.id ?? '',
  serial: fob?.serial ?? '',
  secret: '',
  period: `${fob?.period ?? 60}`,
  code: '',
})

const inputOf = ({ code, secret, period, client_id, serial }: Values) => ({
  serial,
  ...(secret && { client_id, secret, period: Number(period) }),
  ...(code && { code }),
})

type FieldsProps = { form: UseFormReturnType<Values>; fob: Fob | undefined }

const Fields = ({ form, fob }: FieldsProps) => {
  const { onChange, ...whose } = form.getInputProps('client_id')
  return (
    <Stack gap="sm">
      <SearchSelect
        label="Client"
        required
        lookup={clientLookup}
        disabled={fob !== undefined}
        initialOption={fob && { value: fob.client.id, label: fob.client.name }}
        {...whose}
        onChange={(id) => onChange(id ?? '')}
      />
      <TextInput
        label="Serial number"
        description="The number on the device."
        required
        autoComplete="off"
        {...form.getInputProps('serial')}
      />
      {!fob && (
        <>
          <TextInput
            label="Key"
            description="In base 32, as the maker delivers it. It is stored encrypted and never shown."
            required
            autoComplete="off"
            {...form.getInputProps('secret')}
          />
          <Select
            label="New code every"
            required
            allowDeselect={false}
            data={periods}
            {...form.getInputProps('period')}
          />
        </>
      )}
      <TextInput
        label="Code that it shows now"
        description="Compares the clock of the device with ours."
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        {...form.getInputProps('code')}
      />
    </Stack>
  )
}
