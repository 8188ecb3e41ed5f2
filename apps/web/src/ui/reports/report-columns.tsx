import type { Report } from '@homeward/contract/reports/report-calls'
import { reportFormatLabels, reportStatusLabels } from '@homeward/domain/reports/vocabulary'
import { Button, Group } from '@mantine/core'
import { useWrite } from '../../plumbing/query.ts'
import type { Column } from '../list/types.ts'
import { daysWords } from '../text/dates.ts'
import { sizeWords } from '../text/size-words.ts'
import { StatusBadge } from '../text/status-badge.tsx'
import { InstantText } from '../text/values.tsx'
import { FilterWords } from './filter-words.tsx'
import type { ReportCalls } from './report-calls.ts'
import { ReportDownload } from './report-download.tsx'

/** A list of reports, each with what can be done with it. */
export const reportColumns = (calls: ReportCalls): readonly Column<Report>[] => [
  { key: 'days', header: 'Days', cell: (row) => daysWords(row.start_date, row.end_date) },
  { key: 'filter', header: 'Only', wide: true, cell: (row) => <FilterWords of={row.filter} /> },
  { key: 'format', header: 'Format', cell: (row) => reportFormatLabels[row.format] },
  {
    key: 'rows',
    header: 'Rows',
    align: 'right',
    cell: (row) => row.rows_total?.toLocaleString('en-US'),
  },
  {
    key: 'size',
    header: 'Size',
    align: 'right',
    wide: true,
    cell: (row) => row.byte_size !== null && sizeWords(row.byte_size),
  },
  { key: 'author', header: 'Created by', roomy: true, cell: (row) => row.author },
  {
    key: 'created',
    header: 'Created',
    roomy: true,
    cell: (row) => <InstantText at={row.created_at} />,
  },
  {
    key: 'status',
    header: 'Status',
    roomy: true,
    cell: (row) => <StatusBadge status={row.status} label={reportStatusLabels[row.status]} />,
  },
  { key: 'acts', header: 'Actions', cell: (row) => <Acts row={row} calls={calls} /> },
]

const Acts = ({ row, calls }: { row: Report; calls: ReportCalls }) => {
  const update = useWrite(calls.update)
  const { archive, restore } = row.abilities
  return (
    <Group gap={6} wrap="nowrap">
      {(row.csv_file_url ?? row.pdf_file_url) && <ReportDownload id={row.id} calls={calls} />}
      {(archive || restore) && (
        <Button
          size="compact-xs"
          variant="default"
          loading={update.isPending}
          onClick={() => update.mutate({ id: row.id, status: archive ? 'archived' : 'completed' })}
        >
          {archive ? 'Archive' : 'Restore'}
        </Button>
      )}
    </Group>
  )
}
