import { type ClientPayor, clientPayors } from '@homeward/contract/clients/payors'
import { recordStatusLabels, recordStatuses } from '@homeward/domain/agency/vocabulary'
import { payerOrderLabels, payerOrders } from '@homeward/domain/agency/payer-order'
import { memberNumberLabels, memberNumbers } from '@homeward/domain/clients/payors'
import { Select, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { to } from '../../plumbing/paths/to.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import { MoneyField } from '../../ui/fields/money-field.tsx'
import { optionsOf } from '../../ui/fields/options-of.ts'
import { clientLookup, payorLookup } from '../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import { PlainScreen } from '../../ui/plain/plain-screen.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { DateText, Money, None } from '../../ui/text/values.tsx'

const orders = optionsOf(payerOrders, payerOrderLabels)
const numbers = optionsOf(memberNumbers, memberNumberLabels)

/** Who pays for clients beside their primary payor, in which order, and what the clients pay each month. */
export const ClientPayorsScreen = () => (
  <PlainScreen
    record={clientPayors}
    title="Client payors"
    one="payor"
    many="client payors"
    crumbs={[{ label: 'Clients', href: to('clients') }]}
    hint="Add a second or third payor of a client. Once the first payor has answered, its claims can be billed to the next one. Add the primary payor only for a monthly patient pay or another member ID."
    nameOf={({ client, payor }) => `${client.name}, ${payor.name}`}
    initialSort="-start_date"
    filters={[
      { kind: 'lookup', name: 'client_id', label: 'Client', lookup: clientLookup },
      { kind: 'lookup', name: 'payor_id', label: 'Payor', lookup: payorLookup },
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
      { key: 'client', header: 'Client', cell: ({ client }) => client.name },
      { key: 'payor', header: 'Payor', cell: ({ payor }) => payor.name },
      {
        key: 'order',
        header: 'Order',
        sort: 'payer_order',
        cell: ({ payer_order: order }) => payerOrderLabels[order],
      },
      {
        key: 'from',
        header: 'From',
        sort: 'start_date',
        cell: ({ start_date: day }) => dayOf(day),
      },
      { key: 'to', header: 'To', cell: ({ end_date: day }) => dayOf(day) },
      {
        key: 'pay',
        header: 'Monthly patient pay',
        align: 'right',
        cell: ({ patient_pay_cents: cents }) =>
          cents === null ? <None /> : <Money cents={cents} />,
      },
      {
        key: 'status',
        header: 'Status',
        wide: true,
        cell: ({ status }) => <StatusBadge status={status} label={recordStatusLabels[status]} />,
      },
    ]}
    valuesOf={valuesOf}
    required={['client_id', 'payor_id']}
    fields={(form, payor) => <Fields form={form} payor={payor} />}
    facts={(payor) => [
      { label: 'Order', value: payerOrderLabels[payor.payer_order] },
      { label: 'Member ID', value: memberNumberLabels[payor.member_number] },
      { label: 'Group number', value: payor.group_number },
    ]}
    labels={{ payer_order: payerOrderLabels, member_number: memberNumberLabels }}
    consequence="Claims that were billed to it stay with it."
  />
)

const dayOf = (day: string | null) => (day === null ? <None /> : <DateText day={day} />)

const valuesOf = (payor?: ClientPayor) => ({
  client_id: payor?.client.id ?? '',
  payor_id: payor?.payor.id ?? '',
  payer_order: payor?.payer_order ?? ('secondary' as const),
  member_number: payor?.member_number ?? ('insurance_number' as const),
  group_number: payor?.group_number ?? '',
  start_date: payor?.start_date ?? '',
  end_date: payor?.end_date ?? '',
  patient_pay_cents: payor?.patient_pay_cents ?? null,
})

type Values = ReturnType<typeof valuesOf>
type FieldsProps = { form: UseFormReturnType<Values>; payor: ClientPayor | undefined }

const Fields = ({ form, payor }: FieldsProps) => {
  const { onChange, ...whose } = form.getInputProps('client_id')
  const { onChange: onPayor, ...which } = form.getInputProps('payor_id')
  return (
    <Stack gap="sm">
      <SearchSelect
        label="Client"
        required
        lookup={clientLookup}
        disabled={payor !== undefined}
        initialOption={payor && { value: payor.client.id, label: payor.client.name }}
        {...whose}
        onChange={(id) => onChange(id ?? '')}
      />
      <SearchSelect
        label="Payor"
        required
        lookup={payorLookup}
        initialOption={payor && { value: payor.payor.id, label: payor.payor.name }}
        {...which}
        onChange={(id) => onPayor(id ?? '')}
      />
      <Select
        label="Order"
        description="Whose turn to pay it is."
        required
        allowDeselect={false}
        data={orders}
        {...form.getInputProps('payer_order')}
      />
      <Select
        label="Member ID"
        description="The number of the client that this payor uses."
        required
        allowDeselect={false}
        data={numbers}
        {...form.getInputProps('member_number')}
      />
      <TextInput label="Group number" autoComplete="off" {...form.getInputProps('group_number')} />
      <DateField label="From" {...form.getInputProps('start_date')} />
      <DateField
        label="To"
        description="Leave blank if there is no end."
        {...form.getInputProps('end_date')}
      />
      <MoneyField
        label="Monthly patient pay"
        description="The client's own share of each month, for the office to know. Claims do not carry it."
        {...form.getInputProps('patient_pay_cents')}
      />
    </Stack>
  )
}
