import type { Visit } from '@homeward/contract/visits/visits'
import type { Capability } from '@homeward/domain/identity/capabilities'
import { useCan } from '../plumbing/session/session.ts'
import { AlertsCard } from '../rooms/collaboration/alerts/alerts-card.tsx'
import { Comments } from '../rooms/collaboration/comments/comments.tsx'
import { VisitEvv } from '../rooms/verification/visit-evv.tsx'
import { VisitScreen as VisitOnly } from '../rooms/visits/page/visit-screen.tsx'
import type { RecordTab } from '../ui/record/record-tabs.tsx'

/** What a visit has in other rooms, for those who may see it. */
const tabs: readonly (RecordTab<Visit> & { needs: Capability })[] = [
  {
    id: 'comments',
    label: 'Comments',
    needs: 'comments.read',
    count: ({ comment_count }) => comment_count,
    render: ({ id, client }) => <Comments parent={{ type: 'Visit', id }} of={client.name} />,
  },
  {
    id: 'evv',
    label: 'EVV',
    needs: 'verifications.read',
    render: ({ id }) => <VisitEvv visitId={id} />,
  },
  {
    id: 'alerts',
    label: 'Alerts',
    needs: 'alerts.read',
    count: ({ alert_count }) => alert_count,
    render: ({ id, client }) => (
      <AlertsCard parent={{ type: 'Visit', id }} of={`${client.name}’s visit`} />
    ),
  },
]

/** R031: a visit's page, where the rooms of visits and of collaboration meet. */
export const VisitScreen = () => {
  const can = useCan()
  return <VisitOnly more={tabs.filter(({ needs }) => can(needs))} />
}
