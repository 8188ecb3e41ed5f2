import { addDays, instantOf } from '@homeward/domain/time/zone'
import { goneStatuses, type VisitMoment, visitMoments } from '@homeward/domain/visits/moment'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { prepared } from '../../../plumbing/db/prepared.ts'
import { type Bounds, isAt } from '../shown/moment-store.ts'
import { isShown, type Shown } from '../shown/shown-store.ts'

type Span = Shown & { from: string; before: string }

/** Some days of an agency's calendar, both included, as instants. */
export const spanOf = (
  { start, end }: { start: string; end: string },
  zone: string,
): Pick<Span, 'from' | 'before'> => ({
  from: instantOf(start, '00:00', zone).toISOString(),
  before: instantOf(addDays(end, 1), '00:00', zone).toISOString(),
})

/** The visits of a span that somebody may see. */
export const visitsWithin = (tx: Tx, span: Span) =>
  tx
    .selectFrom('visits')
    .where('visits.starts_at', '>=', span.from)
    .where('visits.starts_at', '<', span.before)
    .where(isShown(span))

const momentsWithin = prepared((tx, at: Span & Bounds) =>
  visitsWithin(tx, at).select(({ fn }) =>
    visitMoments.map((moment) => fn.countAll<number>().filterWhere(isAt(moment, at)).as(moment)),
  ),
)

/** How many visits of a span stand at each moment. */
export const countMoments = async (
  tx: Tx,
  at: Span & Bounds,
): Promise<Record<VisitMoment, number>> => {
  const [counts] = await momentsWithin(tx, at)
  return counts as Record<VisitMoment, number>
}

/** The first visits of a span that take place, by their start. */
export const findDay = prepared((tx, at: Span & { most: number }) =>
  visitsWithin(tx, at)
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
    .select([
      'visits.id',
      'visits.status',
      'visits.draft',
      'visits.starts_at',
      'visits.ends_at',
      'visits.check_in_at',
      'visits.check_out_at',
      'visits.client_id',
      'clients.name as client_name',
      'visits.agent_id',
      'agents.name as agent_name',
      'agents.phone as agent_phone',
    ])
    .where('visits.status', 'not in', goneStatuses)
    .orderBy('visits.starts_at')
    .orderBy('visits.id')
    .limit(at.most),
)
