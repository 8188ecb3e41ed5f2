import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from './pool.ts'

/** A column by which rows of a table refer to records of another one. */
export type Reference = { table: string; column: string }

/**
 * Every column that refers to a table, as the database knows them: what stands in other rooms is found
 * without knowing their tables. `parts` are tables whose rows belong to the record itself. What the
 * running role may not read is left out.
 */
export const referencesTo = async (
  tx: Tx,
  table: string,
  parts: readonly string[] = [],
): Promise<Reference[]> =>
  (
    await sql<Reference>`
      select k.conrelid::regclass::text as table, a.attname as column
      from pg_constraint k, unnest(k.conkey) c(attnum), pg_attribute a
      where k.contype = 'f' and k.confrelid = ${table}::regclass and k.conrelid <> k.confrelid
        and a.attrelid = k.conrelid and a.attnum = c.attnum and a.attname <> 'agency_id'
        and not (k.conrelid = 'agencies'::regclass and a.attname = 'id')
        and k.conrelid::regclass::text <> all (${parts})
        and has_table_privilege(k.conrelid, 'select')
      order by 1, 2`.execute(tx)
  ).rows

/** Whether a row refers to an id by this column. */
export const refersTo = ({ table, column }: Reference, id: RawBuilder<string>) =>
  sql<SqlBool>`exists (select from ${sql.table(table)} h where h.${sql.ref(column)} = ${id})`
