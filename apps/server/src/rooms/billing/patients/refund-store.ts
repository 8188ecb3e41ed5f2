import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { PatientRefunds } from '../../../plumbing/db/schema.generated.ts'

const refunds = (tx: Tx) =>
  tx
    .selectFrom('patient_refunds')
    .select([
      'id',
      'payment_id',
      'amount_cents',
      'method',
      'reference',
      'paid_on',
      'reason',
      'state',
      'asked_at',
      'asked_by_id',
      'asked_by_name',
      'decided_at',
      'decided_by_name',
      'note',
    ])

export type PatientRefundRecord = NonNullable<Awaited<ReturnType<typeof findRefund>>>

/** A refund; its payment is locked before it is read to be changed. */
export const findRefund = (tx: Tx, id: string) =>
  refunds(tx).where('id', '=', id).executeTakeFirst()

/** The refunds of payments, oldest first. */
export const findRefundsOf = (tx: Tx, paymentIds: readonly string[]) =>
  refunds(tx)
    .where(sql<boolean>`payment_id = any (${sql.val(paymentIds)}::uuid[])`)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()

export const insertRefund = (tx: Tx, row: Insertable<PatientRefunds>) =>
  tx.insertInto('patient_refunds').values(row).execute()

export const updateRefund = (tx: Tx, id: string, change: Updateable<PatientRefunds>) =>
  tx.updateTable('patient_refunds').set(change).where('id', '=', id).execute()

/** What was given back to a patient of any payment; other refunds to them wait for this transaction. */
export async function holdRefundsTo(tx: Tx, clientId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`patient refunds ${clientId}`}, 0))`.execute(
    tx,
  )
  return tx
    .selectFrom('patient_payments as p')
    .innerJoin('patient_refunds as r', (join) =>
      join.onRef('r.agency_id', '=', 'p.agency_id').onRef('r.payment_id', '=', 'p.id'),
    )
    .select(['r.payment_id', 'r.amount_cents', 'r.asked_at'])
    .where('p.client_id', '=', clientId)
    .where('r.state', '=', 'posted')
    .execute()
}

/** Withdraws what waits to be given back of a payment; answers how much. */
export const withdrawWaiting = async (
  tx: Tx,
  paymentId: string,
  change: Omit<Updateable<PatientRefunds>, 'state'>,
): Promise<number | null> =>
  (
    await tx
      .updateTable('patient_refunds')
      .set({ ...change, state: 'withdrawn' })
      .where('payment_id', '=', paymentId)
      .where('state', '=', 'waiting')
      .returning('amount_cents')
      .executeTakeFirst()
  )?.amount_cents ?? null
