import { reportFormatLabels, reportFormats } from '@homeward/domain/reports/vocabulary'
import { addDays, weekOf } from '@homeward/domain/time/zone'
import { Group, Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { DateField } from '../fields/date-field.tsx'
import { optionsOf } from '../fields/options-of.ts'
import { EndpointForm } from '../form/endpoint-form.tsx'
import { useToday } from '../text/today.ts'
import type { ReportCalls } from './report-calls.ts'

export type ReportValues = { start_date: string; end_date: string; format: string }

type Props<Filter extends object> = {
  calls: ReportCalls
  filter: Filter
  fields: (form: UseFormReturnType<ReportValues & Filter>) => ReactNode
  preview?: (values: ReportValues & Filter) => ReactNode
  onClose: () => void
}

/** The form of a new report; it begins with last week. */
export const NewReport = <Filter extends object>({
  calls,
  filter,
  fields,
  preview,
  onClose,
}: Props<Filter>) => {
  const { start, end } = weekOf(addDays(useToday(), -7))
  return (
    <EndpointForm
      endpoint={calls.create}
      draftKey={`report:${calls.create.path}`}
      initial={{ ...filter, start_date: start, end_date: end, format: 'csv' }}
      inputOf={given}
      submitLabel="Create report"
      onCancel={onClose}
      onDone={onClose}
    >
      {(form) => (
        <>
          <Group grow align="flex-start">
            <DateField label="From" required {...form.getInputProps('start_date')} />
            <DateField label="To" required {...form.getInputProps('end_date')} />
          </Group>
          <Select
            label="Format"
            allowDeselect={false}
            data={optionsOf(reportFormats, reportFormatLabels)}
            {...form.getInputProps('format')}
          />
          {fields(form)}
          {preview?.(form.values)}
        </>
      )}
    </EndpointForm>
  )
}

/** A field that is empty does not narrow. */
const given = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null))
