import type { ServiceLine } from '@homeward/domain/care/service-lines'
import { sql } from 'kysely'
import { prepared } from '../../plumbing/db/prepared.ts'
import { visitsWithin } from './day-store.ts'
import { exceptionAt, waitsForReview } from './exception-store.ts'
import type { Bounds } from './moment-store.ts'
import { isOfOfficeOrAny, type Shown } from './shown-store.ts'

type Span = Shown & { from: string; before: string }

/** The payor who would be billed, as a claim finds it. */
const payor = sql<string | null>`coalesce(
  (select z.payor_id from authorizations z
    where z.agency_id = visits.agency_id and z.id = visits.authorization_id),
  visits.payor_id,
  (select k.primary_payor_id from clients k
    where k.agency_id = visits.agency_id and k.id = visits.client_id))`

/** The services in their order, as the rules of service lines take them. */
const services = sql<ServiceLine[]>`coalesce((
  select jsonb_agg(jsonb_build_object('serviceId', l.service_id, 'minutes', l.minutes)
    order by l.position)
  from visit_services l
  where l.agency_id = visits.agency_id and l.visit_id = visits.id), '[]')`

/** The visits of a span that wait for review, those that are alike together. */
export const countWaiting = prepared((tx, asked: Span & Bounds & { tolerance: number }) =>
  tx
    .selectFrom(
      visitsWithin(tx, asked)
        .select([
          exceptionAt(asked).as('exception'),
          payor.as('payor_id'),
          'visits.scheduled_date as day',
          sql<number>`coalesce(visits.reviewed_duration, visits.completed_duration,
              visits.scheduled_duration)`.as('minutes'),
          services.as('services'),
        ])
        .where(waitsForReview(asked))
        .as('waiting'),
    )
    .select(({ fn }) => [
      'exception',
      'payor_id',
      'day',
      'minutes',
      'services',
      fn.countAll<number>().as('visits'),
    ])
    .groupBy(['exception', 'payor_id', 'day', 'minutes', 'services']),
)

type Weeks = { officeId: string | null; from: readonly string[]; before: readonly string[] }

/** Approved visits and their minutes in each of some weeks: one walk through the index for each. */
export const sumApproved = prepared((tx, { officeId, from, before }: Weeks) =>
  tx
    .selectFrom(
      sql<{ from: string; before: string; at: number }>`
        unnest(${from}::timestamptz[], ${before}::timestamptz[]) with ordinality`.as<'weeks'>(
        sql`weeks ("from", before, at)`,
      ),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('visits')
          .select(({ fn }) => [
            fn.countAll<number>().as('visits'),
            sql<number>`coalesce(sum(
              coalesce(visits.reviewed_duration, visits.completed_duration)), 0)::int`.as(
              'minutes',
            ),
          ])
          .whereRef('visits.starts_at', '>=', 'weeks.from')
          .whereRef('visits.starts_at', '<', 'weeks.before')
          // Written out: a partial index is not found by a value that comes later.
          .where('visits.status', '=', sql.lit('approved'))
          .where(isOfOfficeOrAny(officeId))
          .as('approved'),
      (join) => join.onTrue(),
    )
    .select(['approved.visits', 'approved.minutes'])
    .orderBy('weeks.at'),
)
