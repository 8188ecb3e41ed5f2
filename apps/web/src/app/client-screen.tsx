import type { Client } from '@homeward/contract/clients'
import { useCan } from '../plumbing/session/session.ts'
import { AuthorizationsCard } from '../rooms/care/authorizations/authorizations-card.tsx'
import { CareplansCard } from '../rooms/care/careplans-card.tsx'
import { CommentsCard } from '../rooms/collaboration/comments/comments-card.tsx'
import { ClientProfile } from '../rooms/clients/profile/client-profile.tsx'
import type { RecordTab } from '../ui/record/record-screen.tsx'

const commentsTab: RecordTab<Client> = {
  id: 'comments',
  label: 'Comments',
  render: ({ id, name }) => <CommentsCard parent={{ type: 'Client', id }} of={name} />,
}

/** R083: a client's page, where the rooms of clients, care and comments meet. */
export const ClientScreen = () => {
  const can = useCan()
  return (
    <ClientProfile
      more={can('comments.read') ? [commentsTab] : []}
      care={({ id, abilities, primary_payor: payor }) => (
        <>
          {can('authorizations.read') && (
            <AuthorizationsCard
              clientId={id}
              payor={payor && { value: payor.id, label: payor.name }}
              mayAdd={abilities.add_authorization === true}
            />
          )}
          {can('careplans.read') && <CareplansCard clientId={id} />}
        </>
      )}
    />
  )
}
