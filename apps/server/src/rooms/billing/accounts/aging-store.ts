import { type AgingBucket, agingBuckets, daysOfBucket } from '@homeward/domain/billing/aging'
import { type SqlBool, sql } from 'kysely'
import { type Paging, pagedOnce } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'

type Owed = { office_id?: string | undefined; payor_id?: string | undefined }

/** The claims of which a payor owes something; written out as the index has it, so that it is used. */
const owing = (tx: Tx, { office_id: office, payor_id: payorId }: Owed) =>
  tx
    .selectFrom('claim_money')
    .where(sql<SqlBool>`(claim_money.owed_cents <> 0 or claim_money.denied_cents <> 0)`)
    .$if(office !== undefined, (q) =>
      q.where('claim_money.client_id', 'in', (eb) =>
        eb
          .selectFrom('clients')
          .select('clients.id')
          .where('clients.office_id', '=', office ?? ''),
      ),
    )
    .$if(payorId !== undefined, (q) => q.where('claim_money.payor_id', '=', payorId ?? ''))

const inBucket = (bucket: AgingBucket, today: string) => {
  const { startDate, endDate } = daysOfBucket(bucket, today)
  return sql.join(
    [
      ...(startDate === null ? [] : [sql`claim_money.start_date >= ${startDate}::date`]),
      ...(endDate === null ? [] : [sql`claim_money.start_date <= ${endDate}::date`]),
    ],
    sql` and `,
  )
}

/** Sums of floats take half the time of sums of bigints, and are exact up to 90 trillion dollars. */
const cents = (column: 'owed_cents' | 'denied_cents') =>
  sql`sum(${sql.ref(`claim_money.${column}`)}::float8)`

const sums = (today: string) => [
  ...agingBuckets.map((bucket) =>
    sql<number>`coalesce(${cents('owed_cents')} filter (where ${inBucket(bucket, today)}), 0)::bigint`.as(
      bucket,
    ),
  ),
  sql<number>`coalesce(${cents('denied_cents')}, 0)::bigint`.as('denied_cents'),
  sql<number>`coalesce(${cents('owed_cents')} + ${cents('denied_cents')}, 0)::bigint`.as(
    'total_cents',
  ),
  sql<number>`count(*)::int`.as('claims'),
]

type Sums = Record<AgingBucket | 'denied_cents' | 'total_cents' | 'claims', number>

/** What is owed by age, a row per payor or client. */
export async function findAging(
  tx: Tx,
  today: string,
  filter: Owed & Paging & { group_by: 'payor' | 'client'; sort: string },
) {
  const [names, key] =
    filter.group_by === 'payor'
      ? (['payors', 'claim_money.payor_id'] as const)
      : (['clients', 'claim_money.client_id'] as const)
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc'
  const column = filter.sort.endsWith('older') ? 'older' : 'total_cents'
  const grouped = owing(tx, filter).groupBy(['claim_money.agency_id', key])
  // A name for each sum; a join would look for one for each claim.
  const name = sql<string>`(select n.name from ${sql.table(names)} n
    where n.agency_id = claim_money.agency_id and n.id = ${sql.ref(key)})`
  // All of them are summed to find the first ones, so they are counted on the way.
  const { rows, meta } = await pagedOnce(
    tx,
    grouped
      .select([`${key} as id`, name.as('name'), ...sums(today)])
      .orderBy(sql.ref(column), direction)
      .orderBy(sql.ref('name'))
      .orderBy(key),
    grouped,
    filter,
  )
  return { rows: rows as unknown as (Sums & { id: string; name: string })[], meta }
}

/** What is owed by age, in all. */
export const sumAging = (tx: Tx, today: string, filter: Owed) =>
  owing(tx, filter).select(sums(today)).executeTakeFirstOrThrow() as unknown as Promise<Sums>
