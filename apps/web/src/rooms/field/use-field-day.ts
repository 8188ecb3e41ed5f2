import type { FieldClient } from '@homeward/contract/visits/capture'
import type { Visit } from '@homeward/contract/visits/visits'
import { visitAbilities } from '@homeward/domain/visits/abilities'
import { isCaregiverRole } from '@homeward/domain/identity/roles'
import { useQuery } from '@tanstack/react-query'
import { useQueue } from '../../plumbing/offline/use-queue.ts'
import { useUser } from '../../plumbing/session/session.ts'
import { pictureOf } from './picture.ts'
import { dayQuery } from './queries.ts'

/** The caregiver's days: the last that the server said, with what waits on this phone drawn in. */
export const useFieldDay = () => {
  const query = useQuery(dayQuery)
  const entries = useQueue()
  // A day that was kept by a version that knew nothing of clients has none.
  const clients: readonly FieldClient[] | undefined = query.data?.clients
  return {
    query,
    visits: query.data?.visits.map((visit) => pictureOf(visit, entries)),
    clientOf: ({ client }: Visit) => clients?.find(({ id }) => id === client.id),
  }
}

/** What may be done with a visit as it stands on this phone. */
export const useVisitAbilities = (visit: Visit): Record<string, boolean> => {
  const user = useUser()
  const field = user.role !== null && isCaregiverRole(user.role)
  const holder = {
    capabilities: user.capabilities,
    agentId: field ? user.agent_id : null,
  }
  return visitAbilities(holder, {
    status: visit.status,
    agentId: visit.agent_id,
    signed: visit.signed,
    waived: visit.signature_waived_at !== null,
    // The office notes what was missed.
    due: false,
    verificationStatus: visit.visit_verification_status,
    claimStage: null,
  })
}
