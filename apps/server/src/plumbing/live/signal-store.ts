import { type Kysely, sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import type { DB } from '../db/schema.generated.ts'

export const insertSignal = (
  tx: Tx,
  signal: { agency_id: string; id: string; user_id: string; content: string; created_at: string },
) => tx.insertInto('live_signals').values(signal).execute()

export const findSignal = (tx: Tx, id: string) =>
  tx.selectFrom('live_signals').select('content').where('id', '=', id).executeTakeFirst()

/** Removes what was said before, in every agency. */
export const sweepSignals = (db: Kysely<DB>, before: Date) =>
  sql`select app.sweep_signals(${before.toISOString()}::timestamptz)`.execute(db)
