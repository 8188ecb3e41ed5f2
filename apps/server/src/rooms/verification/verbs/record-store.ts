import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Locks records in the order of everyone: visits, then clients, then caregivers. */
export const lockVerifications = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('vendor_verifications')
    .select(['id', 'account_id', 'kind', 'parent_id', 'status', 'lock_version'])
    .where(sql<boolean>`id = any (${sql.val(ids)}::uuid[])`)
    .orderBy('kind', 'desc')
    .orderBy('id')
    .forUpdate()
    .execute()

export type LockedVerification = Awaited<ReturnType<typeof lockVerifications>>[number]

/**
 * Puts records back into the queue. What was held is looked at again before it is due, as their changes are
 * followed; the rest is due at once.
 */
export async function queueAgain(
  tx: Tx,
  records: readonly LockedVerification[],
  now: string,
): Promise<void> {
  const ids = records.map(({ id }) => id)
  await tx
    .updateTable('vendor_verifications')
    .set((eb) => ({
      status: 'pending' as const,
      problems: sql`'[]'::jsonb`,
      cause: null,
      failures: 0,
      asked_again: [],
      due_at: sql<
        string | null
      >`case when status in ('held', 'archived') then null else ${now}::timestamptz end`,
      queued_at: now,
      updated_at: now,
      lock_version: eb('lock_version', '+', 1),
    }))
    .where(sql<boolean>`id = any (${sql.val(ids)}::uuid[])`)
    .execute()
}

/** Nothing more is sent of these records. */
export const archiveAll = (tx: Tx, ids: readonly string[], now: string) =>
  tx
    .updateTable('vendor_verifications')
    .set((eb) => ({
      status: 'archived' as const,
      due_at: null,
      updated_at: now,
      lock_version: eb('lock_version', '+', 1),
    }))
    .where(sql<boolean>`id = any (${sql.val(ids)}::uuid[])`)
    .execute()

/** The attempts at a record, newest first. */
export const findAttempts = (tx: Tx, id: string) =>
  tx
    .selectFrom('verification_attempts')
    .leftJoin('verification_sendings', (join) =>
      join
        .onRef('verification_sendings.agency_id', '=', 'verification_attempts.agency_id')
        .onRef('verification_sendings.id', '=', 'verification_attempts.sending_id'),
    )
    .select([
      'verification_attempts.id',
      'verification_attempts.sequence',
      'verification_attempts.outcome',
      'verification_attempts.began_at',
      'verification_attempts.ended_at',
      'verification_attempts.request',
      'verification_attempts.response',
      'verification_attempts.problems',
      'verification_sendings.error',
    ])
    .where('verification_attempts.verification_id', '=', id)
    .orderBy('verification_attempts.sequence', 'desc')
    .limit(100)
    .execute()

/** What was sent last of a record, without protected values. */
export const findSent = (tx: Tx, id: string) =>
  tx
    .selectFrom('vendor_verifications')
    .select(['sent', 'told'])
    .where('id', '=', id)
    .executeTakeFirst()
