import type { TimesheetRow } from '@homeward/contract/payroll/timesheets'
import { payExceptionLabels, timesheetStatusLabels } from '@homeward/domain/payroll/vocabulary'
import { Badge, Group } from '@mantine/core'
import type { Column } from '../../../ui/list/types.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText, Duration, Money, None } from '../../../ui/text/values.tsx'

/** What somebody should look at, in words. */
const Exceptions = ({ row }: { row: TimesheetRow }) =>
  row.exceptions.length === 0 ? (
    <None />
  ) : (
    <Group gap={4}>
      {row.exceptions.map((kind) =>
        // Visits that wait for review are settled elsewhere, and most running weeks have some.
        kind === 'unreviewed' ? (
          <span key={kind}>{payExceptionLabels[kind]}</span>
        ) : (
          <Badge key={kind} color="amber" variant="light">
            {payExceptionLabels[kind]}
          </Badge>
        ),
      )}
    </Group>
  )

/** The change since the week before; nothing where there was none. */
const Change = ({ row }: { row: TimesheetRow }) =>
  row.gross_before === null ? <None /> : <Money cents={row.gross_pay - row.gross_before} />

const caregiver: Column<TimesheetRow> = {
  key: 'agent',
  header: 'Caregiver',
  sort: 'agent',
  cell: ({ agent }) => `${agent.last_name}, ${agent.first_name}`,
}

const figures: readonly Column<TimesheetRow>[] = [
  {
    key: 'status',
    header: 'Status',
    unnamed: true,
    cell: (row) => <StatusBadge status={row.status} label={timesheetStatusLabels[row.status]} />,
  },
  {
    key: 'exceptions',
    header: 'Needs attention',
    sort: 'attention',
    unnamed: true,
    cell: (row) => <Exceptions row={row} />,
  },
  {
    key: 'minutes',
    header: 'Hours',
    sort: 'minutes',
    align: 'right',
    cell: (row) => <Duration minutes={row.minutes} />,
  },
  {
    key: 'overtime',
    header: 'Overtime',
    align: 'right',
    wide: true,
    cell: (row) =>
      row.overtime_minutes === 0 ? <None /> : <Duration minutes={row.overtime_minutes} />,
  },
  {
    key: 'gross_pay',
    header: 'Gross pay',
    sort: 'gross_pay',
    align: 'right',
    cell: (row) => <Money cents={row.gross_pay} />,
  },
  {
    key: 'change',
    header: 'Since last week',
    align: 'right',
    wide: true,
    cell: (row) => <Change row={row} />,
  },
]

/** Timesheets of one week. */
export const weekColumns: readonly Column<TimesheetRow>[] = [caregiver, ...figures]

/** Timesheets of any week. */
export const timesheetColumns: readonly Column<TimesheetRow>[] = [
  caregiver,
  { key: 'date', header: 'Week of', sort: 'date', cell: ({ date }) => <DateText day={date} /> },
  ...figures,
]
