import { type ClosedThrough, monthOf } from '@homeward/domain/billing/periods'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** The last closed month. No one closes or opens one until this is done, if the months are held. */
export async function findClosedThrough(tx: Tx): Promise<ClosedThrough> {
  const last = await tx
    .selectFrom('closed_months')
    .select('month')
    .where('reopened_at', 'is', null)
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? monthOf(last.month) : null
}

/** The month of the first entry of the journal; null while there is none. */
export async function findFirstMonth(tx: Tx): Promise<string | null> {
  const first = await tx
    .selectFrom('journal_entries')
    .select('date')
    .orderBy('date')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first ? monthOf(first.date) : null
}

const firstDay = (month: string): string => `${month}-01`

/** Closes months; those that were opened again are as if they never were. */
export const insertClosed = (
  tx: Tx,
  by: { agencyId: string; name: string; at: Date },
  months: readonly string[],
) =>
  tx
    .insertInto('closed_months')
    .values(
      months.map((month) => ({
        agency_id: by.agencyId,
        month: firstDay(month),
        closed_at: by.at.toISOString(),
        closed_by_name: by.name,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['agency_id', 'month']).doUpdateSet((eb) => ({
        closed_at: eb.ref('excluded.closed_at'),
        closed_by_name: eb.ref('excluded.closed_by_name'),
        reopened_at: null,
        reopened_by_name: null,
        reason: null,
      })),
    )
    .execute()

export const openAgain = (tx: Tx, month: string, by: { name: string; at: Date; reason: string }) =>
  tx
    .updateTable('closed_months')
    .set({
      reopened_at: by.at.toISOString(),
      reopened_by_name: by.name,
      reason: by.reason,
    })
    .where('month', '=', firstDay(month))
    .execute()

/** Who closed or opened some months. */
export const findClosings = (tx: Tx, months: readonly string[]) =>
  tx
    .selectFrom('closed_months')
    .select(['month', 'closed_at', 'closed_by_name', 'reopened_at', 'reopened_by_name', 'reason'])
    .where('month', 'in', months.map(firstDay))
    .execute()

type Waiting = {
  month: string
  held: number
  answers: number
  write_offs: number
  refunds: number
  patient_refunds: number
}

/** What waits for a person, by the month that it belongs to. */
export async function findWaiting(tx: Tx, zone: string): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select to_char(w.day, 'YYYY-MM') as month, count(*) filter (where w.what = 'held')::int as held,
      count(*) filter (where w.what = 'answer')::int as answers,
      count(*) filter (where w.what = 'write_off')::int as write_offs,
      count(*) filter (where w.what = 'refund')::int as refunds,
      count(*) filter (where w.what = 'patient_refund')::int as patient_refunds
    from (
      select 'held' as what, e.payment_date as day from eras e where e.status = 'held'
      union all
      select 'answer', e.payment_date from era_claims r
        join eras e on e.agency_id = r.agency_id and e.id = r.era_id where r.state = 'waiting'
      union all
      select 'write_off', (o.asked_at at time zone ${zone})::date from write_offs o where o.state = 'waiting'
      union all
      select 'refund', f.paid_on from refunds f where f.state = 'waiting'
      union all
      select 'patient_refund', r.paid_on from patient_refunds r where r.state = 'waiting'
    ) w
    where w.day is not null
    group by 1`.execute(tx)
  return rows
}
