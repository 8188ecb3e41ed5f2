import { ignoredInOverlap } from '@homeward/domain/visits/overlap'
import { sql } from 'kysely'
import type { Tx } from '../../plumbing/db/pool.ts'
import { anyOf, prepared } from '../../plumbing/db/prepared.ts'

const allowances = prepared((tx, { ids }: { ids: readonly string[] }) =>
  tx
    .selectFrom('authorizations')
    .select([
      'id',
      'number',
      'status',
      'start_date',
      'end_date',
      'units',
      'unit_period',
      'minutes_per_unit',
      'insurance_state',
    ])
    .where('id', '=', anyOf(ids)),
)

/** What authorizations allow. */
export const findAllowances = (tx: Tx, ids: readonly string[]) => allowances(tx, { ids })

const inForce = prepared((tx, { clientIds, day }: { clientIds: readonly string[]; day: string }) =>
  tx
    .selectFrom('authorizations')
    .select(['id', 'client_id'])
    .where('client_id', '=', anyOf(clientIds))
    .where('status', '=', 'active')
    .where('start_date', '<=', day)
    .where('end_date', '>=', day),
)

/** The authorizations of clients that are in force on a day. */
export const findInForce = (tx: Tx, at: { clientIds: readonly string[]; day: string }) =>
  inForce(tx, at)

type Period = { id: string; startDate: string; endDate: string }

/** Minutes that visits use of authorizations in some of their periods; each period once. */
export async function findSpent(tx: Tx, periods: readonly Period[]) {
  const { rows } = await sql<{ id: string; start_date: string; used: number }>`
    select p.id, p.start_date, coalesce(sum(v.minutes), 0) as used
    from (select distinct * from unnest(${periods.map(({ id }) => id)}::uuid[],
        ${periods.map(({ startDate }) => startDate)}::date[],
        ${periods.map(({ endDate }) => endDate)}::date[]) as p (id, start_date, end_date)) as p
      join visit_times v on v.agency_id = (select app.agency()) and v.authorization_id = p.id
        and v.scheduled_date between p.start_date and p.end_date
        and v.status <> all(${[...ignoredInOverlap]})
    group by p.id, p.start_date`.execute(tx)
  return rows
}
