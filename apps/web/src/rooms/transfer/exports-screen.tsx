import { createAgencyExport } from '@homeward/contract/transfer/agency-exports'
import { Text } from '@mantine/core'
import { IconPackageExport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../plumbing/paths/to.ts'
import { useWrite } from '../../plumbing/query.ts'
import { ConfirmButton } from '../../ui/feedback/confirm-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Card } from '../../ui/record/facts.tsx'
import { ExportLine } from './export-line.tsx'
import { exportsQuery } from './queries.ts'

/** Everything that the agency owns, in one archive. */
export const ExportsScreen = () => {
  const query = useQuery(exportsQuery)
  const begin = useWrite(createAgencyExport)
  const rows = query.data?.data ?? []
  const running = rows.some(({ abilities }) => abilities.cancel)
  return (
    <Page
      title="Export"
      width="reading"
      crumbs={[{ label: 'Admin', href: to('admin') }]}
      actions={
        <ConfirmButton
          color="pine"
          leftSection={<IconPackageExport size={16} aria-hidden />}
          disabled={running}
          loading={begin.isPending}
          question="Export everything?"
          consequence="The archive holds all records in plain, protected numbers too. It can be downloaded here for seven days; keep it where only the right people reach it."
          confirm="Export everything"
          onConfirm={() => begin.mutate({})}
        >
          Export everything
        </ConfirmButton>
      }
    >
      <Card title="Archives">
        <Text c="dimmed" mb="md">
          One CSV file per table, all uploaded files and a manifest with checksums. You can load it
          into another system or another Homeward installation.
        </Text>
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {rows.map((row) => (
          <ExportLine key={row.id} of={row} />
        ))}
        {query.data && rows.length === 0 && (
          <EmptyState
            icon={IconPackageExport}
            title="No exports yet"
            hint="An export takes a few minutes. You can leave this page while it runs."
          />
        )}
      </Card>
    </Page>
  )
}
