import { notCharged } from '@homeward/domain/billing/invoices'
import type { ReportGroup } from '@homeward/domain/billing/report-groups'
import { type RawBuilder, sql } from 'kysely'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'

export type Reported = {
  start_date: string
  end_date: string
  payor_id?: string | undefined
  service_id?: string | undefined
  office_id?: string | undefined
}

export type BilledSums = {
  claims: number
  billed_minutes: number
  charge_cents: number
  charged_cents: number
  paid_cents: number
  adjusted_cents: number
  patient_cents: number
  denied_cents: number
  owed_cents: number
}

/** What each grouping goes by, and what it is called. */
const groups: Record<ReportGroup, { key: RawBuilder<string>; name: RawBuilder<string> }> = {
  payor: { key: sql`payors.id::text`, name: sql`payors.name` },
  service: { key: sql`services.id::text`, name: sql`services.label` },
  client: { key: sql`clients.id::text`, name: sql`clients.name` },
  office: { key: sql`offices.id::text`, name: sql`offices.name` },
  month: {
    key: sql`to_char(claims.start_date, 'YYYY-MM')`,
    name: sql`to_char(claims.start_date, 'YYYY-MM')`,
  },
  status: { key: sql`claims.status`, name: sql`claims.status` },
}

const charged = (value: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(${value}) filter (where claims.status <> all (array[${sql.join(
    notCharged.map((status) => sql.lit(status)),
  )}])), 0)::bigint`

const money = (column: string) =>
  sql<number>`coalesce(sum(${sql.ref(`claim_money.${column}`)}), 0)::bigint`.as(column)

const sums = [
  sql<number>`count(*)::int`.as('claims'),
  charged(sql`claims.billing_units * claims.minutes_per_unit`).as('billed_minutes'),
  charged(sql`claims.charge_cents`).as('charge_cents'),
  money('charged_cents'),
  money('paid_cents'),
  money('adjusted_cents'),
  money('patient_cents'),
  money('denied_cents'),
  money('owed_cents'),
]

/** The claims of a report with what they are about. */
const reported = (tx: Tx, of: Reported) =>
  tx
    .selectFrom('claims')
    .leftJoin('claim_money', (join) =>
      join
        .onRef('claim_money.agency_id', '=', 'claims.agency_id')
        .onRef('claim_money.claim_id', '=', 'claims.id'),
    )
    .innerJoin('payors', (join) =>
      join
        .onRef('payors.agency_id', '=', 'claims.agency_id')
        .onRef('payors.id', '=', 'claims.payor_id'),
    )
    .innerJoin('services', (join) =>
      join
        .onRef('services.agency_id', '=', 'claims.agency_id')
        .onRef('services.id', '=', 'claims.service_id'),
    )
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.agency_id', '=', 'claims.agency_id')
        .onRef('clients.id', '=', 'claims.client_id'),
    )
    .innerJoin('offices', (join) =>
      join
        .onRef('offices.agency_id', '=', 'clients.agency_id')
        .onRef('offices.id', '=', 'clients.office_id'),
    )
    .where('claims.start_date', '>=', of.start_date)
    .where('claims.start_date', '<=', of.end_date)
    .$if(of.payor_id !== undefined, (q) => q.where('claims.payor_id', '=', of.payor_id ?? ''))
    .$if(of.service_id !== undefined, (q) => q.where('claims.service_id', '=', of.service_id ?? ''))
    .$if(of.office_id !== undefined, (q) => q.where('clients.office_id', '=', of.office_id ?? ''))

/** Hours and money of the claims between two days, a row per group in the order of their names. */
export async function findBilled(tx: Tx, of: Reported & Paging & { group_by: ReportGroup }) {
  const { key, name } = groups[of.group_by]
  const grouped = reported(tx, of).groupBy([key, name])
  const { rows, meta } = await paged(
    tx,
    grouped
      .select([key.as('key'), name.as('name'), ...sums])
      .orderBy(name)
      .orderBy(key),
    grouped,
    of,
  )
  return { rows: rows as unknown as (BilledSums & { key: string; name: string })[], meta }
}

/** The same in all. */
export const sumBilled = (tx: Tx, of: Reported) =>
  reported(tx, of).select(sums).executeTakeFirstOrThrow() as unknown as Promise<BilledSums>
