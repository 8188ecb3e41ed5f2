import { listVisits } from '@homeward/contract/visits/visits'
import { isDay } from '@homeward/domain/time/zone'
import { Button } from '@mantine/core'
import { IconCalendarWeek } from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import type { FlatQuery } from '../../../plumbing/query-string.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { dayWords, weekdayWord } from '../../../ui/text/dates.ts'
import { useToday } from '../../../ui/text/today.ts'
import { besideVisits } from '../brief/beside-visits.tsx'
import { SpanNav } from '../week/span/span-nav.tsx'
import { DayFigures } from './day-figures.tsx'
import { visitColumns } from './visit-columns.tsx'
import { visitFilters } from './visit-filters.ts'

const columns = visitColumns(false)

/** What stays in the address on another day: all but the page. */
const withoutPage = (flat: FlatQuery): FlatQuery =>
  Object.fromEntries(Object.entries(flat).filter(([name]) => name !== 'page'))

/** R162: the visits of a day, of today where the address names none. */
export const DailyVisitsScreen = () => {
  const today = useToday()
  const { date, ...rest } = useFlatQuery()
  const day = date !== undefined && isDay(date) ? date : today
  return (
    <ListScreen
      title={`Visits on ${weekdayWord(day)}, ${dayWords(day)}`}
      crumbs={[{ label: 'Visits', href: to('visits') }]}
      actions={
        <>
          <SpanNav
            span="day"
            days={[day]}
            today={today}
            hrefOf={(next) => to('visits.daily', {}, { ...withoutPage(rest), date: next })}
          />
          <Button
            component={PageLink}
            href={to('visits.calendar', {}, { span: 'day', date: day })}
            variant="default"
            leftSection={<IconCalendarWeek size={16} aria-hidden />}
          >
            Schedule of the day
          </Button>
        </>
      }
      above={day === today && <DayFigures />}
      of="visits"
      endpoint={listVisits}
      search="search"
      filters={visitFilters}
      initialSort="starts_at"
      fixed={{ by_scheduled_date: { start_date: day, end_date: day } }}
      columns={columns}
      beside={besideVisits}
      empty={{
        title: day === today ? 'No visits today' : 'No visits on this day',
        hint: 'The arrows lead to other days.',
      }}
    />
  )
}
