import type { ServiceLine } from '@homeward/domain/care/service-lines'
import { sql } from 'kysely'
import { prepared } from '../../plumbing/db/prepared.ts'
import { visitsWithin } from './day-store.ts'
import { exceptionAt, waitingStatuses } from './exception-store.ts'
import type { Shown } from './shown-store.ts'

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
export const countWaiting = prepared((tx, asked: Span & { overdue: string; tolerance: number }) =>
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
        .where('visits.status', 'in', waitingStatuses)
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
    .where('exception', 'is not', null)
    .groupBy(['exception', 'payor_id', 'day', 'minutes', 'services']),
)

/** Approved visits and their minutes by week, each called by its Monday. */
export const sumApproved = prepared((tx, span: Span) =>
  visitsWithin(tx, span)
    .select(({ fn }) => [
      sql<string>`date_trunc('week', visits.scheduled_date)::date`.as('monday'),
      fn.countAll<number>().as('visits'),
      sql<number>`sum(coalesce(visits.reviewed_duration, visits.completed_duration))::int`.as(
        'minutes',
      ),
    ])
    .where('visits.status', '=', 'approved')
    .groupBy(sql`1`),
)
