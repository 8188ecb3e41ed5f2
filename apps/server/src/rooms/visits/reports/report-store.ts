import type { VisitStatus } from '@homeward/domain/visits/vocabulary'
import { type SqlBool, sql } from 'kysely'
import { countOf } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { prepared } from '../../../plumbing/db/prepared.ts'
import { servicesOfVisit } from '../service-store.ts'

/** The visits of a report; null does not narrow. */
type Reported = {
  from: string
  before: string
  clientId: string | null
  agentId: string | null
  officeId: string | null
  status: VisitStatus | null
}

/** One statement for every filter: the days decide which index is read. */
const reported = (tx: Tx, of: Reported) =>
  tx
    .selectFrom('visits')
    .where('visits.starts_at', '>=', of.from)
    .where('visits.starts_at', '<', of.before)
    .where(
      sql<SqlBool>`(${of.clientId}::uuid is null or visits.client_id = ${of.clientId}::uuid)
        and (${of.agentId}::uuid is null or visits.agent_id = ${of.agentId}::uuid)
        and (${of.status}::text is null or visits.status = ${of.status})
        and (${of.officeId}::uuid is null or exists (select from clients o
          where o.agency_id = visits.agency_id and o.id = visits.client_id
            and o.office_id = ${of.officeId}::uuid))`,
    )

/** How many visits a report has; counts no further than `most`. */
export const countReported = (tx: Tx, of: Reported, most?: number): Promise<number> =>
  countOf(tx, reported(tx, of).select(sql.lit(1).as('one')), most)

/** The next visits of a report by their start, after the last one of the page before. */
export const findReported = prepared(
  (tx, of: Reported & { afterStart: string; afterId: string; most: number; skipped: number }) =>
    tx
      .selectFrom(
        reported(tx, of)
          .select(['visits.id', 'visits.starts_at'])
          .where('visits.starts_at', '>=', of.afterStart)
          .where(
            sql<SqlBool>`(visits.starts_at, visits.id)
              > (${of.afterStart}::timestamptz, ${of.afterId}::uuid)`,
          )
          .orderBy('visits.starts_at')
          .orderBy('visits.id')
          .limit(of.most)
          .offset(of.skipped)
          .as('page'),
      )
      .innerJoin('visits', 'visits.id', 'page.id')
      .innerJoin('clients', (join) =>
        join
          .onRef('clients.agency_id', '=', 'visits.agency_id')
          .onRef('clients.id', '=', 'visits.client_id'),
      )
      .innerJoin('offices', (join) =>
        join
          .onRef('offices.agency_id', '=', 'clients.agency_id')
          .onRef('offices.id', '=', 'clients.office_id'),
      )
      .leftJoin('agents', (join) =>
        join
          .onRef('agents.agency_id', '=', 'visits.agency_id')
          .onRef('agents.id', '=', 'visits.agent_id'),
      )
      .leftJoin('payors', (join) =>
        join
          .onRef('payors.agency_id', '=', 'visits.agency_id')
          .onRef('payors.id', '=', 'visits.payor_id'),
      )
      .select([
        'visits.id',
        'visits.scheduled_date',
        'visits.starts_at',
        'visits.ends_at',
        'visits.status',
        'clients.name as client',
        'offices.name as office',
        'agents.name as agent',
        servicesOfVisit('visits').as('services'),
        'payors.name as payor',
        'visits.check_in_at',
        'visits.check_in_method',
        'visits.check_out_at',
        'visits.check_out_method',
        'visits.scheduled_duration',
        'visits.completed_duration',
        'visits.reviewed_duration',
      ])
      .orderBy('visits.starts_at')
      .orderBy('visits.id'),
)

/** What the records of a filter are called. */
export const findNames = (tx: Tx, of: Pick<Reported, 'clientId' | 'agentId' | 'officeId'>) =>
  tx
    .selectNoFrom((eb) => [
      eb.selectFrom('clients').select('name').where('id', '=', of.clientId).as('client'),
      eb.selectFrom('agents').select('name').where('id', '=', of.agentId).as('agent'),
      eb.selectFrom('offices').select('name').where('id', '=', of.officeId).as('office'),
    ])
    .executeTakeFirstOrThrow()
