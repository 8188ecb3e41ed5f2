import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { type Reference, refersTo } from '../../../plumbing/db/references.ts'
import type { Kind } from './kind.ts'

/** The version of a record; none where it is gone. */
export const findVersion = async (
  tx: Tx,
  table: Kind['table'],
  id: string,
): Promise<number | undefined> => (await versions[table](tx, id).executeTakeFirst())?.lock_version

const versions = {
  clients: (tx: Tx, id: string) =>
    tx.selectFrom('clients').select('lock_version').where('id', '=', id),
  agents: (tx: Tx, id: string) =>
    tx.selectFrom('agents').select('lock_version').where('id', '=', id),
}

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
