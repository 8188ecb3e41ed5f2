import type { Insertable, Updateable } from 'kysely'
import { holding } from '../../../plumbing/db/holding.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { WriteOffs } from '../../../plumbing/db/schema.generated.ts'

export const insertWriteOff = (tx: Tx, row: Insertable<WriteOffs>) =>
  tx.insertInto('write_offs').values(row).execute()

/** The write-offs of a claim, oldest first. */
export const findWriteOffs = (tx: Tx, claimId: string) =>
  tx
    .selectFrom('write_offs')
    .select([
      'id',
      'amount_cents',
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

/** The claim of a write-off, which is locked before the write-off is. */
export const findClaimOfWriteOff = (tx: Tx, id: string) =>
  tx.selectFrom('write_offs').select('claim_id').where('id', '=', id).executeTakeFirst()

const hold = holding((tx) => tx.selectFrom('write_offs'))

export async function lockWriteOff(tx: Tx, id: string) {
  await hold(tx, id)
  return tx
    .selectFrom('write_offs')
    .select(['id', 'amount_cents', 'reason', 'state', 'asked_by_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export const updateWriteOff = (tx: Tx, id: string, change: Updateable<WriteOffs>) =>
  tx.updateTable('write_offs').set(change).where('id', '=', id).execute()
