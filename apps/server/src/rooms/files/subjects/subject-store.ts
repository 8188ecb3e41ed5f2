import type { SubjectOf } from '@homeward/domain/files/subjects'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'

/** A record by its id: the person's name, of a visit the day, and whether lists leave it out. */
export type Named = { id: string; name: string; day: string | null; archived: boolean }

type Asked = { ids: readonly string[]; ownAgentId: string | null }
type Query = SelectQueryBuilder<DB, never, Named>

/** Those of the records that are there and that the caregiver, if it is one, has to do with. */
export const findSubjects = (
  tx: Tx,
  type: Exclude<SubjectOf<'alert' | 'attachment' | 'comment' | 'folder'>, 'agency'>,
  asked: Asked,
): Promise<Named[]> => queries[type](tx, asked).execute()

const queries: Record<'agent' | 'client' | 'visit', (tx: Tx, asked: Asked) => Query> = {
  visit: (tx, { ids, ownAgentId }) =>
    tx
      .selectFrom('visit_times as v')
      .innerJoin('client_names as c', (join) =>
        join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
      )
      .select([
        'v.id',
        'c.name',
        sql<string | null>`v.scheduled_date`.as('day'),
        sql.lit(false).as('archived'),
      ])
      .where('v.id', 'in', ids)
      .$if(ownAgentId !== null, (q) => q.where('v.agent_id', '=', ownAgentId)),
  client: (tx, { ids, ownAgentId }) =>
    tx
      .selectFrom('client_names as c')
      .select((eb) => [
        'c.id',
        'c.name',
        sql<string | null>`null::date`.as('day'),
        eb('c.archived_at', 'is not', null).$castTo<boolean>().as('archived'),
      ])
      .where('c.id', 'in', ids)
      .$if(ownAgentId !== null, (q) =>
        q.where((eb) =>
          eb.exists(
            eb
              .selectFrom('visit_times as v')
              .whereRef('v.agency_id', '=', 'c.agency_id')
              .whereRef('v.client_id', '=', 'c.id')
              .where('v.agent_id', '=', ownAgentId)
              .where('v.status', 'not in', ['canceled', 'archived']),
          ),
        ),
      ),
  agent: (tx, { ids, ownAgentId }) =>
    tx
      .selectFrom('staff as a')
      .select([
        'a.id',
        'a.name',
        sql<string | null>`null::date`.as('day'),
        sql.lit(false).as('archived'),
      ])
      .where('a.id', 'in', ids)
      // What the office says of its people is not for those of the field.
      .where(sql.lit(ownAgentId === null)),
}
