import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { PartnerList } from './partner-list.tsx'
import { careTeamQuery, clientsServedQuery } from './queries.ts'

const span = (
  <Text size="xs" c="dimmed">
    last 90 days
  </Text>
)

/** Who gives a client care, and how much of it. */
export const CareTeam = ({ clientId }: { clientId: string }) => {
  const query = useQuery(careTeamQuery(clientId))
  return (
    <Card title="Care team" beside={span}>
      {query.data ? (
        <PartnerList
          of={query.data}
          kind="person"
          label="Care team"
          none="No caregiver visited in the last 90 days."
          hrefOf={(agentId) => to('agent', { agentId })}
        />
      ) : (
        query.isPending && <Skeleton height={120} role="status" aria-label="Loading" />
      )}
    </Card>
  )
}

/** Whom a caregiver serves, and how often. */
export const ClientsServed = ({ agentId }: { agentId: string }) => {
  const query = useQuery(clientsServedQuery(agentId))
  return (
    <Card title="Clients" beside={span}>
      {query.data ? (
        <PartnerList
          of={query.data}
          kind="client"
          label="Clients"
          none="No visits in the last 90 days."
          hrefOf={(clientId) => to('client', { clientId })}
        />
      ) : (
        query.isPending && <Skeleton height={120} role="status" aria-label="Loading" />
      )}
    </Card>
  )
}
