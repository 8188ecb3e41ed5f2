import { SimpleGrid, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { ErrorState, OfflineState } from '../../../ui/feedback/error-state.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { integrationsQuery } from '../queries.ts'
import { IntegrationCard } from './integration-card.tsx'

/** R066: what the agency is connected to, and how it is. */
export const IntegrationsScreen = () => (
  <Page title="Integrations" crumbs={[{ label: 'Admin', href: to('admin') }]}>
    <Cards />
  </Page>
)

const Cards = () => {
  const { data, isError, error, fetchStatus, refetch } = useQuery(integrationsQuery)
  if (!data && isError) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data && fetchStatus === 'paused') return <OfflineState />
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} aria-busy={data === undefined}>
      {data
        ? data.data.map((one) => <IntegrationCard key={one.kind} integration={one} />)
        : Array.from({ length: 4 }, (_, at) => <Skeleton key={at} height={180} />)}
    </SimpleGrid>
  )
}
