import { traceKey } from '@homeward/domain/billing/deposits'
import { sql, type Insertable, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { holding } from '../../../plumbing/db/holding.ts'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Deposits } from '../../../plumbing/db/schema.generated.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

const deposits = (tx: Tx) =>
  tx
    .selectFrom('deposits')
    .select((eb) => [
      'id',
      'bank_date',
      'amount_cents',
      'trace_number',
      'created_at',
      'created_by_name',
      'removed_at',
      'removed_by_name',
      'reason',
      jsonArrayFrom(
        eb
          .selectFrom('eras as e')
          .select([
            'e.id',
            'e.payer_name',
            'e.trace_number',
            'e.payment_date',
            'e.payment_cents',
            'e.status',
          ])
          .whereRef('e.agency_id', '=', 'deposits.agency_id')
          .whereRef('e.deposit_id', '=', 'deposits.id')
          .orderBy('e.payment_date')
          .orderBy('e.id'),
      ).as('payments'),
    ])

export type DepositRecord = NonNullable<Awaited<ReturnType<typeof findDeposit>>>

export const findDeposit = (tx: Tx, id: string) =>
  deposits(tx).where('id', '=', id).executeTakeFirst()

/** Deposits, newest first; the open ones do not agree with what was posted. */
export function findDeposits(tx: Tx, filter: { show: 'open' | 'all'; search?: string } & Paging) {
  const matching = deposits(tx)
    .$if(filter.show === 'open', (q) =>
      q.where('removed_at', 'is', null).where(
        sql<SqlBool>`deposits.amount_cents <> coalesce((select sum(e.payment_cents) from eras e
          where e.agency_id = deposits.agency_id and e.deposit_id = deposits.id), 0)
          or exists (select from eras e where e.agency_id = deposits.agency_id
            and e.deposit_id = deposits.id and e.status <> 'posted')`,
      ),
    )
    .where((eb) =>
      eb.and(searchPatterns(filter.search).map((like) => eb('trace_number', 'ilike', like))),
    )
  return paged(
    tx,
    matching.orderBy('bank_date', 'desc').orderBy('id', 'desc'),
    matching.clearSelect(),
    filter,
  )
}

/** Payments of posted remittances that are in no deposit, newest first. */
export function findMissing(tx: Tx, filter: { search?: string } & Paging) {
  const matching = tx
    .selectFrom('eras')
    .where('status', '=', 'posted')
    .where('payment_cents', '>', 0)
    .where('deposit_id', 'is', null)
    .where((eb) =>
      eb.and(
        searchPatterns(filter.search).map((like) =>
          eb.or([eb('payer_name', 'ilike', like), eb('trace_number', 'ilike', like)]),
        ),
      ),
    )
  return paged(
    tx,
    matching
      .select([
        'id',
        'payer_name',
        'trace_number',
        'payment_date',
        sql<number>`payment_cents`.as('payment_cents'),
      ])
      .orderBy('payment_date', 'desc')
      .orderBy('id'),
    matching,
    filter,
  )
}

export const insertDeposit = (tx: Tx, row: Insertable<Deposits>) =>
  tx.insertInto('deposits').values(row).execute()

/** Whoever else records deposits of the agency waits for this transaction. */
export const holdDeposits = (tx: Tx, agencyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`deposits ${agencyId}`}, 0))`.execute(tx)

/** Whether the same deposit is recorded already; the next one waits for this transaction. */
export async function isKnown(
  tx: Tx,
  agencyId: string,
  {
    trace_number,
    bank_date,
    amount_cents,
  }: Pick<DepositRecord, 'trace_number' | 'bank_date' | 'amount_cents'>,
): Promise<boolean> {
  await holdDeposits(tx, agencyId)
  const row = await tx
    .selectFrom('deposits')
    .select('id')
    .where('removed_at', 'is', null)
    .where(sql<SqlBool>`app.trace_key(trace_number) = ${traceKey(trace_number)}`)
    .where('bank_date', '=', bank_date)
    .where('amount_cents', '=', amount_cents)
    .executeTakeFirst()
  return row !== undefined
}

/** Matches the oldest payment of a trace number and an amount that is in no deposit. */
export const matchByTrace = (
  tx: Tx,
  { id, trace_number, amount_cents }: Pick<DepositRecord, 'id' | 'trace_number' | 'amount_cents'>,
) =>
  tx
    .updateTable('eras')
    .set({ deposit_id: id })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('eras as e')
        .select('e.id')
        .where('e.deposit_id', 'is', null)
        .where('e.status', '<>', 'dismissed')
        .where(sql<SqlBool>`app.trace_key(e.trace_number) = ${traceKey(trace_number)}`)
        .where('e.payment_cents', '=', amount_cents)
        .orderBy('e.payment_date')
        .orderBy('e.id')
        .limit(1),
    )
    .execute()

const hold = holding((tx) => tx.selectFrom('deposits'))

export async function lockDeposit(tx: Tx, id: string) {
  await hold(tx, id)
  return findDeposit(tx, id)
}

/** Puts a payment that is in no deposit into one; undefined where it is in one. */
export const addPayment = (tx: Tx, eraId: string, depositId: string) =>
  tx
    .updateTable('eras')
    .set({ deposit_id: depositId })
    .where('id', '=', eraId)
    .where('deposit_id', 'is', null)
    .where('status', '<>', 'dismissed')
    .where('payment_cents', '>', 0)
    .returning('id')
    .executeTakeFirst()

/** Takes payments off a deposit: one, or all. */
export const takeOff = (tx: Tx, depositId: string, eraId?: string) =>
  tx
    .updateTable('eras')
    .set({ deposit_id: null })
    .where('deposit_id', '=', depositId)
    .$if(eraId !== undefined, (q) => q.where('id', '=', eraId ?? ''))
    .returning('id')
    .execute()

export const findPayment = (tx: Tx, id: string) =>
  tx.selectFrom('eras').select('id').where('id', '=', id).executeTakeFirst()

export const markRemoved = (tx: Tx, id: string, by: { name: string; at: Date; reason: string }) =>
  tx
    .updateTable('deposits')
    .set({ removed_at: by.at.toISOString(), removed_by_name: by.name, reason: by.reason })
    .where('id', '=', id)
    .execute()
