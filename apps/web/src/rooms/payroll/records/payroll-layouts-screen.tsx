import { type PayrollPreset, payrollPresets } from '@homeward/contract/payroll/exports'
import { exportLayouts, exportValueLabels, exportValues } from '@homeward/domain/payroll/exports'
import { ActionIcon, Button, Group, Select, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { recordStatusLabels, recordStatuses } from '@homeward/domain/agency/vocabulary'
import { to } from '../../../plumbing/paths/to.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { PlainScreen } from '../../../ui/plain/plain-screen.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'

const layoutLabels = { caregiver: 'One row a caregiver', earning: 'One row an earning' } as const
const layouts = optionsOf(exportLayouts, layoutLabels)
const values = optionsOf(exportValues, exportValueLabels)

/** Own layouts of the file for a payroll service, beside those that come with the product. */
export const PayrollLayoutsScreen = () => (
  <PlainScreen
    record={payrollPresets}
    title="Payroll file layouts"
    one="layout"
    many="payroll file layouts"
    crumbs={[{ label: 'Admin', href: to('admin') }]}
    hint="Homeward has layouts for ADP, Gusto, Paychex and QuickBooks. Add your own for another service."
    nameOf={({ name }) => name}
    initialSort="name"
    filters={[
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
      { key: 'name', header: 'Name', sort: 'name', cell: ({ name }) => name },
      { key: 'layout', header: 'Rows', cell: ({ layout }) => layoutLabels[layout] },
      { key: 'columns', header: 'Columns', align: 'right', cell: ({ columns }) => columns.length },
      {
        key: 'status',
        header: 'Status',
        cell: ({ status }) => <StatusBadge status={status} label={recordStatusLabels[status]} />,
      },
    ]}
    valuesOf={valuesOf}
    required={['name', 'layout', 'columns']}
    fields={(form) => <Fields form={form} />}
    facts={({ layout, columns }) => [
      { label: 'Rows', value: layoutLabels[layout] },
      { label: 'Columns', value: columns.map(({ header }) => header).join(', ') },
    ]}
    labels={{ layout: layoutLabels, status: recordStatusLabels }}
    consequence="Files created with it stay."
  />
)

type Values = Pick<PayrollPreset, 'name' | 'layout' | 'columns'>

const valuesOf = (preset?: PayrollPreset): Values => ({
  name: preset?.name ?? '',
  layout: preset?.layout ?? 'caregiver',
  columns: preset?.columns ?? [{ header: 'Employee', value: 'name' }],
})

const Fields = ({ form }: { form: UseFormReturnType<Values> }) => (
  <Stack gap="sm">
    <TextInput label="Name" required autoComplete="off" {...form.getInputProps('name')} />
    <Select
      label="Rows"
      required
      allowDeselect={false}
      data={layouts}
      {...form.getInputProps('layout')}
    />
    {form.values.columns.map((_, at) => (
      <Group key={at} gap="xs" wrap="nowrap" align="end">
        <TextInput
          label={`Header of column ${at + 1}`}
          required
          autoComplete="off"
          {...form.getInputProps(`columns.${at}.header`)}
        />
        <Select
          label="Shows"
          required
          allowDeselect={false}
          data={values}
          {...form.getInputProps(`columns.${at}.value`)}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Remove column ${at + 1}`}
          disabled={form.values.columns.length === 1}
          onClick={() => form.removeListItem('columns', at)}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
    ))}
    <Button
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => form.insertListItem('columns', { header: '', value: 'gross_amount' })}
    >
      Add column
    </Button>
  </Stack>
)
