import type { Tx } from '../../../plumbing/db/pool.ts'

/** An authorization that is not archived, with whose it is. */
export const findAuthorized = (tx: Tx, id: string) =>
  tx
    .selectFrom('client_authorizations as a')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'a.agency_id').onRef('c.id', '=', 'a.client_id'),
    )
    .select(['a.number', 'a.end_date', 'c.id as client_id', 'c.name'])
    .where('a.id', '=', id)
    .where('a.status', '<>', 'archived')
    .executeTakeFirst()
