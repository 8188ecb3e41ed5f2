import type pg from 'pg'

export type Column = { readonly name: string; readonly type: string; readonly nullable: boolean }

export type Reference = {
  readonly column: string
  /** The table that is referred to. */
  readonly to: string
  readonly nullable: boolean
}

export type Table = {
  readonly name: string
  readonly columns: readonly Column[]
  readonly key: readonly string[]
  readonly references: readonly Reference[]
}

/** What tells how the product works rather than what the agency owns, belongs to one process, or follows the journal. */
const leftOut = new Set([
  'agency_export_parts',
  'agency_exports',
  'audit_waiting',
  'claim_money',
  'file_waiting_bytes',
  'idempotency_keys',
  'live_signals',
  'verification_changes',
  'webhook_deliveries',
])

/** Every table of an agency as the database describes it, so that a new one is never forgotten. */
export async function findTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(description)
  return rows.filter((table) => !leftOut.has(table.name))
}

/** Generated columns follow from others; the agency itself is in `agencies` under its ID. */
const description = `
  with tenant as (
    select c.oid, c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and (c.relname = 'agencies' or exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'agency_id' and a.attnotnull and not a.attisdropped))
  )
  select t.name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'nullable', not a.attnotnull) order by a.attnum)
      from pg_attribute a
      where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select json_agg(a.attname order by k.at)
      from pg_index i, unnest(i.indkey::int[]) with ordinality k(attnum, at), pg_attribute a
      where i.indrelid = t.oid and i.indisprimary and a.attrelid = t.oid and a.attnum = k.attnum) as key,
    coalesce((select json_agg(json_build_object('column', a.attname, 'to', f.relname,
        'nullable', not a.attnotnull) order by a.attnum)
      from pg_constraint k, unnest(k.conkey) c(attnum), pg_attribute a, pg_class f
      where k.conrelid = t.oid and k.contype = 'f' and a.attrelid = t.oid and a.attnum = c.attnum
        and f.oid = k.confrelid and a.attname <> 'agency_id'
        and not (t.name = 'agencies' and a.attname = 'id')), '[]') as "references"
  from tenant t order by t.name`
