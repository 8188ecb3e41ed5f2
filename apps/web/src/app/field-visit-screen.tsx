import { CommentsCard } from '../rooms/collaboration/comments/comments-card.tsx'
import { FieldVisitScreen as FieldVisitOnly } from '../rooms/field/field-visit-screen.tsx'

/** A visit on the phone with its comments: they wait in line with what is done at the visit. */
export const FieldVisitScreen = () => (
  <FieldVisitOnly
    more={({ id, client }) => <CommentsCard parent={{ type: 'Visit', id }} of={client.name} />}
  />
)
