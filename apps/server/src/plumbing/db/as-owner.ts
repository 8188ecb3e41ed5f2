import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Tx } from './pool.ts'
import type { DB } from './schema.generated.ts'
import { getTypeParser } from './type-parsers.ts'

/**
 * Reads a database as the role that signs in, at one moment, for commands that prove something of it. What
 * stands in its tables is asked for by their full names: no policy, function or path of the application
 * decides what is seen.
 */
export async function asOwner<T>(url: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1, types: { getTypeParser } })
  pool.on('error', () => {})
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        await sql`select set_config('search_path', 'pg_catalog, public, pg_temp', true)`.execute(tx)
        return work(tx)
      })
  } finally {
    await db.destroy()
  }
}
