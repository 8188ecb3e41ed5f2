import { type SqlBool, sql } from 'kysely'
import { prepared } from '../../../plumbing/db/prepared.ts'

type OfOffice = { officeId: string | null }

/** Whether a record is of a client of the office; null for any record. */
const isOfOfficeOrAny = (officeId: string | null) => sql<SqlBool>`(${officeId}::uuid is null
  or exists (select from clients o where o.agency_id = v.agency_id and o.id = v.client_id
    and o.office_id = ${officeId}::uuid))`

/** How many visits of some days vendors are told about, and how many they verified. */
export const countVerified = prepared((tx, asked: OfOffice & { start: string; end: string }) =>
  tx
    .selectFrom('vendor_verifications as v')
    .where('v.kind', '=', sql.lit('visit'))
    .where('v.day', '>=', asked.start)
    .where('v.day', '<=', asked.end)
    .where('v.status', '<>', sql.lit('archived'))
    .where(isOfOfficeOrAny(asked.officeId))
    .select(({ fn }) => [
      fn.countAll<number>().as('told'),
      fn.countAll<number>().filterWhere('v.status', '=', sql.lit('verified')).as('verified'),
    ]),
)

/** How many records wait for a person or for an answer, and since when. */
export const countWaiting = prepared((tx, asked: OfOffice) =>
  tx
    .selectFrom('vendor_verifications as v')
    .where(sql<boolean>`v.status in ('held', 'failed', 'sent')`)
    .where(isOfOfficeOrAny(asked.officeId))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('v.status', '<>', sql.lit('sent')).as('stopped'),
      fn.countAll<number>().filterWhere('v.status', '=', sql.lit('sent')).as('unanswered'),
      sql<string | null>`min(v.sent_at) filter (where v.status = 'sent')`.as('oldest'),
      sql<boolean>`exists (select from integration_accounts a where a.kind = 'evv'
        and a.status = 'active')`.as('in_use'),
    ]),
)
