import type { PayEntry } from '@homeward/contract/payroll/entries'
import { listVisits } from '@homeward/contract/visits/visits'
import { entryKindLabels, entryKinds, entryMeasures } from '@homeward/domain/payroll/vocabulary'
import { NumberInput, Select, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { DurationField } from '../../../ui/fields/duration-field.tsx'
import { lookupOf } from '../../../ui/fields/lookup.ts'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { caregiverLookup } from '../../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { dayWords } from '../../../ui/text/dates.ts'
import { type EntryValues, namesVisit } from './entry-values.ts'

type Props = { form: UseFormReturnType<EntryValues>; entry: PayEntry | undefined }

const kinds = optionsOf(entryKinds, entryKindLabels)

/** The fields of an entry: what its type is measured in. */
export const EntryFields = ({ form, entry }: Props) => {
  const { onChange, ...whose } = form.getInputProps('agent_id')
  const { kind } = form.values
  return (
    <Stack gap="sm">
      <SearchSelect
        label="Caregiver"
        required
        lookup={caregiverLookup}
        disabled={entry !== undefined}
        initialOption={entry && { value: entry.agent.id, label: entry.agent.name }}
        {...whose}
        onChange={(id) => onChange(id ?? '')}
      />
      <Select
        label="Type"
        required
        allowDeselect={false}
        disabled={entry !== undefined}
        data={kinds}
        {...form.getInputProps('kind')}
      />
      <DateField label="Day" required {...form.getInputProps('day')} />
      {namesVisit(kind) && <VisitOf form={form} />}
      <Measure form={form} />
      <TextInput label="Note" autoComplete="off" {...form.getInputProps('note')} />
    </Stack>
  )
}

/** A visit of the caregiver on the day. */
const VisitOf = ({ form }: { form: Props['form'] }) => {
  const { agent_id, day } = form.values
  const { onChange, ...field } = form.getInputProps('visit_id')
  const days = day ? { by_scheduled_date: { start_date: day, end_date: day } } : {}
  const lookup = lookupOf(
    listVisits,
    (search) => ({ by_agent_id: agent_id, search: search || undefined, ...days }),
    ({ id, client, scheduled_date }) => ({
      value: id,
      label: `${client.name}, ${dayWords(scheduled_date)}`,
    }),
  )
  return (
    <SearchSelect
      label="Visit"
      required
      disabled={agent_id === '' || day === ''}
      lookup={lookup}
      {...field}
      onChange={(id) => onChange(id ?? '')}
    />
  )
}

const Measure = ({ form }: { form: Props['form'] }) => {
  const { kind } = form.values
  const field = form.getInputProps
  switch (entryMeasures[kind]) {
    case 'clock':
      return (
        <>
          <TimeField label="From" required {...field('start_time')} />
          <TimeField label="Until" required {...field('end_time')} />
          {kind === 'sleep' && (
            <NumberInput
              label="Minutes of interruptions"
              min={0}
              allowDecimal={false}
              {...field('interrupted_minutes')}
            />
          )}
        </>
      )
    case 'minutes':
      return kind === 'travel' ? (
        <NumberInput label="Minutes" required min={0} allowDecimal={false} {...field('minutes')} />
      ) : (
        <DurationField label="Hours" max={1000} {...field('minutes')} />
      )
    case 'miles':
      return (
        <NumberInput
          label="Miles"
          required
          min={0}
          decimalScale={1}
          {...field('miles')}
          error={form.errors.tenths_of_miles ?? form.errors.miles}
        />
      )
    case 'cents':
      return <MoneyField label="Amount" required {...field('cents')} />
  }
}
