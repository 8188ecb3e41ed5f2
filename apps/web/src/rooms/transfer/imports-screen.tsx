import { type Import, listImports } from '@homeward/contract/transfer/imports'
import { importKindLabels, importKinds } from '@homeward/domain/transfer/import-fields'
import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { to } from '../../plumbing/paths/to.ts'
import { optionsOf } from '../../ui/fields/options-of.ts'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import type { Column, Filter } from '../../ui/list/types.ts'
import { PageLink } from '../../ui/page/page-link.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { InstantText } from '../../ui/text/values.tsx'
import { importStateLabels } from './words.ts'

const filters: readonly Filter<typeof listImports>[] = [
  {
    kind: 'choice',
    name: 'kind',
    label: 'What',
    options: optionsOf(importKinds, importKindLabels),
  },
]

const columns: readonly Column<Import>[] = [
  { key: 'file', header: 'File', cell: (row) => row.filename },
  { key: 'kind', header: 'What', cell: (row) => importKindLabels[row.kind] },
  {
    key: 'state',
    header: 'State',
    cell: (row) => <StatusBadge status={row.state} label={importStateLabels[row.state]} />,
  },
  { key: 'rows', header: 'Rows', align: 'right', cell: (row) => row.rows_total },
  { key: 'created', header: 'Imported', align: 'right', cell: (row) => row.rows_created },
  { key: 'wrong', header: 'Errors', align: 'right', cell: (row) => row.rows_wrong },
  { key: 'by', header: 'By', cell: (row) => row.author },
  { key: 'at', header: 'When', cell: (row) => <InstantText at={row.created_at} /> },
]

const start = (
  <Button
    component={PageLink}
    href={to('admin.imports.add')}
    leftSection={<IconUpload size={16} aria-hidden />}
  >
    Import a file
  </Button>
)

/** Imports of clients and caregivers, each with what became of it. */
export const ImportsScreen = () => (
  <ListScreen
    title="Imports"
    of="imports"
    crumbs={[{ label: 'Admin', href: to('admin') }]}
    endpoint={listImports}
    filters={filters}
    columns={columns}
    link={(row) => to('admin.import', { importId: row.id })}
    actions={start}
    empty={{
      title: 'No imports yet',
      hint: 'Import clients or caregivers from a spreadsheet. Every row is checked first, and you can undo the import.',
      action: start,
    }}
  />
)
