import type { VisitRow } from '@homeward/contract/visits/visits'
import { visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import type { Column } from '../../../ui/list/types.ts'
import { clockWords, dayWords, weekdayWord } from '../../../ui/text/dates.ts'
import { PersonName } from '../../../ui/text/person-name.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { Duration, TimeText } from '../../../ui/text/values.tsx'
import { CaregiverName, HintWords } from '../hint-words.tsx'
import { hintsOf } from '../hints.ts'
import styles from '../visits.module.css'
import { serviceNames } from '../../../ui/text/service-names.ts'

/** The minutes of a visit as far as they are known: reviewed, else recorded, else planned. */
const minutesOf = (row: VisitRow): number =>
  row.reviewed_duration ?? row.completed_duration ?? row.scheduled_duration

const timeOf = (row: VisitRow, day: boolean): string => {
  const clock = clockWords(row.scheduled_time)
  if (!day) return clock
  return `${weekdayWord(row.scheduled_date)} ${dayWords(row.scheduled_date)} ${clock}`
}

/** The columns of visits; `day` says whether the time names its day. */
export const visitColumns = (day: boolean): readonly Column<VisitRow>[] => [
  {
    key: 'time',
    header: 'Time',
    sort: 'starts_at',
    cell: (row) => <span className={`tabular ${styles.span}`}>{timeOf(row, day)}</span>,
  },
  {
    key: 'client',
    header: 'Client',
    cell: (row) => <PersonName kind="client" name={row.client.name} />,
  },
  {
    key: 'caregiver',
    header: 'Caregiver',
    unnamed: true,
    cell: (row) => <CaregiverName agent={row.agent} />,
  },
  { key: 'service', header: 'Services', wide: true, cell: (row) => serviceNames(row.services) },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge status={row.status} label={visitStatusLabels[row.status]} />,
  },
  { key: 'in', header: 'In', roomy: true, cell: (row) => <TimeText at={row.check_in_at} /> },
  { key: 'out', header: 'Out', roomy: true, cell: (row) => <TimeText at={row.check_out_at} /> },
  {
    key: 'duration',
    header: 'Duration',
    unnamed: true,
    roomy: true,
    align: 'right',
    cell: (row) => <Duration minutes={minutesOf(row)} />,
  },
  {
    key: 'flags',
    header: 'Flags',
    unnamed: true,
    cell: (row) => <HintWords hints={hintsOf(row, new Date())} />,
  },
]
