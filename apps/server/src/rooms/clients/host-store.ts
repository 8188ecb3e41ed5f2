import type { Tx } from '../../plumbing/db/pool.ts'
import { anyOf, prepared } from '../../plumbing/db/prepared.ts'

const hosts = prepared((tx, { ids }: { ids: readonly string[] }) =>
  tx
    .selectFrom('clients as c')
    .leftJoin('client_addresses as d', (join) =>
      join
        .onRef('d.agency_id', '=', 'c.agency_id')
        .onRef('d.client_id', '=', 'c.id')
        .on('d.primary', '=', true),
    )
    .select([
      'c.id',
      'c.name',
      'c.settings',
      'c.language',
      'c.status',
      'c.left_on',
      'd.latitude',
      'd.longitude',
    ])
    .where('c.id', '=', anyOf(ids)),
)

/** Clients with the parts of their records that decide on assignments. */
export const findHosts = (tx: Tx, ids: readonly string[]) => hosts(tx, { ids })
