import {
  downloadTransmission,
  listTransmissions,
  type Transmission,
} from '@homeward/contract/billing/transmissions'
import { transmissionStatusLabels } from '@homeward/domain/billing/transmissions'
import { ExportButton } from '../../../ui/list/export-button.tsx'
import { List } from '../../../ui/list/list.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { InstantText, Money } from '../../../ui/text/values.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { TransmissionActions } from './transmission-actions.tsx'
import { verdictOf } from './verdict.ts'
import { payorLookup } from '../../../ui/fields/record-lookups.ts'

const filters: readonly Filter<typeof listTransmissions>[] = [
  { kind: 'lookup', name: 'payor_id', label: 'Payor', lookup: payorLookup },
]

const columns: readonly Column<Transmission>[] = [
  { key: 'file', header: 'File', cell: (row) => `837P ${row.interchange_control}` },
  { key: 'payor', header: 'Payor', cell: (row) => row.payor.name },
  {
    key: 'made',
    header: 'Created',
    cell: (row) => (
      <>
        <InstantText at={row.created_at} />
        <div>{row.created_by}</div>
      </>
    ),
  },
  {
    key: 'claims',
    header: 'Claims',
    align: 'right',
    cell: (row) => <span className="tabular">{row.claims_count}</span>,
  },
  {
    key: 'total',
    header: 'Total',
    align: 'right',
    cell: (row) => <Money cents={row.total_cents} />,
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => (
      <>
        <StatusBadge status={row.status} label={transmissionStatusLabels[row.status]} />
        {row.error && <div>{row.error}</div>}
        {row.answer_overdue && <StatusBadge status="late" label="No answer in time" />}
        {row.acknowledgements.map((one) => (
          <div key={one.id}>
            {one.kind}: {verdictOf(one).toLowerCase()}
          </div>
        ))}
      </>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'right',
    cell: (row) => <TransmissionActions file={row} />,
  },
  {
    key: 'download',
    header: 'Download',
    align: 'right',
    cell: (row) => (
      <ExportButton endpoint={downloadTransmission} input={{ id: row.id }} label="Download" />
    ),
  },
]

/** The files that were made, newest first. */
export const TransmissionList = () => (
  <List
    of="files"
    endpoint={listTransmissions}
    filters={filters}
    columns={columns}
    empty={{
      title: 'No files yet',
      hint: '837P files appear here after you send claims.',
    }}
  />
)
