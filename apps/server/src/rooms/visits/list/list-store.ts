import type { VisitStatus } from '@homeward/domain/visits/vocabulary'
import { detailed, metaOf, type Paging, paged, pagedOnce } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { hasArrival } from '../shown/arrival-store.ts'
import type { hasException } from '../shown/exception-store.ts'
import { coverOf, isToCover } from '../absences/cover-store.ts'
import { spanOf } from '../days/day-store.ts'
import { isOfOffice } from '../office-store.ts'
import type { isAtAny } from '../shown/moment-store.ts'
import { anyOf, prepared } from '../../../plumbing/db/prepared.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'
import { type Narrowing, narrowedTo } from './narrowing-store.ts'
import { searched, type Visits } from './searched-store.ts'
import { servicesOfVisit } from '../service-store.ts'

type VisitFilter = {
  clientId?: string | undefined
  agentId?: string | undefined
  /** Of the clients. */
  officeId?: string | undefined
  /** The only agent whose visits the asker may see. */
  ownAgentId: string | null
  days?: { start_date: string; end_date: string } | undefined
  zone: string
  status?: VisitStatus | undefined
  unassigned?: boolean | undefined
  toCover?: boolean | undefined
  moment?: ReturnType<typeof isAtAny> | undefined
  arrival?: ReturnType<typeof hasArrival> | undefined
  exception?: ReturnType<typeof hasException> | undefined
  search?: string | undefined
  ascending: boolean
} & Narrowing &
  Paging

/** Days are asked for as instants, so that one index both finds and orders the visits. */
const within = (query: Visits, days: NonNullable<VisitFilter['days']>, zone: string) => {
  const { from, before } = spanOf({ start: days.start_date, end: days.end_date }, zone)
  return query.where('visits.starts_at', '>=', from).where('visits.starts_at', '<', before)
}

function matching(tx: Tx, filter: VisitFilter): Visits {
  const { clientId, agentId, officeId, ownAgentId, days, zone, status, unassigned } = filter
  let query: Visits = tx.selectFrom('visits')
  if (clientId !== undefined) query = query.where('visits.client_id', '=', clientId)
  if (agentId !== undefined) query = query.where('visits.agent_id', '=', agentId)
  if (officeId !== undefined) query = query.where(isOfOffice(officeId))
  if (ownAgentId !== null) {
    query = query.where('visits.agent_id', '=', ownAgentId).where('visits.draft', '=', false)
  }
  if (days !== undefined) query = within(query, days, zone)
  if (status !== undefined) query = query.where('visits.status', '=', status)
  if (unassigned !== undefined) {
    query = query.where('visits.agent_id', unassigned ? 'is' : 'is not', null)
  }
  for (const condition of narrowedTo(filter)) query = query.where(condition)
  if (filter.arrival !== undefined) query = query.where(filter.arrival)
  if (filter.exception !== undefined) query = query.where(filter.exception)
  if (filter.toCover === true) query = query.where(isToCover('visits'))
  return filter.moment === undefined ? query : query.where(filter.moment)
}

/** The visits of a page in the order of their start: first which ones, then what is shown of those. */
export async function findVisitRows(tx: Tx, filter: VisitFilter) {
  const words = searchPatterns(filter.search)
  const found =
    words.length === 0
      ? { visits: matching(tx, filter), once: false }
      : await searched(tx, matching(tx, filter), words)
  if (!found) return { rows: [], meta: metaOf(filter, 0) }
  const direction = filter.ascending ? 'asc' : 'desc'
  const { rows: onPage, meta } = await (found.once ? pagedOnce : paged)(
    tx,
    found.visits
      .select('visits.id')
      .orderBy('visits.starts_at', direction)
      .orderBy('visits.id', direction),
    found.visits,
    filter,
  )
  return { rows: await detailed(tx, onPage, rowsOf), meta }
}

const rowsOf = prepared((tx, { ids }: { ids: readonly string[] }) =>
  tx
    .selectFrom('visits')
    .where('visits.id', '=', anyOf(ids))
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.agency_id', '=', 'visits.agency_id')
        .onRef('clients.id', '=', 'visits.client_id'),
    )
    .leftJoin('agents', (join) =>
      join
        .onRef('agents.agency_id', '=', 'visits.agency_id')
        .onRef('agents.id', '=', 'visits.agent_id'),
    )
    .select((eb) => [
      'visits.id',
      'visits.scheduled_date',
      'visits.scheduled_time',
      'visits.scheduled_duration',
      'visits.starts_at',
      'visits.ends_at',
      'visits.status',
      'visits.client_id',
      'clients.name as client_name',
      'visits.agent_id',
      'agents.name as agent_name',
      servicesOfVisit('visits').as('services'),
      'visits.check_in_at',
      'visits.check_out_at',
      'visits.completed_duration',
      'visits.reviewed_duration',
      'visits.held_for',
      'visits.overlap_reason',
      'visits.lock_version',
      'visits.draft',
      coverOf('visits'),
      eb
        .exists(
          eb
            .selectFrom('live_signatures as x')
            .whereRef('x.agency_id', '=', 'visits.agency_id')
            .where('x.subject_type', '=', 'visit')
            .whereRef('x.subject_id', '=', 'visits.id')
            .where('x.signer_role', '=', 'client')
            .where('x.waived_at', 'is', null),
        )
        .as('signed'),
    ]),
)

export type ListedVisit = Awaited<ReturnType<typeof findVisitRows>>['rows'][number]
