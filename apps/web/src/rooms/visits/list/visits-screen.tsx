import { listVisits } from '@homeward/contract/visits/visits'
import { Button } from '@mantine/core'
import { IconCalendarWeek } from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { besideVisits } from '../brief/beside-visits.tsx'
import { AddVisits } from '../adding/add-visits.tsx'
import { daysShown } from './days.ts'
import { visitColumns } from './visit-columns.tsx'
import { visitFilters } from './visit-filters.ts'

const columns = visitColumns(true)

// The chip says which days are shown also where the address names none.
const filters = [
  { kind: 'days', name: 'by_scheduled_date', label: 'This week' } as const,
  ...visitFilters,
]
const filtersOfDays = [
  { kind: 'days', name: 'by_scheduled_date', label: 'Days' } as const,
  ...visitFilters,
]

/** The visits of this week, or of the days in the address. */
export const VisitsScreen = () => {
  const flat = useFlatQuery()
  const today = useToday()
  const named = Object.keys(flat).some((name) => name.startsWith('by_scheduled_date['))
  return (
    <ListScreen
      title="Visits"
      of="visits"
      endpoint={listVisits}
      search="search"
      filters={named ? filtersOfDays : filters}
      initialSort="starts_at"
      fixed={{ by_scheduled_date: daysShown(flat, today) }}
      columns={columns}
      beside={besideVisits}
      actions={
        <>
          <Button
            component={PageLink}
            href={to('visits.calendar')}
            variant="default"
            leftSection={<IconCalendarWeek size={16} aria-hidden />}
          >
            Schedule
          </Button>
          <AddVisits />
        </>
      }
      empty={{
        title: 'No visits this week',
        hint: 'Choose other dates, or activate a care plan to create visits.',
      }}
    />
  )
}
