import type { Happening } from '@homeward/domain/visits/feed'
import { checkInToleranceMinutes, missedAfterMinutes } from '@homeward/domain/visits/quality'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Bounds } from '../shown/moment-store.ts'
import { isShown, type Shown } from '../shown/shown-store.ts'

type Asked = Shown &
  Bounds & {
    /** Visits that start in this span are looked through. */
    from: string
    until: string
    /** What happened after this and before that. */
    since: string
    before: string
    happenings: readonly Happening[]
    most: number
  }

const minutes = (count: number) => sql`make_interval(mins => ${sql.lit(count)})`

/** When each thing happened to a visit; null where it did not. */
const times = ({ missed, late, overdue }: Bounds) => sql`(values
  ('checked_in', coalesce(visits.check_in_received_at, visits.check_in_at)),
  ('checked_out', coalesce(visits.check_out_received_at, visits.check_out_at)),
  ('late', case when visits.status = 'scheduled' and visits.starts_at < ${late}::timestamptz
    then visits.starts_at + ${minutes(checkInToleranceMinutes)} end),
  ('missed', case when visits.missed_reason is not null then visits.canceled_at
    when visits.status in ('scheduled', 'available') and visits.starts_at < ${missed}::timestamptz
    then visits.starts_at + ${minutes(missedAfterMinutes)} end),
  ('no_check_out', case when visits.status = 'in_progress' and visits.ends_at < ${overdue}::timestamptz
    then visits.ends_at + ${minutes(checkInToleranceMinutes)} end),
  ('canceled', case when visits.status = 'canceled' and visits.missed_reason is null
    then visits.canceled_at end))`

/** What happened at visits, newest first; of what happened in the moment of the last one, nothing is left out. */
export const findHappenings = (tx: Tx, of: Asked) =>
  tx
    .selectFrom('visits')
    .innerJoin(
      sql<{
        happening: Happening
        at: string
      }>`lateral (select * from ${times(of)} as t (happening, at))`.as('told'),
      (join) => join.onTrue(),
    )
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
    .where('visits.starts_at', '>=', of.from)
    .where('visits.starts_at', '<', of.until)
    .where(isShown(of))
    .where(
      sql<boolean>`told.at >= ${of.since}::timestamptz and told.at < ${of.before}::timestamptz`,
    )
    .where(sql<boolean>`told.happening = any(${[...of.happenings]}::text[])`)
    .select([
      'told.happening',
      'told.at',
      'visits.id',
      'visits.starts_at',
      'visits.ends_at',
      'visits.client_id',
      'clients.name as client_name',
      'visits.agent_id',
      'agents.name as agent_name',
      'visits.check_in_at',
      'visits.check_in_method',
      'visits.check_in_distance',
      'visits.check_out_at',
      'visits.check_out_method',
      'visits.check_out_distance',
    ])
    .orderBy('told.at', 'desc')
    .fetch(of.most, 'with ties')
    .execute()
