import { listReceivedFiles, type ReceivedFile } from '@homeward/contract/billing/received-files'
import {
  receivedFileContentLabels,
  receivedFileStateLabels,
  receivedFileStates,
} from '@homeward/domain/billing/received-files'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { List } from '../../../ui/list/list.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { InstantText, None } from '../../../ui/text/values.tsx'
import { ConnectionLooks } from './connection-looks.tsx'
import { WhatBecame } from './what-became.tsx'

const filters: readonly Filter<typeof listReceivedFiles>[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'Status',
    options: optionsOf(receivedFileStates, receivedFileStateLabels),
  },
]

const columns: readonly Column<ReceivedFile>[] = [
  { key: 'name', header: 'File', cell: (row) => row.name },
  { key: 'connection', header: 'Connection', cell: (row) => row.connection.name },
  { key: 'seen', header: 'First seen', cell: (row) => <InstantText at={row.seen_at} /> },
  {
    key: 'holds',
    header: 'Contents',
    cell: ({ holds }) => (holds === null ? <None /> : receivedFileContentLabels[holds]),
  },
  {
    key: 'state',
    header: 'Status',
    cell: (row) => <StatusBadge status={row.state} label={receivedFileStateLabels[row.state]} />,
  },
  { key: 'became', header: 'Result', cell: (row) => <WhatBecame file={row} /> },
]

/** What payors and clearinghouses left for us, newest first, and what became of it. */
export const ReceivedList = () => (
  <>
    <ConnectionLooks />
    <List
      of="files received"
      endpoint={listReceivedFiles}
      search="search"
      filters={filters}
      columns={columns}
      empty={{
        title: 'No files received yet',
        hint: 'Payors that have a clearinghouse account are asked every 15 minutes. Their remittances and answers appear here.',
      }}
    />
  </>
)
