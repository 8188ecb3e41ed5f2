import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'

/** A protected column: `<field>_sealed`, with `<field>_index` beside it where it can be searched. */
export type SealedColumn = {
  readonly table: string
  readonly field: string
  readonly indexed: boolean
  /** Whose id, besides table and field, the seal is bound to: moved elsewhere, it does not open. */
  readonly boundTo: 'agency' | 'row'
}

type Table = { readonly name: string; readonly columns: readonly { readonly name: string }[] }

const ending = '_sealed'

/** The protected columns of a table: those whose name says so. */
export function sealedColumnsOf({ name: table, columns }: Table): SealedColumn[] {
  const has = (wanted: string) => columns.some(({ name }) => name === wanted)
  return columns
    .filter(({ name }) => name.endsWith(ending))
    .map(({ name }) => name.slice(0, -ending.length))
    .map((field) => ({
      table,
      field,
      indexed: has(`${field}_index`),
      boundTo: has('agency_id') ? 'agency' : 'row',
    }))
}

/** Every protected column of the database, for rotating keys. */
export async function findSealedColumns(db: Kysely<DB>): Promise<SealedColumn[]> {
  const { rows } = await sql<Table>`
    select c.relname as name, json_agg(json_build_object('name', a.attname)) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    group by c.relname order by c.relname`.execute(db)
  return rows.flatMap(sealedColumnsOf)
}

/** What a value of the column is sealed for, as `seal` and `blindIndex` are told. */
export const placeOf = (
  column: SealedColumn,
  row: { agencyId: string | null; id: string },
): string =>
  `${column.table}.${column.field}:${column.boundTo === 'agency' ? row.agencyId : row.id}`
