import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { anyOf, prepared } from '../../../plumbing/db/prepared.ts'
import { isShown, type Shown } from '../shown/shown-store.ts'

type Week = Shown & { from: string; before: string }

/**
 * The clients of a week by name, a page of them, each with how many there are in all. Every client is asked for one
 * visit: to group the visits of the week costs a hundred times as much.
 */
const findClients = prepared((tx, of: Week & { skipped: number; most: number }) =>
  tx
    .selectFrom('clients')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('visits')
          .select('visits.id')
          .whereRef('visits.agency_id', '=', 'clients.agency_id')
          .whereRef('visits.client_id', '=', 'clients.id')
          .where('visits.starts_at', '>=', of.from)
          .where('visits.starts_at', '<', of.before)
          .where('visits.status', '<>', 'archived')
          .where(isShown(of)),
      ),
    )
    .select(['clients.id', 'clients.name', sql<number>`count(*) over ()`.as('total')])
    .orderBy('clients.last_name')
    .orderBy('clients.first_name')
    .orderBy('clients.id')
    .limit(of.most)
    .offset(of.skipped),
)

/** A page of the clients of a week, and how many there are, also where the page has none of them. */
export async function journalClients(
  tx: Tx,
  week: Week,
  { skipped, most }: { skipped: number; most: number },
) {
  const found = await findClients(tx, { ...week, skipped, most: Math.max(most, 1) })
  const counted =
    found.length > 0 || skipped === 0
      ? found
      : await findClients(tx, { ...week, skipped: 0, most: 1 })
  return { clients: found.slice(0, most), total: Number(counted[0]?.total ?? 0) }
}

/** The visits of some clients in a week. */
export const findJournalVisits = prepared((tx, of: Week & { clientIds: readonly string[] }) =>
  tx
    .selectFrom('visits')
    .leftJoin('agents', (join) =>
      join
        .onRef('agents.agency_id', '=', 'visits.agency_id')
        .onRef('agents.id', '=', 'visits.agent_id'),
    )
    .where('visits.client_id', '=', anyOf(of.clientIds))
    .where('visits.starts_at', '>=', of.from)
    .where('visits.starts_at', '<', of.before)
    .where('visits.status', '<>', 'archived')
    .where(isShown(of))
    .select([
      'visits.id',
      'visits.client_id',
      'visits.scheduled_date',
      'visits.starts_at',
      'visits.ends_at',
      'visits.status',
      'visits.draft',
      'visits.agent_id',
      'agents.name as agent_name',
      'visits.scheduled_duration',
      'visits.completed_duration',
      'visits.reviewed_duration',
    ])
    .orderBy('visits.starts_at')
    .orderBy('visits.id'),
)
