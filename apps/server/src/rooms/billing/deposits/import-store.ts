import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Deposits } from '../../../plumbing/db/schema.generated.ts'

/** The deposits with these trace numbers that are recorded. */
export const findKnown = (tx: Tx, keys: readonly string[]) =>
  tx
    .selectFrom('deposits')
    .select([sql<string>`app.trace_key(trace_number)`.as('key'), 'bank_date', 'amount_cents'])
    .where('removed_at', 'is', null)
    .where(sql<boolean>`app.trace_key(trace_number) = any (${sql.val(keys)}::text[])`)
    .execute()

/** The payments with these trace numbers that are in no deposit, oldest first. */
export const findUnmatched = (tx: Tx, keys: readonly string[]) =>
  tx
    .selectFrom('eras')
    .select([
      sql<string>`app.trace_key(trace_number)`.as('key'),
      'id',
      'payer_name',
      sql<number>`payment_cents`.as('payment_cents'),
    ])
    .where('deposit_id', 'is', null)
    .where('status', '<>', 'dismissed')
    .where('payment_cents', '>', 0)
    .where(sql<boolean>`app.trace_key(trace_number) = any (${sql.val(keys)}::text[])`)
    .orderBy('payment_date')
    .orderBy('id')
    .execute()

/** Rows that one statement writes; each has a parameter per column. */
const atOnce = 1000

export async function insertDeposits(tx: Tx, rows: readonly Insertable<Deposits>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce) {
    await tx
      .insertInto('deposits')
      .values(rows.slice(at, at + atOnce))
      .execute()
  }
}

/** Puts payments that are in no deposit into theirs; answers how many. */
export async function matchAll(
  tx: Tx,
  pairs: readonly { id: string; eraId: string }[],
): Promise<number> {
  const ids = pairs.map(({ id }) => id)
  const eras = pairs.map(({ eraId }) => eraId)
  const { rows } = await sql`
    update eras e set deposit_id = d.id
    from unnest(${sql.val(ids)}::uuid[], ${sql.val(eras)}::uuid[]) as d (id, era_id)
    where e.id = d.era_id and e.deposit_id is null
    returning e.id`.execute(tx)
  return rows.length
}
