import { paceFrom, runOutDays } from '@homeward/domain/care/burn-down'
import { addDays, weekOf } from '@homeward/domain/time/zone'
import { deliveredStatuses } from '@homeward/domain/visits/moment'
import { ignoredInOverlap } from '@homeward/domain/visits/overlap'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../plumbing/db/pool.ts'

/**
 * The day on which an authorization of a total that is in force is used up, as `burnDown` has it; null if
 * it lasts to its end. Only such authorizations have their visits counted.
 */
export const runsOutOn = (today: string) => {
  const { start: monday } = weekOf(today)
  const from = paceFrom(today)
  const delivered = sql`v.status = any(${[...deliveredStatuses]})`
  const recent = sql`v.scheduled_date >= ${from}::date and v.scheduled_date < ${monday}::date`
  return sql<string | null>`(case when authorizations.unit_period = 'total'
    and authorizations.status <> 'archived'
    and ${today}::date between authorizations.start_date and authorizations.end_date then (
      select case
        when u.unused <= 0 then ${today}::date
        when u.spent > 0 and (u.unused * u.days + u.spent - 1) / u.spent
            <= authorizations.end_date - ${today}::date
          then ${today}::date + ((u.unused * u.days + u.spent - 1) / u.spent)::int
        end
      from (
        select authorizations.units * authorizations.minutes_per_unit
            - coalesce(sum(v.minutes) filter (where ${delivered}
              and v.scheduled_date < ${addDays(monday, 7)}::date), 0) as unused,
          coalesce(sum(v.minutes) filter (where ${delivered} and ${recent}), 0) as spent,
          ${monday}::date - min(v.scheduled_date - (extract(isodow from v.scheduled_date)::int - 1))
            filter (where ${recent}) as days
        from visit_times v
        where v.agency_id = authorizations.agency_id and v.authorization_id = authorizations.id
          and v.status <> all(${[...ignoredInOverlap]})) u)
    end)`
}

/** Whether it is used up within the next days. */
export const runsOutSoon = (today: string) =>
  sql<SqlBool>`coalesce(${runsOutOn(today)} <= ${addDays(today, runOutDays)}::date, false)`

/** When each of these authorizations is used up, in one statement. */
export async function findRunOuts(
  tx: Tx,
  ids: readonly string[],
  today: string,
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('authorizations')
    .select(['id', runsOutOn(today).as('runs_out_on')])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row.runs_out_on]))
}
