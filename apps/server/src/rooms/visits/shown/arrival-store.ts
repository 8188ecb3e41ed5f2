import { type Arrival, graceOf } from '@homeward/domain/visits/arrival'
import { goneStatuses } from '@homeward/domain/visits/moment'
import { type ExpressionWrapper, expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Ctx } from '../../../plumbing/context.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'
import { boundsAt } from './moment-store.ts'

/** Visits that began before `late` count; they are on time within `grace` minutes. */
export type Punctuality = { late: string; grace: number }

/** What counts as on time now, with the minutes that the agency chose. */
export const punctualityAt = (ctx: Pick<Ctx, 'now' | 'agency'>): Punctuality => ({
  late: boundsAt(ctx).late,
  grace: graceOf(ctx.agency.lateAfter),
})

/** How a visit began, as a condition on it; a corrected check-in takes precedence over the recorded one. */
export function hasArrival(
  arrival: Arrival,
  { late, grace }: Punctuality,
): ExpressionWrapper<DB, 'visits', SqlBool> {
  const eb = expressionBuilder<DB, 'visits'>()
  const onTime = sql<SqlBool>`(coalesce(visits.reviewed_check_in_at, visits.check_in_at)
    <= visits.starts_at + make_interval(mins => ${grace}::int)) is true`
  return eb.and([
    eb('visits.starts_at', '<', late),
    eb('visits.draft', '=', false),
    eb('visits.status', 'not in', goneStatuses),
    arrival === 'on_time' ? onTime : eb.not(onTime),
  ])
}
