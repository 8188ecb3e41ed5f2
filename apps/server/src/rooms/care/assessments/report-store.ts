import type { CareplanStatus } from '@homeward/domain/care/vocabulary'
import { type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { countOf } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** The assessments of a report: in force on one of the days; null does not narrow. */
type Reported = {
  from: string
  through: string
  clientId: string | null
  officeId: string | null
  status: CareplanStatus | null
  today: string
}

const reported = (tx: Tx, of: Reported) =>
  tx
    .selectFrom('assessments as s')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 's.agency_id').onRef('c.id', '=', 's.client_id'),
    )
    .where('s.start_date', '<=', of.through)
    .where('s.end_date', '>=', of.from)
    .where(
      sql<SqlBool>`(${of.clientId}::uuid is null or s.client_id = ${of.clientId}::uuid)
        and (${of.officeId}::uuid is null or c.office_id = ${of.officeId}::uuid)
        and (${of.status}::text is null or ${of.status} = case
          when s.status <> 'scheduled' then s.status
          when s.start_date > ${of.today}::date then 'scheduled'
          when s.end_date < ${of.today}::date then 'inactive'
          else 'active' end)`,
    )

/** How many assessments a report has; counts no further than `most`. */
export const countReported = (tx: Tx, of: Reported, most?: number): Promise<number> =>
  countOf(tx, reported(tx, of).select(sql.lit(1).as('one')), most)

/** The next assessments of a report by their first day, after the last one of the page before. */
export const findReported = (
  tx: Tx,
  of: Reported & { after: { start_date: string; id: string } | null; most: number },
) =>
  reported(tx, of)
    .innerJoin('offices as o', (join) =>
      join.onRef('o.agency_id', '=', 'c.agency_id').onRef('o.id', '=', 'c.office_id'),
    )
    .leftJoin('agents as n', (join) =>
      join.onRef('n.agency_id', '=', 's.agency_id').onRef('n.id', '=', 's.observed_by_id'),
    )
    .leftJoin('authorizations as z', (join) =>
      join.onRef('z.agency_id', '=', 's.agency_id').onRef('z.id', '=', 's.authorization_id'),
    )
    .leftJoin('payors as p', (join) =>
      join.onRef('p.agency_id', '=', 'z.agency_id').onRef('p.id', '=', 'z.payor_id'),
    )
    .select((eb) => [
      's.id',
      's.status',
      's.date',
      's.start_date',
      's.end_date',
      's.authorized_minutes',
      's.observed_at',
      's.diagnosis',
      'c.name as client',
      'o.name as office',
      'n.name as observed_by',
      'z.number as authorization',
      'p.name as payor',
      jsonArrayFrom(
        eb
          .selectFrom('assessment_services as l')
          .innerJoin('services as v', (join) =>
            join.onRef('v.agency_id', '=', 'l.agency_id').onRef('v.id', '=', 'l.service_id'),
          )
          .select('v.label')
          .whereRef('l.agency_id', '=', 's.agency_id')
          .whereRef('l.assessment_id', '=', 's.id')
          .orderBy('l.position'),
      ).as('services'),
    ])
    .$if(of.after !== null, (q) =>
      q.where(
        sql<SqlBool>`(s.start_date, s.id)
          > (${of.after?.start_date}::date, ${of.after?.id}::uuid)`,
      ),
    )
    .orderBy('s.start_date')
    .orderBy('s.id')
    .limit(of.most)
    .execute()
