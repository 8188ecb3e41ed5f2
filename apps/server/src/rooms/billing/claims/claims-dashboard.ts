import * as contract from '@homeward/contract/billing/claims'
import { dailyStatus } from '@homeward/domain/billing/daily-status'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { addDays } from '@homeward/domain/time/zone'
import { unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { sumClaimsByDay } from './funnel-store.ts'

/** The most days of one answer. */
const mostDays = 366

/** The claims of each day of service as one status; a day without claims is left out. */
export const claimsDashboard = verb(contract.claimsDashboard, async (ctx, input) => {
  unwrap(checkDateOrder({ startDate: input.start_date, endDate: input.end_date }))
  const latest = addDays(input.start_date, mostDays - 1)
  const rows = await sumClaimsByDay(ctx.tx, {
    officeId: input.office_id ?? null,
    from: input.start_date,
    through: input.end_date < latest ? input.end_date : latest,
  })
  const days = [...Map.groupBy(rows, ({ start_date }) => start_date)].map(([date, own]) => ({
    date,
    status: dailyStatus(own.map(({ status }) => status)),
    claims: own.reduce((sum, { claims }) => sum + Number(claims), 0),
    charge_cents: own.reduce((sum, { cents }) => sum + Number(cents), 0),
  }))
  return { days }
})
