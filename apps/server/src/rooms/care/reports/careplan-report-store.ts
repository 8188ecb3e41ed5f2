import type { CareplanStatus } from '@homeward/domain/care/vocabulary'
import { type SqlBool, sql } from 'kysely'
import { countOf } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** The care plans of a report; null does not narrow. */
type Reported = {
  from: string
  through: string
  today: string
  clientId: string | null
  officeId: string | null
  status: CareplanStatus | null
}

/** Plans that apply on one of the days. One whose last day is before `today` counts as inactive. */
const reported = (tx: Tx, of: Reported) =>
  tx
    .selectFrom('careplans as c')
    .innerJoin('clients as k', (join) =>
      join.onRef('k.agency_id', '=', 'c.agency_id').onRef('k.id', '=', 'c.client_id'),
    )
    .innerJoin('offices as o', (join) =>
      join.onRef('o.agency_id', '=', 'k.agency_id').onRef('o.id', '=', 'k.office_id'),
    )
    .where('c.start_date', '<=', of.through)
    .where('c.end_date', '>=', of.from)
    .where(
      sql<SqlBool>`(${of.clientId}::uuid is null or c.client_id = ${of.clientId}::uuid)
        and (${of.officeId}::uuid is null or k.office_id = ${of.officeId}::uuid)
        and (${of.status}::text is null or ${of.status} = case
          when c.status in ('active', 'scheduled') and c.end_date < ${of.today}::date then 'inactive'
          else c.status end)`,
    )

/** How many plans a report has; counts no further than `most`. */
export const countReported = (tx: Tx, of: Reported, most?: number): Promise<number> =>
  countOf(tx, reported(tx, of).select(sql.lit(1).as('one')), most)

/** The next plans of a report by their start, after the last one of the page before. */
export const findReported = (
  tx: Tx,
  of: Reported,
  page: { afterStart: string; afterId: string; most: number; skipped: number },
) =>
  reported(tx, of)
    .select(['c.id', 'o.name as office'])
    .where(sql<SqlBool>`(c.start_date, c.id) > (${page.afterStart}::date, ${page.afterId}::uuid)`)
    .orderBy('c.start_date')
    .orderBy('c.id')
    .limit(page.most)
    .offset(page.skipped)
    .execute()
