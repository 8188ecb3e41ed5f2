import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

type Of = { readonly table: 'clients' | 'agents'; readonly parts: readonly string[] }

/** The version of a record; none where it is gone. */
export const findVersion = async (
  tx: Tx,
  table: Of['table'],
  id: string,
): Promise<number | undefined> =>
  (await tx.selectFrom(table).select('lock_version').where('id', '=', id).executeTakeFirst())
    ?.lock_version

/**
 * Tables that may refer to such a record without being part of it, and by which columns. Sessions are
 * not ours to read: whoever signed in was invited before, which is told by their invite.
 */
export const findReferences = async (tx: Tx, { table, parts }: Of): Promise<Reference[]> =>
  (
    await sql<Reference>`
      select k.conrelid::regclass::text as table, a.attname as column
      from pg_constraint k, unnest(k.conkey) c(attnum), pg_attribute a
      where k.contype = 'f' and k.confrelid = ${table}::regclass and k.conrelid <> k.confrelid
        and a.attrelid = k.conrelid and a.attnum = c.attnum and a.attname <> 'agency_id'
        and k.conrelid::regclass::text <> all (${parts})
        and has_table_privilege(k.conrelid, 'select')`.execute(tx)
  ).rows

export type Reference = { table: string; column: string }

/** The tables that have rows of a record. */
export async function findReferring(
  tx: Tx,
  references: readonly Reference[],
  id: string,
): Promise<string[]> {
  const each = references.map(
    ({ table, column }) =>
      sql`select ${table} as name where exists
        (select from ${sql.table(table)} where ${sql.ref(column)} = ${id})`,
  )
  if (each.length === 0) return []
  const { rows } = await sql<{ name: string }>`${sql.join(each, sql` union `)} order by 1`.execute(
    tx,
  )
  return rows.map(({ name }) => name)
}
