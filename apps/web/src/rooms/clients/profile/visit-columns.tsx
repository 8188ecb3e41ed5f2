import type { VisitRow } from '@homeward/contract/visits/visits'
import { visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import type { Column } from '../../../ui/list/types.ts'
import { dayWords, weekdayWord } from '../../../ui/text/dates.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { Duration, TimeText } from '../../../ui/text/values.tsx'
import { minutesOf } from './visit-lines.tsx'
import { serviceNames } from '../../../ui/text/service-names.ts'

/** A client's visits as rows; the day leads to the visit. */
export const visitColumns: readonly Column<VisitRow>[] = [
  {
    key: 'day',
    header: 'Day',
    cell: (row) => (
      <span className="tabular">
        {weekdayWord(row.scheduled_date)} {dayWords(row.scheduled_date)}
      </span>
    ),
  },
  { key: 'time', header: 'Time', cell: (row) => <TimeText at={row.scheduled_time} /> },
  {
    key: 'duration',
    header: 'Duration',
    align: 'right',
    cell: (row) => <Duration minutes={minutesOf(row)} />,
  },
  { key: 'service', header: 'Services', wide: true, cell: (row) => serviceNames(row.services) },
  {
    key: 'caregiver',
    header: 'Caregiver',
    cell: (row) => row.agent?.name ?? 'No caregiver',
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge status={row.status} label={visitStatusLabels[row.status]} />,
  },
]
