import type { Tx } from '../../../plumbing/db/pool.ts'

/** A credential that ends, with whose it is. */
export const findEnding = (tx: Tx, id: string) =>
  tx
    .selectFrom('agent_credentials as c')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.agency_id', '=', 'c.agency_id').onRef('a.id', '=', 'c.agent_id'),
    )
    .select(['c.kind', 'c.expires_on', 'a.id as agent_id', 'a.name'])
    .where('c.id', '=', id)
    .executeTakeFirst()
