import type { Happening } from '@homeward/domain/visits/feed'
import { checkInToleranceMinutes, missedAfterMinutes } from '@homeward/domain/visits/quality'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { type Bounds, isAt, isAtAny } from '../shown/moment-store.ts'
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
    /** Minutes after its start from which a visit without a check-in is late. */
    lateAfter: number
  }

const minutes = (count: number) => sql`make_interval(mins => ${sql.lit(count)})`

/** When each thing happened to a visit; null where it did not. */
const times = (of: Asked) => sql`(values
  ('checked_in', coalesce(visits.check_in_received_at, visits.check_in_at)),
  ('checked_out', coalesce(visits.check_out_received_at, visits.check_out_at)),
  ('late', case when visits.status = 'scheduled' and ${isAtAny(['late', 'missed'], of)}
    then visits.starts_at + ${minutes(Math.min(of.lateAfter, missedAfterMinutes))} end),
  ('missed', case when visits.missed_reason is not null then visits.canceled_at
    when ${isAt('missed', of)} then visits.starts_at + ${minutes(missedAfterMinutes)} end),
  ('no_check_out', case when ${isAt('no_check_out', of)}
    then visits.ends_at + ${minutes(checkInToleranceMinutes)} end),
  ('canceled', case when visits.status = 'canceled' and visits.missed_reason is null
    then visits.canceled_at end))`

/** The visits around the span, and those of other days that were canceled in it. */
const looked = (tx: Tx, { from, until, since, before }: Asked) => {
  const around = tx
    .selectFrom('visits')
    .selectAll()
    .where('visits.starts_at', '>=', from)
    .where('visits.starts_at', '<', until)
  const canceled = tx
    .selectFrom('visits')
    .selectAll()
    .where('visits.canceled_at', '>=', since)
    .where('visits.canceled_at', '<', before)
    .where((eb) => eb.or([eb('visits.starts_at', '<', from), eb('visits.starts_at', '>=', until)]))
  return around.unionAll(canceled).as('visits')
}

/** What happened at visits, newest first; of what happened in the moment of the last one, nothing is left out. */
export const findHappenings = (tx: Tx, of: Asked) =>
  tx
    .selectFrom(looked(tx, of))
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
