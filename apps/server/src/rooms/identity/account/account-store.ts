import type { Language } from '@homeward/domain/language/languages'
import type { Kysely } from 'kysely'
import type { DB } from '../../../plumbing/db/schema.generated.ts'

type Db = Kysely<DB>

/** An account with what its owner has to prove; for the owner's own calls only. */
export const findOwn = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'name',
      'email',
      'phone',
      'language',
      'can_receive_calls',
      'password_hash',
      'totp_sealed',
      'totp_enabled_at',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export type Own = Awaited<ReturnType<typeof findOwn>>

export type Contact = {
  name?: string | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  language?: Language | undefined
  can_receive_calls?: boolean | undefined
}

/** Changes what is given; what is left out stays as it is. */
export const updateContact = (db: Db, id: string, changes: Contact) =>
  db.updateTable('users').set(changes).where('id', '=', id).execute()

/** Changes a password; false where it was changed meanwhile. */
export async function changeHash(
  db: Db,
  id: string,
  hashes: { before: string; after: string },
  now: Date,
): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set({ password_hash: hashes.after, password_changed_at: now.toISOString() })
    .where('id', '=', id)
    .where('password_hash', '=', hashes.before)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/** Ends what was sent to a former e-mail address. */
export const revokeResets = (db: Db, userId: string, now: Date) =>
  db
    .updateTable('invites')
    .set({ revoked_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('subject', '=', 'reset_password')
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
