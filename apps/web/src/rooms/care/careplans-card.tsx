import type { Careplan } from '@homeward/contract/care/careplans'
import { careplanStatusLabels } from '@homeward/domain/care/vocabulary'
import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../plumbing/paths/to.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Table } from '../../ui/list/table.tsx'
import type { Column } from '../../ui/list/types.ts'
import { Card } from '../../ui/record/facts.tsx'
import { dayWords } from '../../ui/text/dates.ts'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { Duration } from '../../ui/text/values.tsx'
import { careplansQuery } from './queries.ts'
import { serviceNames } from '../../ui/text/service-names.ts'

const columns: readonly Column<Careplan>[] = [
  {
    key: 'days',
    header: 'Days',
    cell: (plan) => (
      <span className="tabular">
        {dayWords(plan.start_date)} – {dayWords(plan.end_date)}
      </span>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (plan) => <StatusBadge status={plan.status} label={careplanStatusLabels[plan.status]} />,
  },
  {
    key: 'service',
    header: 'Services',
    wide: true,
    cell: (plan) => serviceNames(plan.services),
  },
  {
    key: 'authorization',
    header: 'Authorization',
    wide: true,
    cell: (plan) => plan.authorization.number,
  },
  {
    key: 'planned',
    header: 'Planned per week',
    align: 'right',
    cell: (plan) => <Duration minutes={plan.planned_minutes} />,
  },
  {
    key: 'visits',
    header: 'Visits',
    align: 'right',
    wide: true,
    cell: (plan) => plan.visits_count,
  },
]

/** The care plans of a client. */
export const CareplansCard = ({ clientId }: { clientId: string }) => {
  const query = useQuery(careplansQuery(clientId))
  const rows = query.data?.data
  return (
    <Card title="Care plans">
      {query.isPending && <Skeleton height={64} role="status" aria-label="Loading" />}
      {query.isError && !rows && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {rows?.length === 0 && (
        <Text c="dimmed" size="sm">
          No care plans yet. Choose New care plan on an authorization to add one.
        </Text>
      )}
      {rows && rows.length > 0 && (
        <Table
          label="Care plans"
          columns={columns}
          rows={rows}
          link={(plan) => to('careplan', { clientId, careplanId: plan.id })}
        />
      )}
    </Card>
  )
}
