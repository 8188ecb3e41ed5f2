import type { Tx } from '../../../plumbing/db/pool.ts'

/** Which of these claims are refused, and by which payor. */
export const findRefused = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('claims as c')
    .innerJoin('payors as p', (join) =>
      join.onRef('p.agency_id', '=', 'c.agency_id').onRef('p.id', '=', 'c.payor_id'),
    )
    .select(['c.id', 'c.number', 'c.status', 'c.start_date', 'p.name as payor_name'])
    .where('c.id', 'in', ids)
    .where('c.status', 'in', ['rejected', 'denied'])
    .orderBy('c.number')
    .execute()
