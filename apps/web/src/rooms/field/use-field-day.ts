import type { Visit } from '@homeward/contract/visits/visits'
import { visitAbilities } from '@homeward/domain/visits/abilities'
import { capabilities } from '@homeward/domain/identity/capabilities'
import { isCaregiverRole } from '@homeward/domain/identity/roles'
import { useQuery } from '@tanstack/react-query'
import { useQueue } from '../../plumbing/offline/use-queue.ts'
import { may, useUser } from '../../plumbing/session/session.ts'
import { pictureOf } from './picture.ts'
import { dayQuery } from './queries.ts'

/** The caregiver's days: the last that the server said, with what waits on this phone drawn in. */
export const useFieldDay = () => {
  const query = useQuery(dayQuery)
  const entries = useQueue()
  return { query, visits: query.data?.visits.map((visit) => pictureOf(visit, entries)) }
}

/** What may be done with a visit as it stands on this phone. */
export const useVisitAbilities = (visit: Visit): Record<string, boolean> => {
  const user = useUser()
  const field = user.role !== null && isCaregiverRole(user.role)
  const holder = {
    capabilities: capabilities.filter((capability) => may(user, capability)),
    agentId: field ? user.agent_id : null,
  }
  return visitAbilities(holder, {
    status: visit.status,
    agentId: visit.agent_id,
    signed: visit.signed,
    verificationStatus: null,
    claimStage: null,
  })
}
