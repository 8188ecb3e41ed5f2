import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Line } from '../planned-lines.ts'

/** Gives visits these services instead of those that they had. */
export async function replaceLines(
  tx: Tx,
  visitIds: readonly string[],
  lines: readonly Line[],
): Promise<void> {
  await sql`delete from visit_services
    where agency_id = (select app.agency()) and visit_id = any(${visitIds}::uuid[])`.execute(tx)
  await sql`
    insert into visit_services (agency_id, visit_id, service_id, minutes, position)
    select app.agency(), v.id, l.service_id, l.minutes, l.position
    from unnest(${visitIds}::uuid[]) as v (id),
      unnest(${lines.map(({ service_id }) => service_id)}::uuid[],
        ${lines.map(({ minutes }) => minutes)}::integer[]) with ordinality
        as l (service_id, minutes, position)`.execute(tx)
}
