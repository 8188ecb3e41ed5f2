import type { Tx } from '../../plumbing/db/pool.ts'
import { anyOf, prepared } from '../../plumbing/db/prepared.ts'

const workers = prepared((tx, { ids }: { ids: readonly string[] }) =>
  tx
    .selectFrom('agents as g')
    .leftJoin('agent_private_profiles as p', (join) =>
      join.onRef('p.agency_id', '=', 'g.agency_id').onRef('p.agent_id', '=', 'g.id'),
    )
    .leftJoin('agent_addresses as d', (join) =>
      join
        .onRef('d.agency_id', '=', 'g.agency_id')
        .onRef('d.agent_id', '=', 'g.id')
        .on('d.primary', '=', true),
    )
    .select([
      'g.id',
      'g.name',
      'g.status',
      'g.minutes_most',
      'p.gender',
      'p.languages',
      'd.latitude',
      'd.longitude',
    ])
    .where('g.id', '=', anyOf(ids)),
)

/** People with the parts of their records that decide on assignments, their languages, and where they live. */
export const findWorkers = (tx: Tx, ids: readonly string[]) => workers(tx, { ids })
