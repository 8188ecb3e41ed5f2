import type { LeaveRequest } from '@homeward/contract/caregivers/leave-requests'
import { listVisits } from '@homeward/contract/visits/visits'
import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { InstantText } from '../../../ui/text/values.tsx'

const shown = 10

/** The caregiver's scheduled visits on these days; who is away then has them covered by others. */
export const TouchedVisits = ({ request }: { request: LeaveRequest }) => {
  const { agent, start_date, end_date, visits: count } = request
  const of = { by_agent_id: agent.id, status: 'scheduled' } as const
  const { data } = useQuery(
    queryOf(listVisits, {
      ...of,
      by_scheduled_date: { start_date, end_date },
      ordered_asc: 'true',
      items: shown,
    }),
  )
  return (
    <Card title={count === 1 ? '1 visit on these days' : `${count} visits on these days`}>
      {data?.data.map((visit) => (
        <Text key={visit.id} size="sm">
          <InstantText at={visit.starts_at} /> · {visit.client.name}
        </Text>
      ))}
      {count > shown && (
        <Anchor
          component={PageLink}
          size="sm"
          href={to(
            'visits',
            {},
            {
              ...of,
              'by_scheduled_date[start_date]': start_date,
              'by_scheduled_date[end_date]': end_date,
            },
          )}
        >
          All {count} visits
        </Anchor>
      )}
    </Card>
  )
}
