import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import { eventColumns } from './chain-store.ts'

/** Entries of the chain in order, each with its event, if that still exists. */
export const findEntries = (tx: Tx, agencyId: string, after: number, most: number) =>
  tx
    .selectFrom('audit_chain as c')
    .leftJoin('audit_events as e', (join) =>
      join.onRef('e.agency_id', '=', 'c.agency_id').onRef('e.id', '=', 'c.event_id'),
    )
    .select(eventColumns)
    .select(['c.position', 'c.event_id', 'c.link', 'c.link_key', 'c.adopted_mac', 'c.sealed_at'])
    .where('c.agency_id', '=', agencyId)
    .where('c.position', '>', after)
    .orderBy('c.position')
    .limit(most)
    .execute()

export type Entry = Awaited<ReturnType<typeof findEntries>>[number]

/** Events that are neither in the chain nor in its queue. */
export const findStrays = (tx: Tx, agencyId: string) =>
  tx
    .selectFrom('audit_events as e')
    .select(eventColumns)
    .where('e.agency_id', '=', agencyId)
    .where(
      sql<boolean>`not exists (select from audit_chain c
        where c.agency_id = e.agency_id and c.event_id = e.id)`,
    )
    .where(
      sql<boolean>`not exists (select from audit_waiting w
        where w.agency_id = e.agency_id and w.event_id = e.id)`,
    )
    .orderBy('e.id')
    .execute()

/** How many events there are in all. */
export const countEvents = async (tx: Tx, agencyId: string): Promise<number> => {
  const { events } = await tx
    .selectFrom('audit_events')
    .select(({ fn }) => fn.countAll<number>().as('events'))
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow()
  return Number(events)
}

/** Every agency that a table of the trail, or the table of agencies, knows of. */
export async function findAgencies(tx: Tx): Promise<{ id: string; there: boolean }[]> {
  const { rows } = await sql<{ id: string; there: boolean }>`
    select known.id, exists (select from agencies a where a.id = known.id) as there
    from (
      select id from agencies union select agency_id from audit_chain where position = 1
      union select agency_id from audit_waiting union (${agenciesWithEvents})) as known (id)
    order by id`.execute(tx)
  return rows
}

/** It skips through the index, because most agencies have very many events. */
const agenciesWithEvents = sql`
  with recursive leap as (
    (select agency_id from audit_events order by agency_id limit 1)
    union all
    select (select e.agency_id from audit_events e where e.agency_id > leap.agency_id
      order by e.agency_id limit 1) from leap where leap.agency_id is not null)
  select agency_id from leap where agency_id is not null`
