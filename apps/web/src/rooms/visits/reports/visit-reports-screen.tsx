import * as calls from '@homeward/contract/visits/reports'
import { isDay } from '@homeward/domain/time/zone'
import { visitStatuses, visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import { Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { caregiverLookup, clientLookup, officeLookup } from '../../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { ReportsScreen } from '../../../ui/reports/reports-screen.tsx'

const filter = { by_client_id: '', by_agent_id: '', office_id: '', visit_status: '' }
type Values = typeof filter & { start_date: string; end_date: string }

const statusOptions = optionsOf(visitStatuses, visitStatusLabels)

/** Reports of visits between two days. */
export const VisitReportsScreen = () => (
  <ReportsScreen
    title="Visit reports"
    crumbs={[{ label: 'Visits', href: to('visits') }]}
    calls={{
      list: calls.listVisitReports,
      get: calls.getVisitReport,
      create: calls.createVisitReport,
      update: calls.updateVisitReport,
    }}
    filter={filter}
    fields={(form) => (
      <>
        <SearchSelect
          label="Client"
          lookup={clientLookup}
          {...form.getInputProps('by_client_id')}
        />
        <SearchSelect
          label="Caregiver"
          lookup={caregiverLookup}
          {...form.getInputProps('by_agent_id')}
        />
        <SearchSelect label="Office" lookup={officeLookup} {...form.getInputProps('office_id')} />
        <Select
          label="Status"
          clearable
          data={statusOptions}
          {...form.getInputProps('visit_status')}
        />
      </>
    )}
    preview={(values) => <Preview of={values} />}
  />
)

/** How many visits the report would have. */
const Preview = ({ of: { start_date, end_date, ...rest } }: { of: Values }) => {
  const narrowed = Object.fromEntries(
    Object.keys(filter).flatMap((name) => {
      const value = rest[name as keyof typeof filter]
      return value ? [[name, value]] : []
    }),
  )
  const query = useQuery({
    ...queryOf(calls.readVisitsReport, { ...narrowed, start_date, end_date, items: 0 }),
    enabled: isDay(start_date) && isDay(end_date) && start_date <= end_date,
    meta: { quiet: true, mayTimeOut: true },
  })
  const meta = query.data?.meta
  if (!meta) return null
  const count = `${meta.capped ? 'More than ' : ''}${meta.total.toLocaleString('en-US')}`
  return (
    <Text size="sm" c="dimmed" role="status">
      {count} {meta.total === 1 ? 'visit' : 'visits'} in these days.
    </Text>
  )
}
