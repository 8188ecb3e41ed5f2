import type { Agent } from '@homeward/contract/caregivers/agents'
import {
  agentStatusLabels,
  agentTypeLabels,
  employmentTypeLabels,
} from '@homeward/domain/caregivers/vocabulary'
import { credentialKindLabels } from '@homeward/domain/agency/credential-kinds'
import { roleLabels } from '@homeward/domain/identity/roles'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { usePathParams } from '../../../plumbing/paths/use-params.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { HistoryCard } from '../../../ui/history/history-card.tsx'
import { RecordScreen } from '../../../ui/record/record-screen.tsx'
import type { RecordTab } from '../../../ui/record/record-tabs.tsx'
import { phoneWords } from '../../../ui/text/phone.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { AgentAvailability } from '../availability/agent-availability.tsx'
import { AgentCredentials } from '../credentials/agent-credentials.tsx'
import { agentQuery } from '../queries.ts'
import { AgentActions } from './agent-actions.tsx'
import { agentFacts } from './agent-facts.tsx'
import { AgentOverview } from './agent-overview.tsx'
import { AgentVisits } from './agent-visits.tsx'

const ownTabs: readonly RecordTab<Agent>[] = [
  { id: 'overview', label: 'Overview', render: (agent) => <AgentOverview agent={agent} /> },
  { id: 'visits', label: 'Visits', render: (agent) => <AgentVisits agent={agent} /> },
  {
    id: 'availability',
    label: 'Availability',
    render: (agent) => <AgentAvailability agent={agent} />,
  },
  {
    id: 'credentials',
    label: 'Credentials',
    render: (agent) => <AgentCredentials agent={agent} />,
  },
]

const historyLabels = {
  kind: credentialKindLabels,
  role: roleLabels,
  status: agentStatusLabels,
  type: agentTypeLabels,
  employment_type: employmentTypeLabels,
}

const historyTab: RecordTab<Agent> = {
  id: 'history',
  label: 'History',
  render: ({ id }) => <HistoryCard type="agent" id={id} labels={historyLabels} />,
}

/** The page of somebody who works for the agency; `more` are tabs of other rooms. */
export const AgentProfile = ({ more = [] }: { more?: readonly RecordTab<Agent>[] }) => {
  const can = useCan()
  const { agentId } = usePathParams('agent')
  const query = useQuery(agentQuery(agentId))
  return (
    <RecordScreen
      key={agentId}
      query={query}
      of="Person"
      people={({ name }) => [{ name, kind: 'person' }]}
      title={(agent) => agent.name}
      crumbs={[{ label: 'Caregivers', href: to('agents') }]}
      badges={(agent) => <Badges agent={agent} />}
      actions={(agent) => <AgentActions agent={agent} />}
      facts={(agent) => agentFacts(agent, can('accounts.read'))}
      tabs={[...ownTabs, ...more, ...(can('history.read') ? [historyTab] : [])]}
    />
  )
}

/** What must be in sight with a person's name: status, role, offices, phone. */
const Badges = ({ agent: { status, role, offices, phone } }: { agent: Agent }) => (
  <>
    <StatusBadge status={status} label={agentStatusLabels[status]} />
    <Text size="sm" c="dimmed">
      {[roleLabels[role], ...offices.map(({ name }) => name), phone && phoneWords(phone)]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  </>
)
