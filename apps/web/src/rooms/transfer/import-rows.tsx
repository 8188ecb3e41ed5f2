import { type Import, type ImportRow, listImportRows } from '@homeward/contract/transfer/imports'
import { importFields } from '@homeward/domain/transfer/import-fields'
import { to } from '../../plumbing/paths/to.ts'
import { List } from '../../ui/list/list.tsx'
import type { Column, Filter } from '../../ui/list/types.ts'
import { PageLink } from '../../ui/page/page-link.tsx'
import { Card } from '../../ui/record/facts.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { None } from '../../ui/text/values.tsx'
import { rowStateLabels } from './words.ts'

const states = Object.keys(rowStateLabels).flatMap((value) => {
  const label = rowStateLabels[value as ImportRow['state']]
  return [{ value, label }]
})

const filters: readonly Filter<typeof listImportRows>[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    initial: 'left',
    all: 'all',
    options: [{ value: 'left', label: 'Skipped or kept' }, ...states],
  },
]

/** Rows of the file with what is wrong with them, or with the record that they became. */
export const ImportRows = ({ of: imported }: { of: Import }) => {
  const labelOf = (name: string): string =>
    importFields[imported.kind].find((field) => field.name === name)?.label ?? 'Row data'
  const columns: readonly Column<ImportRow>[] = [
    { key: 'line', header: 'Row', align: 'right', cell: (row) => row.line },
    {
      key: 'state',
      header: 'State',
      cell: (row) => <StatusBadge status={row.state} label={rowStateLabels[row.state]} />,
    },
    {
      key: 'problems',
      header: 'Issue',
      cell: (row) =>
        row.problems.length === 0 ? (
          <None />
        ) : (
          row.problems
            .map(({ field, sentence }) =>
              field === 'row' ? sentence : `${labelOf(field)}: ${sentence}`,
            )
            .join(' ')
        ),
    },
    {
      key: 'record',
      header: 'Record',
      cell: ({ record_id: id, state }) =>
        id && state !== 'undone' ? (
          <PageLink
            href={
              imported.kind === 'clients'
                ? to('client', { clientId: id })
                : to('agent', { agentId: id })
            }
          >
            Open
          </PageLink>
        ) : (
          <None />
        ),
    },
  ]
  return (
    <Card title="Rows">
      <List
        of="rows"
        endpoint={listImportRows}
        fixed={{ import_id: imported.id }}
        filters={filters}
        columns={columns}
        empty={{ title: 'No matching rows', hint: 'No rows need attention.' }}
      />
    </Card>
  )
}
