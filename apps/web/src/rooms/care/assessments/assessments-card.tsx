import type { Assessment } from '@homeward/contract/care/assessments'
import { signerRoleLabels } from '@homeward/domain/files/signatures'
import { careplanStatusLabels } from '@homeward/domain/care/vocabulary'
import { Button, Skeleton, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Table } from '../../../ui/list/table.tsx'
import type { Column } from '../../../ui/list/types.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { dayWords } from '../../../ui/text/dates.ts'
import { serviceNames } from '../../../ui/text/service-names.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { Duration } from '../../../ui/text/values.tsx'
import { assessmentsQuery } from '../queries.ts'

const columns: readonly Column<Assessment>[] = [
  {
    key: 'days',
    header: 'Days',
    cell: (one) => (
      <span className="tabular">
        {dayWords(one.start_date)} – {dayWords(one.end_date)}
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (one) => <StatusBadge status={one.status} label={careplanStatusLabels[one.status]} />,
  },
  { key: 'services', header: 'Services', wide: true, cell: (one) => serviceNames(one.services) },
  {
    key: 'observed',
    header: 'Observed by',
    wide: true,
    cell: (one) => one.observed_by?.name ?? '–',
  },
  {
    key: 'unsigned',
    header: 'Not signed by',
    wide: true,
    cell: (one) =>
      one.missing_signatures.map((role) => signerRoleLabels[role]).join(', ') || 'All signed',
  },
  {
    key: 'hours',
    header: 'Hours per week',
    align: 'right',
    cell: (one) => <Duration minutes={one.authorized_minutes} />,
  },
]

/** The assessments of a client. */
export const AssessmentsCard = ({ clientId }: { clientId: string }) => {
  const can = useCan()
  const query = useQuery(assessmentsQuery(clientId))
  const rows = query.data?.data
  return (
    <Card
      title="Assessments"
      actions={
        can('assessments.write') && (
          <Button
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            component={PageLink}
            href={to('assessment.entrance', { clientId })}
          >
            New assessment
          </Button>
        )
      }
    >
      {query.isPending && <Skeleton height={64} role="status" aria-label="Loading" />}
      {query.isError && !rows && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {rows?.length === 0 && (
        <Text c="dimmed" size="sm">
          No assessments yet. A nurse records here what help the client needs.
        </Text>
      )}
      {rows && rows.length > 0 && (
        <Table
          label="Assessments"
          columns={columns}
          rows={rows}
          link={(one) => to('assessment', { clientId, assessmentId: one.id })}
        />
      )}
    </Card>
  )
}
