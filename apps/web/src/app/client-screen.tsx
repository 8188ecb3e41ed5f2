import type { Client } from '@homeward/contract/clients/clients'
import type { Capability } from '@homeward/domain/identity/capabilities'
import { useCan } from '../plumbing/session/session.ts'
import { AssessmentsCard } from '../rooms/care/assessments/assessments-card.tsx'
import { AuthorizationsCard } from '../rooms/care/authorizations/authorizations-card.tsx'
import { CareplansCard } from '../rooms/care/careplans-card.tsx'
import { ClientProfile } from '../rooms/clients/profile/client-profile.tsx'
import { AlertsCard } from '../rooms/collaboration/alerts/alerts-card.tsx'
import { CommentsCard } from '../rooms/collaboration/comments/comments-card.tsx'
import { AuthorizationUse } from '../rooms/care/use/authorization-use.tsx'
import { CareTeam } from '../rooms/visits/person/partners.tsx'
import { WeekStrip } from '../rooms/visits/person/week-strip.tsx'
import { to } from '../plumbing/paths/to.ts'
import { FilesPanel } from '../rooms/files/files-panel.tsx'
import type { RecordTab } from '../ui/record/record-tabs.tsx'

/** What a client has in other rooms, for those who may see it. */
const tabs: readonly (RecordTab<Client> & { needs: Capability })[] = [
  {
    id: 'care',
    label: 'Care',
    needs: 'authorizations.read',
    render: (client) => <Care client={client} />,
  },
  {
    id: 'documents',
    label: 'Documents',
    needs: 'files.read',
    count: ({ attachments_count: count }) => count,
    render: ({ id }) => <FilesPanel parent={{ type: 'Client', id }} />,
  },
  {
    id: 'comments',
    label: 'Comments',
    needs: 'comments.read',
    count: ({ comments_count: count }) => count,
    render: ({ id, name }) => <CommentsCard parent={{ type: 'Client', id }} of={name} />,
  },
  {
    id: 'alerts',
    label: 'Alerts',
    needs: 'alerts.read',
    count: ({ alerts_count: count }) => count,
    render: ({ id, name }) => <AlertsCard parent={{ type: 'Client', id }} of={name} />,
  },
]

/** R083: a client's page, where the rooms of clients, care, files and collaboration meet. */
export const ClientScreen = () => {
  const can = useCan()
  return (
    <ClientProfile
      more={tabs.filter(({ needs }) => can(needs))}
      wide={({ id }) => (
        <>
          {can('authorizations.read') && <AuthorizationUse clientId={id} />}
          {can('visits.read') && (
            <WeekStrip
              whose={{ by_client_id: id }}
              calendar={to('client.calendar', { clientId: id })}
            />
          )}
        </>
      )}
      half={({ id }) => can('visits.read') && <CareTeam clientId={id} />}
    />
  )
}

const Care = ({ client: { id, abilities, primary_payor: payor } }: { client: Client }) => {
  const can = useCan()
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <AuthorizationsCard
        clientId={id}
        payor={payor && { value: payor.id, label: payor.name }}
        mayAdd={abilities.add_authorization === true}
      />
      {can('assessments.read') && <AssessmentsCard clientId={id} />}
      {can('careplans.read') && (
        <CareplansCard clientId={id} payor={payor} mayAdd={abilities.add_careplan === true} />
      )}
    </div>
  )
}
