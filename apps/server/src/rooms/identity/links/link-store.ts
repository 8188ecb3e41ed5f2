import type { Insertable } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Links } from '../../../plumbing/db/schema.generated.ts'

export const insertLink = (tx: Tx, link: Insertable<Links>) =>
  tx.insertInto('links').values(link).execute()

/** Undefined where there is none of that id that can still be used. */
export const revoke = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('links')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['id', 'revoked_at'])
    .executeTakeFirst()

export const findOwnLink = (tx: Tx, id: string) =>
  tx
    .selectFrom('links')
    .select(['id', 'purpose', 'subject_type', 'subject_id', 'name', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
