import { sql } from 'kysely'
import type { Database } from '../../plumbing/db/pool.ts'

type Work = { agency_id: string; account_id: string | null }

/** Agencies with changes to follow, without an account, and accounts with something to send or to hear. */
export const findWork = async (db: Database, now: Date): Promise<Work[]> =>
  (
    await sql<Work>`
      select agency_id, account_id from app.verification_work(${now.toISOString()})`.execute(db.app)
  ).rows
