import {
  type AcknowledgementRow,
  listAcknowledgements,
  updateAcknowledgement,
} from '@homeward/contract/billing/transmissions'
import {
  acknowledgementStatuses,
  acknowledgementStatusLabels,
} from '@homeward/domain/billing/acknowledgements'
import { Button } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { List } from '../../../ui/list/list.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { InstantText, None } from '../../../ui/text/values.tsx'
import { ConnectionLooks } from '../received/connection-looks.tsx'
import { AnswerUpload } from './answer-upload.tsx'
import { verdictOf } from './verdict.ts'

const filters: readonly Filter<typeof listAcknowledgements>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: acknowledgementStatuses.map((value) => ({
      value,
      label: acknowledgementStatusLabels[value],
    })),
  },
]

const columns: readonly Column<AcknowledgementRow>[] = [
  { key: 'kind', header: 'Answer', cell: (row) => `${row.kind}, ${row.file_name}` },
  { key: 'received', header: 'Received', cell: (row) => <InstantText at={row.received_at} /> },
  {
    key: 'file',
    header: 'Control number',
    cell: (row) => row.transmission?.interchange_control ?? <None />,
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => (
      <StatusBadge status={row.status} label={acknowledgementStatusLabels[row.status]} />
    ),
  },
  {
    key: 'verdict',
    header: 'Verdict',
    cell: verdictOf,
  },
  {
    key: 'reasons',
    header: 'Reasons',
    cell: (row) => (row.reasons.length > 0 ? row.reasons.join(' ') : <None />),
  },
  { key: 'act', header: 'Actions', align: 'right', cell: (row) => <Dismiss row={row} /> },
]

/** The answers of payors to files of claims, newest first. */
export const AnswerList = () => {
  const can = useCan()
  return (
    <>
      <ConnectionLooks />
      {can('claims.write') && <AnswerUpload />}
      <List
        of="answers"
        endpoint={listAcknowledgements}
        filters={filters}
        columns={columns}
        empty={{
          title: 'No answers yet',
          hint: 'Upload the TA1, 999 and 277CA files that the payor sends. Claims then move by themselves.',
        }}
      />
    </>
  )
}

const Dismiss = ({ row }: { row: AcknowledgementRow }) => {
  const dismiss = useWrite(updateAcknowledgement, { onDone: () => toastDone('Answer dismissed') })
  if (!row.abilities.dismiss) return null
  return (
    <Button
      size="xs"
      variant="default"
      loading={dismiss.isPending}
      onClick={() =>
        dismiss.mutate({ id: row.id, status: 'dismissed', lock_version: row.lock_version })
      }
    >
      Dismiss
    </Button>
  )
}
