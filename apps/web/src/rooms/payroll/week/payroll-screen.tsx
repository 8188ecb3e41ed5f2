import { listTimesheets } from '@homeward/contract/payroll/timesheets'
import { payWeekOf } from '@homeward/domain/payroll/pay-week'
import { addDays } from '@homeward/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { List } from '../../../ui/list/list.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { payWeekQuery } from '../queries.ts'
import { TimesheetBeside } from '../sheet/timesheet-beside.tsx'
import { weekColumns } from '../sheet/timesheet-columns.tsx'
import { timesheetFilters } from '../sheet/timesheet-filters.ts'
import { PayFiles } from './pay-files.tsx'
import { WageJournal } from './wage-journal.tsx'
import { WeekActions } from './week-actions.tsx'
import { WeekFigures } from './week-figures.tsx'
import { PayWeekNav } from './pay-week-nav.tsx'

/** R029: a pay week, exceptions first: approve the clean timesheets, look at the others, create the file. */
export const PayrollScreen = () => {
  const flat = useFlatQuery()
  const today = useToday()
  // The last week that is over is the one to pay.
  const week = payWeekOf(flat.week ?? addDays(today, -7))
  const { data, isError, error, refetch } = useQuery(payWeekQuery(week))
  return (
    <Page title="Payroll" actions={data && <WeekActions week={data} />}>
      <PayWeekNav week={week} />
      {data && <WeekFigures week={data} />}
      {!data && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      <List
        of="timesheets"
        endpoint={listTimesheets}
        search="search"
        initialSort="attention"
        fixed={{ week }}
        filters={timesheetFilters}
        columns={weekColumns}
        link={({ id }) => to('payroll', {}, { ...flat, timesheet: id })}
        empty={{
          title: 'No timesheets in this week',
          hint: 'A timesheet appears when the first visit of a caregiver’s week is reviewed.',
        }}
      />
      <PayFiles week={week} />
      <WageJournal week={week} />
      <TimesheetBeside />
    </Page>
  )
}
