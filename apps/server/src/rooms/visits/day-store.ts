import { type Instant, instantOf, addDays } from '@homeward/domain/time/zone'
import { goneStatuses, type VisitMoment, visitMoments } from '@homeward/domain/visits/moment'
import type { Tx } from '../../plumbing/db/pool.ts'
import { isOfOffice } from './office-store.ts'
import { isAt } from './moment-store.ts'

type Day = {
  day: string
  zone: string
  /** Of the clients. */
  officeId: string | undefined
  ownAgentId: string | null
}

const visitsOf = (tx: Tx, { day, zone, officeId, ownAgentId }: Day) => {
  let visits = tx
    .selectFrom('visits')
    .where('visits.starts_at', '>=', instantOf(day, '00:00', zone).toISOString())
    .where('visits.starts_at', '<', instantOf(addDays(day, 1), '00:00', zone).toISOString())
  if (officeId !== undefined) visits = visits.where(isOfOffice(officeId))
  if (ownAgentId !== null) visits = visits.where('visits.agent_id', '=', ownAgentId)
  return visits
}

/** How many visits of a day stand at each moment. */
export const countMoments = (
  tx: Tx,
  at: Day & { now: Instant },
): Promise<Record<VisitMoment, number>> =>
  visitsOf(tx, at)
    .select(({ fn }) =>
      visitMoments.map((moment) =>
        fn.countAll<number>().filterWhere(isAt(moment, at.now)).as(moment),
      ),
    )
    .executeTakeFirstOrThrow()

/** The first visits of a day that take place, by their start. */
export const findDay = (tx: Tx, { most, ...at }: Day & { most: number }) =>
  visitsOf(tx, at)
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
      'visits.starts_at',
      'visits.ends_at',
      'visits.check_in_at',
      'visits.check_out_at',
      'visits.client_id',
      'clients.name as client_name',
      'visits.agent_id',
      'agents.name as agent_name',
    ])
    .where('visits.status', 'not in', goneStatuses)
    .orderBy('visits.starts_at')
    .orderBy('visits.id')
    .limit(most)
    .execute()
