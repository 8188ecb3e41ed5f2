import type { Insertable, Updateable } from 'kysely'
import { holding } from '../../../plumbing/db/holding.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Refunds } from '../../../plumbing/db/schema.generated.ts'

export const insertRefund = (tx: Tx, row: Insertable<Refunds>) =>
  tx.insertInto('refunds').values(row).execute()

/** The refunds of a claim, oldest first. */
export const findRefunds = (tx: Tx, claimId: string) =>
  tx
    .selectFrom('refunds')
    .select([
      'id',
      'amount_cents',
      'paid_to',
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
    .where('claim_id', '=', claimId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()

/** The claim of a refund, which is locked before the refund is. */
export const findClaimOfRefund = (tx: Tx, id: string) =>
  tx.selectFrom('refunds').select('claim_id').where('id', '=', id).executeTakeFirst()

const hold = holding((tx) => tx.selectFrom('refunds'))

export async function lockRefund(tx: Tx, id: string) {
  await hold(tx, id)
  return tx
    .selectFrom('refunds')
    .select([
      'id',
      'amount_cents',
      'paid_to',
      'method',
      'reference',
      'paid_on',
      'reason',
      'state',
      'asked_by_id',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

export const updateRefund = (tx: Tx, id: string, change: Updateable<Refunds>) =>
  tx.updateTable('refunds').set(change).where('id', '=', id).execute()
