import { type AgingBucket, agingBuckets, daysOfBucket } from '@homeward/domain/billing/aging'
import { type SqlBool, sql } from 'kysely'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'

type Owed = { office_id?: string | undefined; payor_id?: string | undefined }

/** The claims of which a payor owes something. */
const owing = (tx: Tx, { office_id: office, payor_id: payorId }: Owed) =>
  tx
    .selectFrom('claim_money')
    .innerJoin('claims', (join) =>
      join
        .onRef('claims.agency_id', '=', 'claim_money.agency_id')
        .onRef('claims.id', '=', 'claim_money.claim_id'),
    )
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.agency_id', '=', 'claims.agency_id')
        .onRef('clients.id', '=', 'claims.client_id'),
    )
    .innerJoin('payors', (join) =>
      join
        .onRef('payors.agency_id', '=', 'claims.agency_id')
        .onRef('payors.id', '=', 'claims.payor_id'),
    )
    .where((eb) =>
      eb.or([eb('claim_money.owed_cents', '<>', 0), eb('claim_money.denied_cents', '<>', 0)]),
    )
    .$if(office !== undefined, (q) => q.where('clients.office_id', '=', office ?? ''))
    .$if(payorId !== undefined, (q) => q.where('claims.payor_id', '=', payorId ?? ''))

const inBucket = (bucket: AgingBucket, today: string) => {
  const { startDate, endDate } = daysOfBucket(bucket, today)
  return sql<SqlBool>`(${startDate}::date is null or claims.start_date >= ${startDate}::date)
    and (${endDate}::date is null or claims.start_date <= ${endDate}::date)`
}

const sums = (today: string) => [
  ...agingBuckets.map((bucket) =>
    sql<number>`coalesce(sum(claim_money.owed_cents) filter (where ${inBucket(bucket, today)}), 0)::bigint`.as(
      bucket,
    ),
  ),
  sql<number>`coalesce(sum(claim_money.denied_cents), 0)::bigint`.as('denied_cents'),
  sql<number>`coalesce(sum(claim_money.owed_cents + claim_money.denied_cents), 0)::bigint`.as(
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
  const key = filter.group_by === 'payor' ? 'payors' : 'clients'
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc'
  const column = filter.sort.endsWith('older') ? 'older' : 'total_cents'
  const grouped = owing(tx, filter).groupBy([`${key}.id`, `${key}.name`])
  const { rows, meta } = await paged(
    tx,
    grouped
      .select([`${key}.id`, `${key}.name`, ...sums(today)])
      .orderBy(sql.ref(column), direction)
      .orderBy(`${key}.name`)
      .orderBy(`${key}.id`),
    grouped,
    filter,
  )
  return { rows: rows as unknown as (Sums & { id: string; name: string })[], meta }
}

/** What is owed by age, in all. */
export const sumAging = (tx: Tx, today: string, filter: Owed) =>
  owing(tx, filter).select(sums(today)).executeTakeFirstOrThrow() as unknown as Promise<Sums>
