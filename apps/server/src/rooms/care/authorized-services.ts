import type { Ctx } from '../../plumbing/context.ts'
import { findAuthorization } from './authorization-store.ts'

/** What visits of a client may be under: the payor and the services of one of the client's authorizations. */
type Authorized = { payorId: string; serviceIds: string[] }

/** The authorization, if it is the client's own and not archived; otherwise null. */
export async function authorizedFor(
  { tx }: Ctx,
  { authorizationId, clientId }: { authorizationId: string; clientId: string },
): Promise<Authorized | null> {
  const row = await findAuthorization(tx, authorizationId)
  if (row?.client_id !== clientId || row.status === 'archived') return null
  return { payorId: row.payor_id, serviceIds: row.services.map(({ id }) => id) }
}
