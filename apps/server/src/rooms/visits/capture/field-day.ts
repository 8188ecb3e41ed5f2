import * as contract from '@homeward/contract/visits/capture'
import { addDays, dayBefore, earlierDay, instantOf, weekOf } from '@homeward/domain/time/zone'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { type FieldClientFacts, findFieldClients } from './field-client-store.ts'
import { presentVisit } from '../shown/present-visit.ts'
import { findVisitsAround } from '../visit-store.ts'

/** Days after today, and the most visits that a phone is given to keep. */
const daysAhead = 7
const mostVisits = 150

/**
 * An agent's visits from the begin of this week, at least yesterday, to a week ahead, complete and with
 * what has to be known of their clients, for a phone that will lose its signal;
 * a visit that is still in progress is among them however old it is. The office may ask for any
 * agent, a caregiver for nobody else.
 */
export const fieldDay = verb(contract.fieldDay, async (ctx, { agent_id }) => {
  const own = ownAgentOnly(ctx.actor)
  if (own !== null && agent_id !== undefined && agent_id !== own) throw new Failure('not_found')
  const agentId = agent_id ?? (ctx.actor.kind === 'person' ? ctx.actor.agentId : null)
  const today = ctx.today
  const zone = ctx.agency.timeZone
  const midnight = (day: string): string => instantOf(day, '00:00', zone).toISOString()
  const visits =
    agentId === null
      ? []
      : await findVisitsAround(ctx.tx, {
          agentId,
          from: midnight(earlierDay(weekOf(today).start, dayBefore(today))),
          through: midnight(addDays(today, daysAhead + 1)),
          most: mostVisits,
        })
  const ids = [...new Set(visits.map((visit) => visit.client_id))]
  const clients = ids.length === 0 ? [] : await findFieldClients(ctx.tx, ids)
  return {
    today,
    time_zone: zone,
    visits: visits.map((visit) => presentVisit(ctx, visit)),
    clients: clients.map(presentClient),
  }
})

const presentClient = ({ office_name, office_phone, ...client }: FieldClientFacts) => ({
  ...client,
  office: { name: office_name, phone: office_phone },
})
