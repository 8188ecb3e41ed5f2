import { useCan } from '../plumbing/session/session.ts'
import { AuthorizationsCard } from '../rooms/care/authorizations/authorizations-card.tsx'
import { CareplansCard } from '../rooms/care/careplans-card.tsx'
import { ClientProfile } from '../rooms/clients/profile/client-profile.tsx'

/** R083: a client's page, where the rooms of clients and of care meet. */
export const ClientScreen = () => {
  const can = useCan()
  return (
    <ClientProfile
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
