import type { Careplan } from '@homeward/contract/care/careplans'
import { asksForAuthorization, type PayorType } from '@homeward/domain/agency/vocabulary'
import { careplanStatusLabels } from '@homeward/domain/care/vocabulary'
import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { to } from '../../plumbing/paths/to.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { SidePanel } from '../../ui/feedback/side-panel.tsx'
import { Table } from '../../ui/list/table.tsx'
import type { Column } from '../../ui/list/types.ts'
import { Card } from '../../ui/record/facts.tsx'
import { dayWords } from '../../ui/text/dates.ts'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { Duration } from '../../ui/text/values.tsx'
import { careplansQuery } from './queries.ts'
import { serviceNames } from '../../ui/text/service-names.ts'

const NewPrivateCareplan = lazyPart(() =>
  import('./authorizations/new-private-careplan.tsx').then((m) => m.NewPrivateCareplan),
)

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
    cell: (plan) => plan.authorization?.number ?? 'None',
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

type Props = {
  clientId: string
  /** The client's primary payor. */
  payor: { id: string; type: PayorType } | null
  mayAdd: boolean
}

/** The care plans of a client. */
export const CareplansCard = ({ clientId, payor, mayAdd }: Props) => {
  const [adding, setAdding] = useState(false)
  const close = () => setAdding(false)
  const query = useQuery(careplansQuery(clientId))
  const rows = query.data?.data
  return (
    <Card
      title="Care plans"
      actions={
        mayAdd && (
          <Button size="compact-sm" variant="default" onClick={() => setAdding(true)}>
            Plan without authorization
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
          No care plans yet. Choose New care plan on an authorization, or Plan without authorization
          for private pay.
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
      <SidePanel opened={adding} onClose={close} title="New care plan without authorization">
        <Suspense fallback={<Skeleton height={240} role="status" aria-label="Loading" />}>
          <NewPrivateCareplan
            clientId={clientId}
            payorId={payor && !asksForAuthorization(payor.type) ? payor.id : undefined}
            onClose={close}
          />
        </Suspense>
      </SidePanel>
    </Card>
  )
}
