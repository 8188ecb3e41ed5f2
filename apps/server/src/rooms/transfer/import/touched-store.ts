import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { type Reference, refersTo } from '../../../plumbing/db/references.ts'

/** The tables that have rows of a record. */
export async function findReferring(
  tx: Tx,
  references: readonly Reference[],
  id: string,
): Promise<string[]> {
  const each = references.map(
    (reference) =>
      sql`select ${reference.table} as name where ${refersTo(reference, sql<string>`${id}`)}`,
  )
  if (each.length === 0) return []
  const { rows } = await sql<{ name: string }>`${sql.join(each, sql` union `)} order by 1`.execute(
    tx,
  )
  return rows.map(({ name }) => name)
}
