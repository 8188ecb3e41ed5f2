import { formatClock, formatDay } from '@homeward/domain/dates'
import type { Column } from '../list/types.ts'
import { StatusBadge } from '../text/status-badge.tsx'
import { None } from '../text/values.tsx'

type Away = {
  start_date: string
  start_time: string | null
  end_date: string | null
  end_time: string | null
  note: string | null
  status: 'active' | 'archived'
}

/** Withdrawn absences stay in the records. */
export const awayStatusLabels = { active: 'Active', archived: 'Withdrawn' } as const

/** The filter by whether absences were withdrawn. */
export const awayStatusFilter = {
  kind: 'choice' as const,
  name: 'status' as const,
  label: 'Status',
  initial: 'active',
  all: 'all',
  options: [
    { value: 'active', label: awayStatusLabels.active },
    { value: 'archived', label: awayStatusLabels.archived },
  ],
}

const moment = (day: string, clock: string | null): string =>
  clock === null ? formatDay(day) : `${formatDay(day)} ${formatClock(clock)}`

/** '11/02/2026 to 11/09/2026 10:00 AM'. */
export const awaySpanWords = ({ start_date, start_time, end_date, end_time }: Away): string =>
  `${moment(start_date, start_time)} to ${end_date === null ? '…' : moment(end_date, end_time)}`

/** From when, until when, the note, and whether it was withdrawn. */
export const awayColumns = <Row extends Away>(): Column<Row>[] => [
  {
    key: 'start',
    header: 'From',
    cell: ({ start_date, start_time }) => moment(start_date, start_time),
    sort: 'start_date',
  },
  {
    key: 'end',
    header: 'Until',
    cell: ({ end_date, end_time }) =>
      end_date === null ? 'Not known yet' : moment(end_date, end_time),
    sort: 'end_date',
  },
  { key: 'note', header: 'Note', cell: ({ note }) => note ?? <None />, wide: true },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge status={status} label={awayStatusLabels[status]} />,
  },
]
