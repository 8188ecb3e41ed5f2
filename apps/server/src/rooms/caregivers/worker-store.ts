import type { Tx } from '../../plumbing/db/pool.ts'
import { anyOf, prepared } from '../../plumbing/db/prepared.ts'

const workers = prepared((tx, { ids }: { ids: readonly string[] }) =>
  tx
    .selectFrom('agents as g')
    .leftJoin('agent_private_profiles as p', (join) =>
      join.onRef('p.agency_id', '=', 'g.agency_id').onRef('p.agent_id', '=', 'g.id'),
    )
    .select(['g.id', 'g.name', 'g.status', 'g.minutes_most', 'p.gender'])
    .where('g.id', '=', anyOf(ids)),
)

/** People with the parts of their records that decide on assignments. */
export const findWorkers = (tx: Tx, ids: readonly string[]) => workers(tx, { ids })
