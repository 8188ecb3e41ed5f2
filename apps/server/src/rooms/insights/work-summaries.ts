import { arrivalSummary as arrivals } from '@homeward/contract/insights/dashboard'
import * as contract from '@homeward/contract/insights/work'
import { addDays, weekOf } from '@homeward/domain/time/zone'
import { verb } from '../../plumbing/http/verb.ts'
import { authorizationsToRenew } from '../care/door.ts'
import { expiringCredentials } from '../caregivers/door.ts'
import { arrivalsOfDays, coverageOfDays } from '../visits/door.ts'

/** The week until today; a caregiver's own visits only. */
export const arrivalSummary = verb(arrivals, async (ctx, { office_id }) => {
  const days = { start: weekOf(ctx.today).start, end: ctx.today }
  const counts = await arrivalsOfDays(ctx, { ...days, officeId: office_id })
  return { start_date: days.start, end_date: days.end, ...counts }
})

/** Today and the next days; a caregiver's own visits only. */
export const coverageSummary = verb(contract.coverageSummary, async (ctx, { office_id }) => ({
  days: await coverageOfDays(ctx, {
    start: ctx.today,
    end: addDays(ctx.today, contract.coveredDays - 1),
    officeId: office_id,
  }),
}))

export const agencySummary = verb(contract.agencySummary, async (ctx, { office_id }) => {
  const asked = { officeId: office_id, most: contract.mostExpiring }
  const authorizations = await authorizationsToRenew(ctx, asked)
  const credentials = await expiringCredentials(ctx, asked)
  return {
    authorizations: {
      total: authorizations.total,
      first: authorizations.rows.map(({ id, client_id, client_name, services, end_date }) => ({
        id,
        client: { id: client_id, name: client_name },
        services,
        ends_on: end_date,
      })),
    },
    credentials: {
      people: credentials.people,
      first: credentials.rows.map(({ id, agent_id, agent_name, kind, expires_on }) => ({
        id,
        agent: { id: agent_id, name: agent_name },
        kind,
        ends_on: expires_on ?? ctx.today,
      })),
    },
  }
})
