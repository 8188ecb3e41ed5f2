import { sql } from 'kysely'
import type { Tx } from '../db/pool.ts'
import { eventColumns } from './chain-store.ts'

/** Entries of the chain in their order, each with the event that it names, if that is still there. */
export const findEntries = (tx: Tx, after: number, most: number) =>
  tx
    .selectFrom('audit_chain as c')
    .leftJoin('audit_events as e', (join) =>
      join.onRef('e.agency_id', '=', 'c.agency_id').onRef('e.id', '=', 'c.event_id'),
    )
    .select(eventColumns)
    .select(['c.position', 'c.event_id', 'c.link', 'c.link_key', 'c.adopted_mac', 'c.sealed_at'])
    .where('c.position', '>', after)
    .orderBy('c.position')
    .limit(most)
    .execute()

export type Entry = Awaited<ReturnType<typeof findEntries>>[number]

/** Events that stand neither in the chain nor in the queue before it. */
export const findStrays = (tx: Tx) =>
  tx
    .selectFrom('audit_events as e')
    .select(eventColumns)
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
export const countEvents = async (tx: Tx): Promise<number> => {
  const { events } = await tx
    .selectFrom('audit_events')
    .select(({ fn }) => fn.countAll<number>().as('events'))
    .executeTakeFirstOrThrow()
  return Number(events)
}
