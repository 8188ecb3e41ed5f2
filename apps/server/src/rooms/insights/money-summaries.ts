import * as contract from '@homeward/contract/insights/money'
import { riverDays } from '@homeward/domain/billing/claim-steps'
import { addDays, weekOf } from '@homeward/domain/time/zone'
import type { Ctx } from '../../plumbing/context.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { claimFunnel } from '../billing/door.ts'
import { authorizedByWeek } from '../care/door.ts'
import { approvedByWeek } from '../visits/door.ts'

export const billingSummary = verb(contract.billingSummary, async (ctx, { office_id }) => {
  const days = { from: addDays(ctx.today, -riverDays), through: ctx.today }
  return {
    start_date: days.from,
    end_date: days.through,
    ...(await claimFunnel(ctx, { ...days, officeId: office_id })),
  }
})

export const authorizedHours = verb(contract.authorizedHours, async (ctx, { office_id }) => ({
  weeks: await comparedWeeks(ctx, office_id),
}))

export const billingDashboard = verb(contract.billingDashboard, async (ctx, { office_id }) => ({
  weeks: (await comparedWeeks(ctx, office_id)).toReversed(),
}))

/** Authorized and approved minutes of the last weeks, this one included. */
async function comparedWeeks(ctx: Ctx, officeId: string | undefined) {
  const last = weekOf(ctx.today)
  const mondays = Array.from({ length: contract.comparedWeeks }, (_, week) =>
    addDays(last.start, 7 * (week + 1 - contract.comparedWeeks)),
  )
  const authorized = await authorizedByWeek(ctx, { mondays, officeId })
  const approved = await approvedByWeek(ctx, { mondays, officeId })
  return mondays.map((monday, at) => ({
    start_date: monday,
    total_authorized_minutes: authorized[at] ?? 0,
    total_approved_minutes: approved[at]?.minutes ?? 0,
    approved_visits: Number(approved[at]?.visits ?? 0),
  }))
}
