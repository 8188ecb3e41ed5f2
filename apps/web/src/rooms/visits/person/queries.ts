import { getCareTeam, getClientsServed } from '@homeward/contract/visits/partners'
import { weekOf } from '@homeward/domain/time/zone'
import { listVisits } from '@homeward/contract/visits/visits'
import { liveTopic } from '../../../plumbing/live/topics.ts'
import { keyOf, queryOf } from '../../../plumbing/query.ts'

const beside = { quiet: true, mayTimeOut: true }

export type Whose = { by_client_id: string } | { by_agent_id: string }

/** More than one person has in a week. */
const most = 100

/** The visits of the week in which a day is, of one client or one caregiver. */
export const weekQuery = (whose: Whose, day: string) => {
  const { start, end } = weekOf(day)
  return {
    ...queryOf(listVisits, {
      ...whose,
      by_scheduled_date: { start_date: start, end_date: end },
      ordered_asc: 'true' as const,
      items: most,
    }),
    meta: beside,
  }
}

export const careTeamQuery = (clientId: string) => ({
  ...queryOf(getCareTeam, { id: clientId }),
  meta: beside,
})

export const clientsServedQuery = (agentId: string) => ({
  ...queryOf(getClientsServed, { id: agentId }),
  meta: beside,
})

liveTopic('visit', () => [keyOf('visits', getCareTeam), keyOf('visits', getClientsServed)])
