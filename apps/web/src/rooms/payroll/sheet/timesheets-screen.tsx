import { exportTimesheets, listTimesheets } from '@homeward/contract/payroll/timesheets'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { List } from '../../../ui/list/list.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { TimesheetBeside } from './timesheet-beside.tsx'
import { timesheetColumns } from './timesheet-columns.tsx'
import { timesheetFilters } from './timesheet-filters.ts'

/** R161: the timesheets of all weeks, and the one that is looked at beside them. */
export const TimesheetsScreen = () => {
  const flat = useFlatQuery()
  return (
    <Page title="Timesheets">
      <List
        name="timesheets"
        of="timesheets"
        endpoint={listTimesheets}
        search="search"
        initialSort="-date"
        filters={timesheetFilters}
        columns={timesheetColumns}
        exportTo={exportTimesheets}
        link={({ id }) => to('timesheets', {}, { ...flat, timesheet: id })}
        empty={{
          title: 'No timesheets yet',
          hint: 'A timesheet appears when the first visit of a caregiver’s week is reviewed.',
        }}
      />
      <TimesheetBeside />
    </Page>
  )
}
