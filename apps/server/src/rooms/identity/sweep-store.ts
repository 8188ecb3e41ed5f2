import { type Kysely, sql } from 'kysely'
import type { DB } from '../../plumbing/db/schema.generated.ts'

type Db = Kysely<DB>

/** Removes sessions that ended, or grew too old, before. */
export const removeOldSessions = (db: Db, before: Date) =>
  db
    .deleteFrom('sessions')
    .where(sql<boolean>`least(ended_at, expires_at) < ${before.toISOString()}`)
    .execute()

/** Removes invites and resets that were used, taken back or ran out before. */
export const removeOldInvites = (db: Db, before: Date) =>
  db
    .deleteFrom('invites')
    .where(sql<boolean>`least(accepted_at, revoked_at, expires_at) < ${before.toISOString()}`)
    .execute()
