import { AlertsCard } from '../rooms/collaboration/alerts/alerts-card.tsx'
import { CommentsCard } from '../rooms/collaboration/comments/comments-card.tsx'
import { VisitScreen as VisitOnly } from '../rooms/visits/page/visit-screen.tsx'

/** R031: a visit's page, where the rooms of visits and of collaboration meet. */
export const VisitScreen = () => (
  <VisitOnly
    more={({ id, client }) => (
      <>
        <AlertsCard parent={{ type: 'Visit', id }} of={`${client.name}’s visit`} />
        <CommentsCard parent={{ type: 'Visit', id }} of={client.name} />
      </>
    )}
  />
)
