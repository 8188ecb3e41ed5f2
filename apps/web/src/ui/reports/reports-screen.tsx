import {
  defaultReportStatus,
  reportStatuses,
  reportStatusLabels,
} from '@homeward/domain/reports/vocabulary'
import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { SidePanel } from '../feedback/side-panel.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import type { Filter } from '../list/types.ts'
import type { Crumb } from '../page/page.tsx'
import { NewReport, type ReportValues } from './new-report.tsx'
import type { ReportCalls } from './report-calls.ts'
import { reportColumns } from './report-columns.tsx'
import { RunningReports } from './running-reports.tsx'

type Props<Filter extends object> = {
  title: string
  crumbs: readonly Crumb[]
  calls: ReportCalls
  /** The fields that narrow a report, empty. */
  filter: Filter
  fields: (form: UseFormReturnType<ReportValues & Filter>) => ReactNode
  /** What a report of these values would have in it. */
  preview?: (values: ReportValues & Filter) => ReactNode
}

const statusOptions = reportStatuses
  .filter((status) => status !== 'pending')
  .map((value) => ({ value, label: reportStatusLabels[value] }))

// The list knows its own filters; a kind cannot say so here.
const filters = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: statusOptions,
    initial: defaultReportStatus,
  },
] as const as readonly unknown[] as readonly Filter<ReportCalls['list']>[]

/** The pattern of every kind of report: make one, watch it, download it, archive it. */
export const ReportsScreen = <Filter extends object>(props: Props<Filter>) => {
  const { title, crumbs, calls } = props
  const [creating, setCreating] = useState(false)
  const close = () => setCreating(false)
  const create = (
    <Button
      leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
      onClick={() => setCreating(true)}
    >
      Create report
    </Button>
  )
  return (
    <>
      <ListScreen
        title={title}
        of="reports"
        crumbs={crumbs}
        actions={create}
        above={<RunningReports calls={calls} />}
        endpoint={calls.list}
        filters={filters}
        columns={reportColumns(calls)}
        empty={{
          title: 'No reports yet',
          hint: 'Choose two days to create a report. You can leave this page while it is written.',
        }}
      />
      <SidePanel opened={creating} onClose={close} title="Create report">
        <NewReport {...props} onClose={close} />
      </SidePanel>
    </>
  )
}
