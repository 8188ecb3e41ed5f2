import { type PayEntry, payEntries } from '@homeward/contract/payroll/entries'
import { entryKindLabels, entryKinds, entryMeasures } from '@homeward/domain/payroll/vocabulary'
import { recordStatusLabels, recordStatuses } from '@homeward/domain/agency/vocabulary'
import { to } from '../../../plumbing/paths/to.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { caregiverLookup } from '../../../ui/fields/record-lookups.ts'
import { PlainScreen } from '../../../ui/plain/plain-screen.tsx'
import { clockWords, dayWords, durationWords } from '../../../ui/text/dates.ts'
import { dollars } from '../../../ui/text/money.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText, None } from '../../../ui/text/values.tsx'
import { EntryFields } from './entry-fields.tsx'
import { entryInput, entryValues } from './entry-values.ts'

const kinds = optionsOf(entryKinds, entryKindLabels)

/** What is paid beside the visits: other work, travel, sleep, miles, bonuses, time off. */
export const PayEntriesScreen = () => (
  <PlainScreen
    record={payEntries}
    title="Pay entries"
    one="entry"
    many="pay entries"
    crumbs={[{ label: 'Payroll', href: to('payroll') }]}
    hint="Add training, office work, mileage, bonuses and time off. Visits are on the timesheets by themselves."
    nameOf={({ kind, agent }) => `${entryKindLabels[kind]}, ${agent.name}`}
    initialSort="-day"
    filters={[
      { kind: 'lookup', name: 'agent_id', label: 'Caregiver', lookup: caregiverLookup },
      { kind: 'choice', name: 'kind', label: 'Type', options: kinds },
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
      { key: 'agent', header: 'Caregiver', cell: ({ agent }) => agent.name },
      { key: 'kind', header: 'Type', cell: ({ kind }) => entryKindLabels[kind] },
      { key: 'day', header: 'Day', sort: 'day', cell: ({ day }) => <DateText day={day} /> },
      { key: 'measure', header: 'Entered', cell: measureWords },
      { key: 'note', header: 'Note', wide: true, cell: ({ note }) => note ?? <None /> },
      {
        key: 'status',
        header: 'Status',
        wide: true,
        cell: ({ status }) => <StatusBadge status={status} label={recordStatusLabels[status]} />,
      },
    ]}
    valuesOf={entryValues}
    required={['agent_id', 'kind', 'day']}
    inputOf={entryInput}
    fields={(form, entry) => <EntryFields form={form} entry={entry} />}
    facts={(entry) => [
      { label: 'Type', value: entryKindLabels[entry.kind] },
      { label: 'Day', value: dayWords(entry.day) },
      { label: 'Entered', value: measureWords(entry) },
      { label: 'Note', value: entry.note },
    ]}
    labels={{ kind: entryKindLabels, status: recordStatusLabels }}
    consequence="It no longer counts; an acknowledged week gets an adjustment."
  />
)

const measureWords = (entry: PayEntry): string => {
  switch (entryMeasures[entry.kind]) {
    case 'clock':
      return `${clockWords(entry.start_time ?? '00:00')} – ${clockWords(entry.end_time ?? '00:00')}`
    case 'minutes':
      return durationWords(entry.minutes)
    case 'miles':
      return `${(entry.tenths_of_miles / 10).toFixed(1)} miles`
    case 'cents':
      return dollars(entry.cents)
  }
}
