import type { Agent } from '@homeward/contract/caregivers/agents'
import {
  agentStatusLabels,
  agentTypeLabels,
  employmentTypeLabels,
} from '@homeward/domain/caregivers/vocabulary'
import { credentialKindLabels } from '@homeward/domain/agency/credential-kinds'
import { roleLabels } from '@homeward/domain/identity/roles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { usePathParams } from '../../../plumbing/paths/use-params.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { HistoryCard } from '../../../ui/history/history-card.tsx'
import { Columns } from '../../../ui/record/columns.tsx'
import { RecordScreen } from '../../../ui/record/record-screen.tsx'
import type { RecordTab } from '../../../ui/record/record-tabs.tsx'
import { phoneWords } from '../../../ui/text/phone.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { AgentAvailability } from '../availability/agent-availability.tsx'
import { AgentCredentials } from '../credentials/agent-credentials.tsx'
import { agentQuery } from '../queries.ts'
import { AgentActions } from './agent-actions.tsx'
import { AgentEmployment } from './agent-employment.tsx'
import { AgentSide } from './agent-side.tsx'
import { AgentVisits } from './agent-visits.tsx'
import { HoursCard } from './hours-card.tsx'
import { NextVisits } from './next-visits.tsx'
import styles from './overview.module.css'

type Part = (agent: Agent) => ReactNode

type Props = {
  /** Tabs of other rooms, which stand before the history. */
  more?: readonly RecordTab<Agent>[]
  /** What other rooms show on the first page: at full width, and beside the next visits. */
  wide?: Part
  half?: Part
}

const overviewOf = ({ wide, half }: Props): RecordTab<Agent> => ({
  id: 'overview',
  label: 'Overview',
  flush: true,
  render: (agent) => (
    <Columns of="Person" side={<AgentSide agent={agent} />}>
      <HoursCard agent={agent} />
      {wide?.(agent)}
      <div className={styles.pair}>
        <div>{half?.(agent)}</div>
        <NextVisits agent={agent} />
      </div>
    </Columns>
  ),
})

const ownTabs: readonly RecordTab<Agent>[] = [
  { id: 'profile', label: 'Profile', render: (agent) => <AgentEmployment agent={agent} /> },
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

/** The page of somebody who works for the agency, to which other rooms bring parts and tabs. */
export const AgentProfile = ({ more = [], ...parts }: Props) => {
  const can = useCan()
  const { agentId } = usePathParams('agent')
  const query = useQuery(agentQuery(agentId))
  return (
    <RecordScreen
      key={agentId}
      sheet
      query={query}
      of="Person"
      people={({ name }) => [{ name, kind: 'person' }]}
      title={(agent) => agent.name}
      crumbs={[{ label: 'Caregivers', href: to('agents') }]}
      badges={(agent) => <Badges agent={agent} />}
      actions={(agent) => <AgentActions agent={agent} />}
      under={(agent) => <AgentLine agent={agent} />}
      tabs={[overviewOf(parts), ...ownTabs, ...more, ...(can('history.read') ? [historyTab] : [])]}
    />
  )
}

const Badges = ({ agent: { status } }: { agent: Agent }) => (
  <StatusBadge status={status} label={agentStatusLabels[status]} />
)

/** Role, offices and phone, in a line under the name. */
const AgentLine = ({ agent: { role, offices, phone } }: { agent: Agent }) => (
  <p className={styles.under}>
    {[roleLabels[role], ...offices.map(({ name }) => name), phone && phoneWords(phone)]
      .filter(Boolean)
      .join(' · ')}
  </p>
)
