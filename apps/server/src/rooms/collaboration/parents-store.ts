import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '../../plumbing/db/pool.ts'
import type { DB } from '../../plumbing/db/schema.generated.ts'
import type { Parent } from './parents.ts'

/** How a parent is called: the person's name, and of a visit the day. */
export type Named = { name: string; day: string | null }

type Query = SelectQueryBuilder<DB, never, Named>

/** The parent, or undefined where there is none or the caregiver has nothing to do with it. */
export const findParent = (
  tx: Tx,
  { type, id }: Parent,
  ownAgentId: string | null,
): Promise<Named | undefined> => queries[type](tx, id, ownAgentId).executeTakeFirst()

const queries: Record<Parent['type'], (tx: Tx, id: string, own: string | null) => Query> = {
  Visit: (tx, id, own) =>
    tx
      .selectFrom('visits as v')
      .innerJoin('clients as c', (join) =>
        join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
      )
      .select(['c.name', sql<string | null>`v.scheduled_date`.as('day')])
      .where('v.id', '=', id)
      .$if(own !== null, (q) => q.where('v.agent_id', '=', own)),
  Client: (tx, id, own) =>
    tx
      .selectFrom('clients as c')
      .select(['c.name', sql<string | null>`null::date`.as('day')])
      .where('c.id', '=', id)
      .$if(own !== null, (q) =>
        q.where((eb) =>
          eb.exists(
            eb
              .selectFrom('visits as v')
              .whereRef('v.agency_id', '=', 'c.agency_id')
              .whereRef('v.client_id', '=', 'c.id')
              .where('v.agent_id', '=', own)
              .where('v.status', 'not in', ['canceled', 'archived']),
          ),
        ),
      ),
  Agent: (tx, id, own) =>
    tx
      .selectFrom('agents as a')
      .select(['a.name', sql<string | null>`null::date`.as('day')])
      .where('a.id', '=', id)
      // What the office says of its people is not for those of the field.
      .where(sql.lit(own === null)),
}

const tables = { Visit: 'visits', Agent: 'agents' } as const

/** Which of these ids name a parent of the kind; clients who were taken out of the lists are none. */
export async function findParentIds(
  tx: Tx,
  type: Parent['type'],
  ids: readonly string[],
): Promise<Set<string>> {
  const rows =
    type === 'Client'
      ? await tx
          .selectFrom('clients')
          .select('id')
          .where('id', 'in', ids)
          .where('archived_at', 'is', null)
          .execute()
      : await tx.selectFrom(tables[type]).select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}
