import { type Expression, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** The values that could find a described person. */
type Sought = {
  firstName: string
  lastName: string
  birthdate: string | null
  phone: string | null
  medicaidIndexes: Buffer[] | null
  medicareIndexes: Buffer[] | null
  insuranceIndexes: Buffer[] | null
  exceptId: string | null
}

/** The most matches that a person can compare. */
const most = 100

/** Clients who share a birthdate, a phone number, a member id or the whole name; each by an index. */
export async function findCandidates(tx: Tx, sought: Sought) {
  const ids = [
    where(sql`birthdate = ${sought.birthdate}::date`),
    where(sql`phone = ${sought.phone}`),
    where(sql`medicaid_number_index = any (${sought.medicaidIndexes}::bytea[])`),
    where(sql`medicare_number_index = any (${sought.medicareIndexes}::bytea[])`),
    where(sql`insurance_number_index = any (${sought.insuranceIndexes}::bytea[])`),
    where(sql`sort_last_name = lower(${sought.lastName})
      and sort_first_name = lower(${sought.firstName})`),
  ]
  return tx
    .selectFrom('clients')
    .select([
      'id',
      'name',
      'first_name',
      'last_name',
      'nickname',
      'status',
      'birthdate',
      'phone',
      sql<boolean>`coalesce(medicaid_number_index = any (${sought.medicaidIndexes}::bytea[]), false)
        or coalesce(medicare_number_index = any (${sought.medicareIndexes}::bytea[]), false)
        or coalesce(insurance_number_index = any (${sought.insuranceIndexes}::bytea[]), false)`.as(
        'same_member_id',
      ),
      (eb) =>
        eb
          .selectFrom('client_addresses as a')
          .select('a.city')
          .whereRef('a.agency_id', '=', 'clients.agency_id')
          .whereRef('a.client_id', '=', 'clients.id')
          .where('a.primary', '=', true)
          .as('city'),
    ])
    .where(sql<SqlBool>`id in (${sql.join(ids, sql` union `)})`)
    .where('id', 'is distinct from', sought.exceptId)
    .limit(most)
    .execute()
}

const where = (condition: Expression<SqlBool>): Expression<string> =>
  sql`(select id from clients where archived_at is null and ${condition} limit ${most})`
