import * as contract from '@homeward/contract/visits/watching'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { daysBetween, eachDay, weekOf } from '@homeward/domain/time/zone'
import { goneStatuses, workedStatuses } from '@homeward/domain/visits/moment'
import { type VisitStatus, visitStatuses } from '@homeward/domain/visits/vocabulary'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import { Failure, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { countMoments, spanOf } from '../days/day-store.ts'
import { boundsAt } from '../shown/moment-store.ts'
import { countByDay } from './dashboard-store.ts'

/** The visits of some days in numbers; each is the number of visits in a list. */
export const getVisitsDashboard = verb(contract.getVisitsDashboard, async (ctx, input) => {
  const week = weekOf(input.start_date ?? input.end_date ?? ctx.today)
  const [start, end] = [input.start_date ?? week.start, input.end_date ?? week.end]
  unwrap(checkDateOrder({ startDate: start, endDate: end }))
  refuseTooLong(start, end)
  const shown = { officeId: input.office_id ?? null, ownAgentId: ownAgentOnly(ctx.actor) }
  const zone = ctx.agency.timeZone
  const rows = await countByDay(ctx.tx, { ...spanOf({ start, end }, zone), ...shown })
  const counts = await countMoments(ctx.tx, {
    ...spanOf({ start: ctx.today, end: ctx.today }, zone),
    ...shown,
    ...boundsAt(ctx),
  })
  const byDay = Map.groupBy(rows, ({ date }) => date)
  return {
    start_date: start,
    end_date: end,
    statuses: Object.fromEntries(
      visitStatuses.map((status) => [status, sum(rows, 'visits', (one) => one === status)]),
    ) as Record<VisitStatus, number>,
    days: eachDay(start, end).map((date) => ({ date, ...figuresOf(byDay.get(date) ?? []) })),
    today: { date: ctx.today, counts },
  }
})

type Row = Awaited<ReturnType<typeof countByDay>>[number]

const isGone = (status: VisitStatus) => goneStatuses.some((gone) => gone === status)

const sum = (
  rows: readonly Row[],
  figure: 'visits' | 'planned' | 'delivered',
  of: (status: VisitStatus) => boolean,
): number => rows.reduce((all, row) => all + (of(row.status) ? Number(row[figure]) : 0), 0)

const figuresOf = (rows: readonly Row[]) => ({
  visits: sum(rows, 'visits', (status) => !isGone(status)),
  open: sum(rows, 'visits', (status) => status === 'available'),
  done: sum(rows, 'visits', (status) => workedStatuses.some((worked) => worked === status)),
  canceled: sum(rows, 'visits', (status) => status === 'canceled'),
  planned_minutes: sum(rows, 'planned', (status) => !isGone(status)),
  delivered_minutes: sum(rows, 'delivered', (status) => !isGone(status)),
})

function refuseTooLong(start: string, end: string): void {
  const most = contract.mostDashboardDays
  if (daysBetween(start, end) < most) return
  const sentence = `Choose no more than ${most} days.`
  throw new Failure('invalid', { fields: { end_date: [sentence] } })
}
