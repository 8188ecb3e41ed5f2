import type { Client } from '@homeward/contract/clients/clients'
import { listVisits } from '@homeward/contract/visits/visits'
import { visitStatuses, visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { List } from '../../../ui/list/list.tsx'
import type { Filter } from '../../../ui/list/types.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { comingVisits } from '../queries.ts'
import { visitColumns } from './visit-columns.tsx'
import { VisitLines } from './visit-lines.tsx'

/** The next visits of a client. */
export const ClientVisits = ({ client }: { client: Client }) => (
  <Some
    title="Upcoming visits"
    none="No visits in the next 8 weeks. Activate a care plan to create visits."
    query={comingVisits(client.id, useToday())}
  />
)

type SomeProps = { title: string; none: string; query: ReturnType<typeof comingVisits> }

const Some = ({ title, none, query: options }: SomeProps) => {
  const query = useQuery(options)
  const rows = query.data?.data
  return (
    <Card title={title}>
      {query.isError && !rows && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {rows?.length === 0 && (
        <Text c="dimmed" size="sm">
          {none}
        </Text>
      )}
      {query.isPending && <Skeleton height={72} role="status" aria-label="Loading" />}
      {rows && rows.length > 0 && <VisitLines label={title} visits={rows} />}
    </Card>
  )
}

const filters: readonly Filter<typeof listVisits>[] = [
  { kind: 'days', name: 'by_scheduled_date', label: 'Days' },
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: optionsOf(visitStatuses, visitStatusLabels),
  },
]

/** Every visit of a client, narrowed in the address. */
export const AllVisits = ({ client }: { client: Client }) => (
  <List
    of="visits"
    endpoint={listVisits}
    fixed={{ by_client_id: client.id }}
    filters={filters}
    columns={visitColumns}
    link={(row) => to('visit', { id: row.id })}
    empty={{ title: 'No visits yet', hint: 'Activate a care plan to create visits.' }}
  />
)
