import { sql } from 'kysely'
import type { Tx } from './pool.ts'

type Named = { type: string; id: string }

/** Which of some records whoever is limited to some offices may see, as the database itself decides it. */
export async function seenWithin(
  tx: Tx,
  offices: readonly string[],
  records: readonly Named[],
): Promise<Set<string>> {
  if (records.length === 0 || offices.length === 0) return new Set()
  const { rows: before } = await sql<{ role: string; offices: string }>`
    select current_setting('role') as role,
      coalesce(current_setting('app.office_ids', true), '') as offices`.execute(tx)
  await workAs(tx, 'homeward_office', offices.join(','))
  const { rows } = await sql<{ id: string }>`
    select distinct r.id from unnest(${records.map(({ type }) => type)}::text[],
      ${records.map(({ id }) => id)}::uuid[]) as r (type, id)
    where app.in_office(r.type, r.id)`.execute(tx)
  await workAs(tx, before[0]?.role ?? 'homeward_app', before[0]?.offices ?? '')
  return new Set(rows.map(({ id }) => id))
}

const workAs = (tx: Tx, role: string, offices: string) =>
  sql`select set_config('role', ${role}, true), set_config('app.office_ids', ${offices}, true)`.execute(
    tx,
  )
