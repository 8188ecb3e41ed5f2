import { sql } from 'kysely'
import type { Database, Tx } from '../../plumbing/db/pool.ts'

export const insertWaiting = (
  tx: Tx,
  waiting: { agency_id: string; file_id: string; bytes: Buffer },
) => tx.insertInto('file_waiting_bytes').values(waiting).execute()

/** The sealed bytes of a file that the storage does not have yet. */
export const findWaiting = async (tx: Tx, fileId: string): Promise<Buffer | null> =>
  (
    await tx
      .selectFrom('file_waiting_bytes')
      .select('bytes')
      .where('file_id', '=', fileId)
      .executeTakeFirst()
  )?.bytes ?? null

export const deleteWaiting = (tx: Tx, fileId: string) =>
  tx.deleteFrom('file_waiting_bytes').where('file_id', '=', fileId).execute()

/** The files whose bytes have been waiting since before a time. */
export const findLate = async (tx: Tx, before: Date): Promise<string[]> =>
  (
    await tx
      .selectFrom('file_waiting_bytes')
      .select('file_id')
      .where('created_at', '<', before.toISOString())
      .execute()
  ).map(({ file_id }) => file_id)

/** Every agency, whoever's bytes wait. */
export const agencyIds = async (db: Database): Promise<string[]> =>
  (await sql<{ id: string }>`select id from app.agency_ids() as id`.execute(db.app)).rows.map(
    ({ id }) => id,
  )
