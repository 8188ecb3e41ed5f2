import * as contract from '@homeward/contract/insights/work'
import { addDays } from '@homeward/domain/time/zone'
import { reviewDays, visitExceptions } from '@homeward/domain/visits/exceptions'
import { verb } from '../../plumbing/http/verb.ts'
import { expectedCharges } from '../billing/door.ts'
import { authorizationsToRenew } from '../care/door.ts'
import { expiringCredentials } from '../caregivers/door.ts'
import { coverageOfDays, waitingVisits } from '../visits/door.ts'

/** Today and the next days; a caregiver's own visits only. */
export const coverageSummary = verb(contract.coverageSummary, async (ctx, { office_id }) => ({
  days: await coverageOfDays(ctx, {
    start: ctx.today,
    end: addDays(ctx.today, contract.coveredDays - 1),
    officeId: office_id,
  }),
}))

export const exceptionSummary = verb(contract.exceptionSummary, async (ctx, { office_id }) => {
  const days = { start: addDays(ctx.today, -reviewDays), end: ctx.today }
  const waiting = await waitingVisits(ctx, { ...days, officeId: office_id })
  const charges = await expectedCharges(ctx, waiting)
  const sumOf = (exception: (typeof waiting)[number]['exception']) => {
    const sum = { visits: 0, cents: 0 }
    for (const [at, row] of waiting.entries()) {
      if (row.exception !== exception) continue
      sum.visits += Number(row.visits)
      sum.cents += Number(row.visits) * (charges[at] ?? 0)
    }
    return sum
  }
  return {
    start_date: days.start,
    end_date: days.end,
    exceptions: visitExceptions.map((exception) => ({ exception, ...sumOf(exception) })),
    none: sumOf('none'),
  }
})

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
