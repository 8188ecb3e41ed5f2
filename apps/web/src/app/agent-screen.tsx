import type { Agent } from '@homeward/contract/caregivers/agents'
import type { Capability } from '@homeward/domain/identity/capabilities'
import { useCan } from '../plumbing/session/session.ts'
import { AgentProfile } from '../rooms/caregivers/profile/agent-profile.tsx'
import { AlertsCard } from '../rooms/collaboration/alerts/alerts-card.tsx'
import { CommentsCard } from '../rooms/collaboration/comments/comments-card.tsx'
import { ClientsServed } from '../rooms/visits/person/partners.tsx'
import { WeekStrip } from '../rooms/visits/person/week-strip.tsx'
import { FilesPanel } from '../rooms/files/files-panel.tsx'
import type { RecordTab } from '../ui/record/record-tabs.tsx'

/** What a person has in other rooms, for those who may see it. */
const tabs: readonly (RecordTab<Agent> & { needs: Capability })[] = [
  {
    id: 'documents',
    label: 'Documents',
    needs: 'files.read',
    render: ({ id }) => <FilesPanel parent={{ type: 'Agent', id }} />,
  },
  {
    id: 'comments',
    label: 'Comments',
    needs: 'comments.read',
    count: ({ comments_count: count }) => count,
    render: ({ id, name }) => <CommentsCard parent={{ type: 'Agent', id }} of={name} />,
  },
  {
    id: 'alerts',
    label: 'Alerts',
    needs: 'alerts.read',
    count: ({ alerts_count: count }) => count,
    render: ({ id, name }) => <AlertsCard parent={{ type: 'Agent', id }} of={name} />,
  },
]

/** R102: a person's page, where the rooms of caregivers, files and collaboration meet. */
export const AgentScreen = () => {
  const can = useCan()
  return (
    <AgentProfile
      more={tabs.filter(({ needs }) => can(needs))}
      wide={({ id }) => can('visits.read') && <WeekStrip whose={{ by_agent_id: id }} />}
      half={({ id }) => can('visits.read') && <ClientsServed agentId={id} />}
    />
  )
}
