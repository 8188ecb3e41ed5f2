import type { ServiceLine } from '@homeward/domain/care/service-lines'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { prepared } from '../../../plumbing/db/prepared.ts'
import { visitsWithin } from '../days/day-store.ts'
import { exceptionAt, waitsForReview } from '../shown/exception-store.ts'
import type { Bounds } from '../shown/moment-store.ts'
import type { Shown } from '../shown/shown-store.ts'

/** Which waiting visits are asked for; null is no matter which. */
export type Queue = Shown &
  Bounds & {
    from: string
    before: string
    /** Meters. */
    tolerance: number
    agentId: string | null
    payorId: string | null
    /** What was to end before this instant has waited for more than a day. */
    endedBefore: string
    /** Whether only those that have waited for more than a day are asked for, or only those of the own offices. */
    overADay: boolean
    mine: boolean
    /** Who asks, as somebody who works for the agency. */
    askerId: string | null
    /** Each of them is found in the name of the client or of the caregiver. */
    patterns: string[]
  }

/** The payor who would be billed, as a claim finds it. */
export const payor = sql<string | null>`coalesce(
  (select z.payor_id from authorizations z
    where z.agency_id = visits.agency_id and z.id = visits.authorization_id),
  visits.payor_id,
  (select k.primary_payor_id from clients k
    where k.agency_id = visits.agency_id and k.id = visits.client_id))`

/** The services in their order, as the rules of service lines take them. */
export const lines = sql<ServiceLine[]>`coalesce((
  select jsonb_agg(jsonb_build_object('serviceId', l.service_id, 'minutes', l.minutes)
    order by l.position)
  from visit_services l
  where l.agency_id = visits.agency_id and l.visit_id = visits.id), '[]')`

const isNamed = ({ patterns }: Pick<Queue, 'patterns'>) =>
  sql<SqlBool>`(${patterns}::text[] = '{}' or exists (
    select from clients k
      left join agents a on a.agency_id = visits.agency_id and a.id = visits.agent_id
    where k.agency_id = visits.agency_id and k.id = visits.client_id
      and concat_ws(' ', k.name, a.name) ilike all (${patterns}::text[])))`

const isOverADay = ({ endedBefore }: Pick<Queue, 'endedBefore'>) =>
  sql<boolean>`visits.ends_at < ${endedBefore}::timestamptz`

/** Whether a visit is of a client of the asker's offices; whoever has none works for all of them. */
export const isMine = ({ askerId }: Pick<Queue, 'askerId'>) => sql<boolean>`(
  not exists (select from assignments a where a.agent_id = ${askerId}::uuid)
  or exists (select from clients k
    join assignments a on a.agency_id = k.agency_id and a.office_id = k.office_id
    where k.agency_id = visits.agency_id and k.id = visits.client_id
      and a.agent_id = ${askerId}::uuid))`

/** The visits that wait for somebody. */
export const queued = (tx: Tx, asked: Queue) =>
  visitsWithin(tx, asked)
    .where(waitsForReview(asked))
    .where(
      sql<SqlBool>`(${asked.agentId}::uuid is null or visits.agent_id = ${asked.agentId}::uuid)`,
    )
    .where(sql<SqlBool>`(${asked.payorId}::uuid is null or ${payor} = ${asked.payorId}::uuid)`)
    .where(sql<SqlBool>`(not ${asked.overADay}::boolean or ${isOverADay(asked)})`)
    .where(sql<SqlBool>`(not ${asked.mine}::boolean or ${isMine(asked)})`)
    .where(isNamed(asked))

/** How many visits wait, those that are alike together. */
export const countQueued = prepared((tx, asked: Queue) =>
  tx
    .selectFrom(
      queued(tx, asked)
        .select([
          exceptionAt(asked).as('exception'),
          payor.as('payor_id'),
          isMine(asked).as('mine'),
          isOverADay(asked).as('over_a_day'),
          'visits.scheduled_date as day',
          sql<number>`coalesce(visits.reviewed_duration, visits.completed_duration,
              visits.scheduled_duration)`.as('minutes'),
          lines.as('services'),
        ])
        .as('waiting'),
    )
    .select(({ fn }) => [
      'exception',
      'payor_id',
      'mine',
      'over_a_day',
      'day',
      'minutes',
      'services',
      fn.countAll<number>().as('visits'),
    ])
    .groupBy(['exception', 'payor_id', 'mine', 'over_a_day', 'day', 'minutes', 'services']),
)

const exceptions = prepared((tx, asked: Queue) =>
  tx
    .selectFrom(queued(tx, asked).select(exceptionAt(asked).as('exception')).as('waiting'))
    .select(({ fn }) => fn.countAll<number>().as('visits'))
    .where('exception', '<>', 'none'),
)

/** How many visits wait with an exception, whatever it is. */
export const countExceptions = async (tx: Tx, asked: Queue): Promise<number> =>
  Number((await exceptions(tx, asked))[0]?.visits ?? 0)
