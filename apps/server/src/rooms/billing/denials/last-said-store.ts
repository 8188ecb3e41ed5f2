import { sql } from 'kysely'

/** What the payor said in its last posted answer that was not taken back. */
export const saidLast = (
  column: string,
  claims = 'claims',
) => sql`(select ${sql.raw(column)} from era_claims r
  where r.agency_id = ${sql.ref(`${claims}.agency_id`)} and r.claim_id = ${sql.ref(`${claims}.id`)} and r.state = 'applied'
    and r.status_code <> '22' and r.reversed_by is null order by r.updated_at desc, r.id desc limit 1)`
