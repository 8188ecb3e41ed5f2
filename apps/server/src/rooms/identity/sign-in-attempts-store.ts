import { type Kysely, sql } from 'kysely'
import type { DB } from '../../plumbing/db/schema.generated.ts'

type Db = Kysely<DB>

/**
 * Counts a try of a subject before it is made, so that many at once are no more than they are. From the
 * first beyond `free` on, each is followed by a wait that doubles, up to a quarter of an hour; after an
 * hour without a try the count begins again. Answers null, or the seconds that are still to be waited where
 * the try may not be made.
 */
export async function countAttempt(
  db: Db,
  subject: string,
  now: Date,
  free: number,
): Promise<number | null> {
  const at = sql`${now.toISOString()}::timestamptz`
  const count = sql`case when f.failed_at < ${at} - interval '1 hour' then 1 else f.failures + 1 end`
  const taken = await sql`
    insert into sign_in_failures as f (subject, failures, failed_at) values (${subject}, 1, ${at})
    on conflict (subject) do update set
      failures = ${count},
      failed_at = ${at},
      blocked_until = case when ${count} > ${free}::int then ${at}
        + make_interval(secs => least(900, power(2, least(20, ${count} - ${free}::int)))) end
    where f.blocked_until is null or f.blocked_until <= ${at}
    returning subject`.execute(db)
  if (taken.rows.length > 0) return null
  const { rows } = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from blocked_until - ${at})))::int as seconds
    from sign_in_failures where subject = ${subject}`.execute(db)
  return rows[0]?.seconds ?? 1
}

/** Takes a counted try back: it was no failure. */
export const refundAttempt = (db: Db, subject: string) =>
  db
    .updateTable('sign_in_failures')
    .set({ failures: sql`greatest(0, failures - 1)`, blocked_until: null })
    .where('subject', '=', subject)
    .execute()

/** Begins the count of a subject again. */
export const clearAttempts = (db: Db, subject: string) =>
  db.deleteFrom('sign_in_failures').where('subject', '=', subject).execute()

/** Removes what has not been counted since. */
export const removeOldAttempts = (db: Db, before: Date) =>
  db.deleteFrom('sign_in_failures').where('failed_at', '<', before.toISOString()).execute()
