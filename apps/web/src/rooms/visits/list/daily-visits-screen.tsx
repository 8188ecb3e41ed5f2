import { listVisits } from '@homeward/contract/visits/visits'
import { Button } from '@mantine/core'
import { IconCalendarWeek } from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { dayWords, weekdayWord } from '../../../ui/text/dates.ts'
import { useToday } from '../../../ui/text/today.ts'
import { besideVisits } from '../brief/beside-visits.tsx'
import { DayFigures } from './day-figures.tsx'
import { visitColumns } from './visit-columns.tsx'
import { visitFilters } from './visit-filters.ts'

const columns = visitColumns(false)

/** R162: the visits of today. */
export const DailyVisitsScreen = () => {
  const today = useToday()
  return (
    <ListScreen
      title={`Visits on ${weekdayWord(today)}, ${dayWords(today)}`}
      crumbs={[{ label: 'Visits', href: to('visits') }]}
      actions={
        <Button
          component={PageLink}
          href={to('visits.calendar', {}, { span: 'day', date: today })}
          variant="default"
          leftSection={<IconCalendarWeek size={16} aria-hidden />}
        >
          Schedule of the day
        </Button>
      }
      above={<DayFigures />}
      of="visits"
      endpoint={listVisits}
      search="search"
      filters={visitFilters}
      initialSort="starts_at"
      fixed={{ by_scheduled_date: { start_date: today, end_date: today } }}
      columns={columns}
      beside={besideVisits}
      empty={{ title: 'No visits today', hint: 'Open the visit list to see other days.' }}
    />
  )
}
