import type { Authorization } from '@homeward/contract/care/authorizations'
import { listServices } from '@homeward/contract/catalogue/services'
import { MultiSelect, Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../plumbing/query.ts'
import { serviceNames } from '../../../ui/text/service-names.ts'
import { type AddValues, chosenOf, privatePay } from './add-values.ts'

type Props = {
  form: UseFormReturnType<AddValues>
  rows: readonly Authorization[]
  /** Whether the authorizations of the client are still awaited. */
  loading: boolean
}

/** Who pays, and for which services; the only authorization and its only service need no choice. */
export const AuthorizationField = ({ form, rows, loading }: Props) => {
  const chosen = chosenOf(form.values, rows)
  const field = form.getInputProps('authorization_id')
  const options = [
    ...rows.map((row) => ({
      value: row.id,
      label: `${row.payor.name}, ${serviceNames(row.services)}, No. ${row.number}`,
    })),
    { value: privatePay, label: 'No authorization (private pay)' },
  ]
  return (
    <>
      <Select
        label="Authorization"
        data={options}
        allowDeselect={false}
        {...field}
        value={chosen?.id ?? (form.values.authorization_id || null)}
        onChange={(id) => {
          field.onChange(id ?? '')
          form.setFieldValue('services', [])
        }}
      />
      {!loading && (!chosen || chosen.services.length > 1) && (
        <ServicesField form={form} authorized={chosen?.services} />
      )}
    </>
  )
}

type ServiceProps = {
  form: UseFormReturnType<AddValues>
  authorized: Authorization['services'] | undefined
}

const ServicesField = ({ form, authorized }: ServiceProps) => {
  const all = useQuery({
    ...queryOf(listServices, { categories: 'without', items: 100 }),
    enabled: authorized === undefined,
  })
  const options = authorized ?? all.data?.data ?? []
  return (
    <MultiSelect
      label="Services"
      required
      hidePickedOptions
      searchable
      description={form.values.services.length > 1 ? 'They share the hours.' : undefined}
      data={options.map(({ id, label }) => ({ value: id, label }))}
      {...form.getInputProps('services')}
    />
  )
}
