import type { Agent } from '@homeward/contract/caregivers/agents'
import { agentStatusLabels } from '@homeward/domain/caregivers/vocabulary'
import { roleLabels } from '@homeward/domain/identity/roles'
import { Anchor, Group, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { BriefQuery } from '../../../ui/list/beside/brief-query.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { FactList } from '../../../ui/record/facts.tsx'
import { Avatar } from '../../../ui/text/avatar.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { agentFacts } from '../profile/agent-facts.tsx'
import { EndingCredentials } from '../profile/ending-credentials.tsx'
import { HoursCard } from '../profile/hours-card.tsx'
import { NextVisits } from '../profile/next-visits.tsx'
import { agentQuery } from '../queries.ts'

/** One person in short, for a panel: how they are reached, what they work, where they go next. */
export const AgentBrief = ({ id }: { id: string }) => (
  <BriefQuery query={useQuery(agentQuery(id))} of="person">
    {(agent) => <Loaded agent={agent} />}
  </BriefQuery>
)

const Loaded = ({ agent }: { agent: Agent }) => {
  const can = useCan()
  return (
    <Stack gap="md">
      <Group gap="sm" wrap="nowrap">
        <Avatar name={agent.name} kind="person" size="md" />
        <div>
          <Title order={2}>
            <Anchor
              component={PageLink}
              href={to('agent', { agentId: agent.id })}
              inherit
              c="inherit"
            >
              {agent.name}
            </Anchor>
          </Title>
          {roleLabels[agent.role]}
        </div>
        <StatusBadge status={agent.status} label={agentStatusLabels[agent.status]} />
      </Group>
      <FactList facts={agentFacts(agent, can('accounts.read'))} />
      {can('visits.read') && <HoursCard agent={agent} />}
      <EndingCredentials agent={agent} />
      {can('visits.read') && <NextVisits agent={agent} />}
    </Stack>
  )
}
