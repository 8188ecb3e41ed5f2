import { type Insertable, sql, type Updateable } from 'kysely'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { PayorRates } from '../../../plumbing/db/schema.generated.ts'

const label = sql<string>`(select s.label from service_labels s
  where s.agency_id = payor_rates.agency_id and s.id = payor_rates.service_id)`

/** The last day with a claim at this rate, whatever the claim's status. */
const lastClaimed = sql<string | null>`(select max(c.start_date) from claimed_days c
  where c.agency_id = payor_rates.agency_id and c.payor_id = payor_rates.payor_id
    and c.service_id = payor_rates.service_id and c.start_date >= payor_rates.start_date
    and (payor_rates.end_date is null or c.start_date <= payor_rates.end_date))`

const columns = [
  'id',
  'payor_id',
  'service_id',
  'start_date',
  'end_date',
  'cents_per_unit',
  'lock_version',
  label.as('service_label'),
  lastClaimed.as('last_claimed'),
] as const

export type RateRow = NonNullable<Awaited<ReturnType<typeof findRate>>>

/** Rates of a payor by service, newest first. */
export function findRates(
  tx: Tx,
  filter: { id: string; service_id?: string | undefined } & Paging,
) {
  let matching = tx.selectFrom('payor_rates').where('payor_id', '=', filter.id)
  if (filter.service_id) matching = matching.where('service_id', '=', filter.service_id)
  const ordered = matching
    .select(columns)
    .orderBy('service_label')
    .orderBy('start_date', 'desc')
    .orderBy('id')
  return paged(tx, ordered, matching, filter)
}

export const findRate = (tx: Tx, id: string) =>
  tx.selectFrom('payor_rates').select(columns).where('id', '=', id).executeTakeFirst()

export const lockRate = (tx: Tx, id: string) =>
  tx.selectFrom('payor_rates').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** The active rate on the day before another one starts. */
export const lockRateBefore = (
  tx: Tx,
  at: { payor_id: string; service_id: string; start_date: string },
) =>
  tx
    .selectFrom('payor_rates')
    .select(columns)
    .where('payor_id', '=', at.payor_id)
    .where('service_id', '=', at.service_id)
    .where('start_date', '<', at.start_date)
    .where((eb) => eb.or([eb('end_date', 'is', null), eb('end_date', '>=', at.start_date)]))
    .forUpdate()
    .executeTakeFirst()

export const insertRateRow = (tx: Tx, rate: Insertable<PayorRates>) =>
  tx.insertInto('payor_rates').values(rate).execute()

/** Writes a change of a rate that was locked before. */
export const updateRateRow = (tx: Tx, id: string, change: Updateable<PayorRates>) =>
  tx
    .updateTable('payor_rates')
    .set(change)
    .set((eb) => ({ lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export const deleteRateRow = (tx: Tx, id: string) =>
  tx.deleteFrom('payor_rates').where('id', '=', id).executeTakeFirstOrThrow()

export const hasService = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('service_labels')
    .select('id')
    .where('id', '=', id)
    .where('status', '!=', 'archived')
    .executeTakeFirst()) !== undefined
