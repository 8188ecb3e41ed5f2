import { type EraRow, listEras } from '@homeward/contract/billing/remittances'
import { remittanceStatuses } from '@homeward/domain/billing/vocabulary'
import { to } from '../../../plumbing/paths/to.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText, Money, None } from '../../../ui/text/values.tsx'
import { EraViews } from './era-views.tsx'
import { ConnectionLooks } from '../received/connection-looks.tsx'
import { EraUpload } from './era-upload.tsx'
import { remittanceStatusLabels } from './era-words.ts'
import { FilesAtWork } from './files-at-work.tsx'
import styles from './remittances.module.css'

const filters: readonly Filter<typeof listEras>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: optionsOf(remittanceStatuses, remittanceStatusLabels),
  },
]

const columns: readonly Column<EraRow>[] = [
  {
    key: 'file',
    header: 'File',
    cell: (row) => <span className={styles.file}>{row.file_name}</span>,
  },
  { key: 'payer', header: 'Payor', cell: (row) => row.payer_name ?? <None /> },
  {
    key: 'trace',
    header: 'Check or EFT',
    cell: (row) => row.trace_number ?? <None />,
  },
  { key: 'date', header: 'Payment date', cell: (row) => <DateText day={row.payment_date} /> },
  {
    key: 'payment',
    header: 'Payment',
    align: 'right',
    cell: (row) => <Money cents={row.payment_cents} />,
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => (
      <span className={styles.status}>
        <StatusBadge status={row.status} label={remittanceStatusLabels[row.status]} />
      </span>
    ),
  },
  {
    key: 'held',
    header: 'Hold reason',
    cell: (row) =>
      row.held_reason === null ? (
        <None />
      ) : (
        <span className={styles.reason} title={row.held_reason}>
          {row.held_reason}
        </span>
      ),
  },
  {
    key: 'claims',
    header: 'Claims',
    align: 'right',
    cell: ({ claims_count: all, unmatched_count: unmatched, waiting_count: waiting }) => (
      <span className={styles.status}>
        {all}
        {waiting > 0 && ` (${waiting} to review)`}
        {waiting === 0 && unmatched > 0 && ` (${unmatched} unmatched)`}
      </span>
    ),
  },
]

/** R125: the remittances and the place where their files are dropped. */
export const ErasScreen = () => {
  const can = useCan()
  return (
    <ListScreen
      title="Remittances"
      of="remittances"
      endpoint={listEras}
      search="search"
      filters={filters}
      columns={columns}
      link={(row) => to('billing.era', { eraId: row.id })}
      above={
        <>
          <EraViews current="eras" />
          <ConnectionLooks />
          {can('remittances.write') ? <EraUpload /> : <FilesAtWork but={[]} />}
        </>
      }
      empty={{
        title: 'No remittances yet',
        hint: 'Upload an 835 file to post its payments.',
      }}
    />
  )
}
