import type { Import } from '@homeward/contract/transfer/imports'
import { importKindLabels } from '@homeward/domain/transfer/import-fields'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../plumbing/paths/to.ts'
import { usePathParams } from '../../plumbing/paths/use-params.ts'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { InstantText } from '../../ui/text/values.tsx'
import { ImportActions } from './import-actions.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportRows } from './import-rows.tsx'
import { MappingForm } from './mapping-form.tsx'
import { importQuery } from './queries.ts'
import { importStateLabels } from './words.ts'

/** One import: choose the columns, see what would come in, bring it in, take it back. */
export const ImportScreen = () => {
  const { importId } = usePathParams('admin.import')
  return (
    <RecordScreen
      query={useQuery(importQuery(importId))}
      of="Import"
      crumbs={[
        { label: 'Admin', href: to('admin') },
        { label: 'Imports', href: to('admin.imports') },
      ]}
      title={(row) => row.filename}
      badges={(row) => <StatusBadge status={row.state} label={importStateLabels[row.state]} />}
      actions={(row) => <ImportActions of={row} />}
      facts={(row) => [
        { label: 'What', value: importKindLabels[row.kind] },
        { label: 'Started', value: <InstantText at={row.created_at} /> },
        { label: 'By', value: row.author },
        { label: 'Rows in file', value: row.rows_total },
        { label: 'Valid', value: row.rows_ok },
        { label: 'Errors', value: row.rows_wrong },
        { label: 'Duplicate', value: row.rows_duplicate },
        { label: 'Imported', value: row.rows_created },
      ]}
      tabs={[{ id: 'import', label: 'Import', render: (row) => <Body of={row} /> }]}
    />
  )
}

const Body = ({ of: row }: { of: Import }) => (
  <Stack>
    <ImportProgress of={row} />
    {row.state !== 'mapping' && <ImportRows of={row} />}
    {row.abilities.check && <MappingForm key={row.state} of={row} />}
  </Stack>
)
