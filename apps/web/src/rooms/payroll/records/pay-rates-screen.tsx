import { type PayRateRecord, payRates } from '@homeward/contract/payroll/rates'
import { Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { to } from '../../../plumbing/paths/to.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import type { Lookup } from '../../../ui/fields/lookup.ts'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import {
  caregiverLookup,
  clientLookup,
  payorLookup,
  serviceLookup,
} from '../../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { PlainScreen } from '../../../ui/plain/plain-screen.tsx'
import { dollars } from '../../../ui/text/money.ts'
import { DateText, Money, None } from '../../../ui/text/values.tsx'

/** What an hour pays: the most specific rate of a day holds, otherwise that of the caregiver's profile. */
export const PayRatesScreen = () => (
  <PlainScreen
    record={payRates}
    title="Pay rates"
    one="rate"
    many="pay rates"
    crumbs={[{ label: 'Payroll', href: to('payroll') }]}
    hint="Without one, the pay rate of the caregiver’s profile holds."
    nameOf={nameOf}
    initialSort="-start_date"
    filters={[
      { kind: 'lookup', name: 'agent_id', label: 'Caregiver', lookup: caregiverLookup },
      { kind: 'lookup', name: 'client_id', label: 'Client', lookup: clientLookup },
      { kind: 'lookup', name: 'service_id', label: 'Service', lookup: serviceLookup },
    ]}
    columns={[
      { key: 'for', header: 'For', cell: nameOf },
      {
        key: 'rate',
        header: 'An hour',
        sort: 'rate',
        align: 'right',
        cell: ({ rate }) => <Money cents={rate} />,
      },
      {
        key: 'start_date',
        header: 'From',
        sort: 'start_date',
        cell: ({ start_date }) => <DateText day={start_date} />,
      },
      {
        key: 'end_date',
        header: 'Until',
        cell: ({ end_date }) => (end_date === null ? <None /> : <DateText day={end_date} />),
      },
      { key: 'note', header: 'Note', wide: true, cell: ({ note }) => note ?? <None /> },
    ]}
    valuesOf={valuesOf}
    required={['rate', 'start_date']}
    inputOf={inputOf}
    fields={(form, rate) => <Fields form={form} rate={rate} />}
    facts={(rate) => [
      { label: 'For', value: nameOf(rate) },
      { label: 'An hour', value: dollars(rate.rate) },
      { label: 'Note', value: rate.note },
    ]}
    consequence="Open weeks are computed without it; acknowledged weeks get an adjustment."
  />
)

const nameOf = ({ agent, client, service, payor }: PayRateRecord): string =>
  [agent, client, service, payor].flatMap((one) => one?.name ?? []).join(', ')

type Values = {
  agent_id: string
  client_id: string
  service_id: string
  payor_id: string
  rate: number | null
  start_date: string
  end_date: string
  note: string
}

const valuesOf = (rate?: PayRateRecord): Values => ({
  agent_id: rate?.agent?.id ?? '',
  client_id: rate?.client?.id ?? '',
  service_id: rate?.service?.id ?? '',
  payor_id: rate?.payor?.id ?? '',
  rate: rate?.rate ?? null,
  start_date: rate?.start_date ?? '',
  end_date: rate?.end_date ?? '',
  note: rate?.note ?? '',
})

const inputOf = ({ agent_id, client_id, service_id, payor_id, ...rest }: Values) => ({
  agent_id: agent_id || null,
  client_id: client_id || null,
  service_id: service_id || null,
  payor_id: payor_id || null,
  ...rest,
  end_date: rest.end_date || null,
  note: rest.note || null,
})

type FieldsProps = { form: UseFormReturnType<Values>; rate: PayRateRecord | undefined }

const Fields = ({ form, rate }: FieldsProps) => (
  <Stack gap="sm">
    <Whose
      form={form}
      name="agent_id"
      label="Caregiver"
      lookup={caregiverLookup}
      of={rate?.agent}
      fixed={!!rate}
    />
    <Whose
      form={form}
      name="client_id"
      label="Client"
      lookup={clientLookup}
      of={rate?.client}
      fixed={!!rate}
    />
    <Whose
      form={form}
      name="service_id"
      label="Service"
      lookup={serviceLookup}
      of={rate?.service}
      fixed={!!rate}
    />
    <Whose
      form={form}
      name="payor_id"
      label="Payor"
      lookup={payorLookup}
      of={rate?.payor}
      fixed={!!rate}
    />
    <MoneyField label="Pay for an hour" required {...form.getInputProps('rate')} />
    <DateField label="From" required {...form.getInputProps('start_date')} />
    <DateField label="Until" {...form.getInputProps('end_date')} />
    <TextInput label="Note" autoComplete="off" {...form.getInputProps('note')} />
  </Stack>
)

type WhoseProps = {
  form: UseFormReturnType<Values>
  name: 'agent_id' | 'client_id' | 'service_id' | 'payor_id'
  label: string
  lookup: Lookup
  of: { id: string; name: string } | null | undefined
  /** A rate keeps what it is for. */
  fixed: boolean
}

const Whose = ({ form, name, label, lookup, of, fixed }: WhoseProps) => {
  const { onChange, ...field } = form.getInputProps(name)
  return (
    <SearchSelect
      label={label}
      lookup={lookup}
      disabled={fixed}
      initialOption={of ? { value: of.id, label: of.name } : undefined}
      {...field}
      onChange={(id) => onChange(id ?? '')}
    />
  )
}
