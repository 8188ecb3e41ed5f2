import { listOffices } from '@homeward/contract/agency/offices'
import { checkPhone, getAgent } from '@homeward/contract/caregivers/agents'
import { getAvailability } from '@homeward/contract/caregivers/availability'
import { listCredentials } from '@homeward/contract/caregivers/credentials'
import { listVisits } from '@homeward/contract/visits/visits'
import { addDays, weekOf } from '@homeward/domain/time/zone'
import { liveTopic } from '../../plumbing/live/topics.ts'
import { keyOf, queryOf } from '../../plumbing/query.ts'

/** Visits are made eight weeks ahead. */
const ahead = 56

/** The profile of a person; the screen shows a failure itself. */
export const agentQuery = (id: string) => ({
  ...queryOf(getAgent, { id }),
  meta: { quiet: true },
})

/** When a person can work. */
export const availabilityQuery = (id: string) => ({
  ...queryOf(getAvailability, { id }),
  meta: { quiet: true },
})

/** The credentials of a person, those that end first. */
export const credentialsQuery = (id: string) => ({
  ...queryOf(listCredentials, { id, sort: 'expires_on' as const, items: 20 }),
  meta: { quiet: true, mayTimeOut: true },
})

/** The visits of a person in the week of a day; asked for as the room of visits does, so that both share them. */
export const weekQuery = (agentId: string, day: string) => {
  const { start, end } = weekOf(day)
  return {
    ...queryOf(listVisits, {
      by_agent_id: agentId,
      by_scheduled_date: { start_date: start, end_date: end },
      ordered_asc: 'true' as const,
      items: 100,
    }),
    meta: { quiet: true, mayTimeOut: true },
  }
}

/** The next visits of a person, from today on. */
export const nextVisits = (agentId: string, today: string) => ({
  ...queryOf(listVisits, {
    by_agent_id: agentId,
    by_scheduled_date: { start_date: today, end_date: addDays(today, ahead) },
    ordered_asc: 'true' as const,
    items: 5,
  }),
  meta: { quiet: true, mayTimeOut: true },
})

/** The offices that somebody can come to work for. */
export const officesQuery = { ...queryOf(listOffices, { items: 200 }), meta: { mayTimeOut: true } }

/** Whether a number is free; `agentId` is the person whose own it may be. */
export const phoneQuery = (phone: string, agentId: string | undefined) => ({
  ...queryOf(checkPhone, { phone, ...(agentId && { agent_id: agentId }) }),
  meta: { mayTimeOut: true },
})

/** How many visits somebody is planned for from today on; `meta.total` is the number. */
export const comingVisits = (agentId: string, today: string) => ({
  ...queryOf(listVisits, {
    by_agent_id: agentId,
    by_scheduled_date: { start_date: today, end_date: addDays(today, ahead) },
    status: 'scheduled' as const,
    items: 0,
    exact_count: 'true' as const,
  }),
  meta: { mayTimeOut: true },
})

// What was said about a person, and the alerts on them, are counted on their page.
liveTopic(['comments', 'alerts'], () => [keyOf('caregivers')])
