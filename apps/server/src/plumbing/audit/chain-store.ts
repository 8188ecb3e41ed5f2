import { type Insertable, sql } from 'kysely'
import { insertRows } from '../db/insert-rows.ts'
import type { Tx } from '../db/pool.ts'
import type { AuditChain } from '../db/schema.generated.ts'
import type { Head } from './head.ts'

/** Makes the sealers of all processes take turns in one agency; released at the end of the transaction. */
export const lockChain = (tx: Tx, agencyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`audit chain ${agencyId}`}, 0))`.execute(tx)

/** The columns that an event's keyed hash covers, and the hash. */
export const eventColumns = [
  'e.agency_id',
  'e.id',
  sql<string>`to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('at'),
  'e.user_id',
  'e.link_id',
  'e.actor',
  'e.action',
  'e.record_type',
  'e.record_id',
  'e.changes',
  'e.request_id',
  'e.mac',
  'e.mac_key',
] as const

export const hasWaiting = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('audit_waiting').select('event_id').limit(1).executeTakeFirst()) !==
  undefined

/** Waiting events that are in no chain yet, ordered by ID. */
export const findWaiting = (tx: Tx, agencyId: string, after: string | null, most: number) =>
  tx
    .selectFrom('audit_waiting as w')
    .innerJoin('audit_events as e', (join) =>
      join.onRef('e.agency_id', '=', 'w.agency_id').onRef('e.id', '=', 'w.event_id'),
    )
    .leftJoin('audit_chain as c', (join) =>
      join.onRef('c.agency_id', '=', 'w.agency_id').onRef('c.event_id', '=', 'w.event_id'),
    )
    .select(eventColumns)
    .where('w.agency_id', '=', agencyId)
    .where('c.event_id', 'is', null)
    .$if(after !== null, (query) => query.where('w.event_id', '>', after))
    .orderBy('w.event_id')
    .limit(most)
    .execute()

export type WaitingEvent = Awaited<ReturnType<typeof findWaiting>>[number]

export const findHead = (tx: Tx): Promise<Head | undefined> =>
  tx
    .selectFrom('audit_chain')
    .select(['position', 'link'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findLink = (tx: Tx, position: number) =>
  tx.selectFrom('audit_chain').select('link').where('position', '=', position).executeTakeFirst()

export const insertLinks = (tx: Tx, links: readonly Insertable<AuditChain>[]): Promise<void> =>
  insertRows(tx.insertInto('audit_chain'), links)

/** Events in the chain no longer wait. */
export const removeSealed = (tx: Tx) =>
  tx
    .deleteFrom('audit_waiting as w')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('audit_chain as c')
          .whereRef('c.agency_id', '=', 'w.agency_id')
          .whereRef('c.event_id', '=', 'w.event_id'),
      ),
    )
    .execute()

/** The state of events: linked, waiting, or missing. */
type Whereabouts = { readonly id: string; readonly is: 'sealed' | 'waiting' | 'gone' }

export async function findWhereabouts(
  tx: Tx,
  eventIds: readonly string[],
): Promise<readonly Whereabouts[]> {
  const { rows } = await sql<Whereabouts>`
    select announced.id::text as id,
      case when c.event_id is not null then 'sealed'
        when w.event_id is not null then 'waiting' else 'gone' end as is
    from unnest(${[...eventIds]}::uuid[]) as announced (id)
      left join audit_waiting w
        on w.agency_id = (select app.agency()) and w.event_id = announced.id
      left join audit_chain c
        on c.agency_id = (select app.agency()) and c.event_id = announced.id`.execute(tx)
  return rows
}
