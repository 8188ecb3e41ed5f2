import * as contract from '@homeward/contract/insights/work'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { addDays } from '@homeward/domain/time/zone'
import { reviewDays, visitExceptions } from '@homeward/domain/visits/exceptions'
import type { Ctx } from '../../plumbing/context.ts'
import { unwrap } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { expectedCharges } from '../billing/door.ts'
import { queueRows, waitingVisits } from '../visits/door.ts'

/** How many visits wait with each exception, and how much money with them. */
export const exceptionSummary = verb(contract.exceptionSummary, async (ctx, input) => {
  const { mine, overADay, ...asked } = askedOf(ctx, input)
  const waiting = await waitingVisits(ctx, asked)
  const shown = waiting.filter((row) => (!mine || row.mine) && (!overADay || row.over_a_day))
  const charges = await expectedCharges(ctx, shown)
  const sumOf = (exception: (typeof waiting)[number]['exception']) => {
    const sum = { visits: 0, cents: 0 }
    for (const [at, row] of shown.entries()) {
      if (row.exception !== exception) continue
      sum.visits += Number(row.visits)
      sum.cents += Number(row.visits) * (charges[at] ?? 0)
    }
    return sum
  }
  const count = (is: (row: (typeof waiting)[number]) => boolean): number =>
    waiting.reduce(
      (all, row) => all + (row.exception !== 'none' && is(row) ? Number(row.visits) : 0),
      0,
    )
  return {
    start_date: asked.start,
    end_date: asked.end,
    exceptions: visitExceptions.map((exception) => ({ exception, ...sumOf(exception) })),
    none: sumOf('none'),
    tabs: {
      to_clear: count(() => true),
      mine: count((row) => row.mine),
      over_a_day: count((row) => row.over_a_day),
    },
  }
})

/** The visits behind these numbers. */
export const listExceptions = verb(contract.listExceptions, async (ctx, input) => {
  const asked = { ...askedOf(ctx, input), exception: input.exception }
  const { lines, meta } = await queueRows(ctx, asked, input)
  const charges = await expectedCharges(
    ctx,
    lines.map(({ care }) => care),
  )
  return { data: lines.map(({ row }, at) => ({ ...row, cents: charges[at] ?? 0 })), meta }
})

type Narrowed = ParsedOf<typeof contract.exceptionSummary>

export function askedOf(ctx: Ctx, input: Narrowed) {
  const { days } = input
  if (days) unwrap(checkDateOrder({ startDate: days.start_date, endDate: days.end_date }))
  return {
    start: days?.start_date ?? addDays(ctx.today, -reviewDays),
    end: days?.end_date ?? ctx.today,
    officeId: input.office_id,
    agentId: input.by_agent_id,
    payorId: input.by_payor_id,
    search: input.search,
    overADay: input.over_a_day,
    mine: input.mine,
  }
}
