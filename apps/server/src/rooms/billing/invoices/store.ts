import { notCharged } from '@homeward/domain/billing/invoices'
import type { ClaimStatus } from '@homeward/domain/billing/vocabulary'
import { type SqlBool, sql } from 'kysely'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { prepared } from '../../../plumbing/db/prepared.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

type Filter = {
  by_date?: { start_date: string; end_date: string } | undefined
  claim_status?: ClaimStatus | undefined
  payor_id?: string | undefined
  client_id?: string | undefined
  owing?: boolean | undefined
  office_id?: string | undefined
  search?: string | undefined
  sort: string
} & Paging

/** Whether a claim of the invoice is such; an invoice that its claims have left is not listed. */
const hasClaim = ({ claim_status: status, payor_id: payorId, owing }: Filter) => sql<SqlBool>`
  exists (select from claims k where k.agency_id = invoices.agency_id
    and k.client_id = invoices.client_id and k.billing_week = invoices.date
    and (${status ?? null}::text is null or k.status = ${status ?? null})
    and (${payorId ?? null}::uuid is null or k.payor_id = ${payorId ?? null}::uuid)
    and (${owing ?? null}::boolean is null or ${owing ?? null} = exists (
      select from claim_money m where m.agency_id = k.agency_id and m.claim_id = k.id and m.owed_cents <> 0)))`

/** The ids of a page of invoices. */
export function findInvoiceIds(tx: Tx, filter: Filter) {
  const { by_date: days, client_id: clientId, office_id: office } = filter
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc'
  const matching = tx
    .selectFrom('invoices')
    .where(hasClaim(filter))
    .$if(days !== undefined, (q) =>
      q.where('date', '>=', days?.start_date ?? '').where('date', '<=', days?.end_date ?? ''),
    )
    .$if(clientId !== undefined, (q) => q.where('client_id', '=', clientId ?? ''))
    .$if(office !== undefined, (q) =>
      q.where('client_id', 'in', (eb) =>
        eb
          .selectFrom('clients')
          .select('id')
          .where('office_id', '=', office ?? ''),
      ),
    )
    .where((eb) =>
      eb.and(
        searchPatterns(filter.search).map((pattern) =>
          eb.or([
            sql<SqlBool>`invoices.number::text like ${pattern}`,
            eb(
              'client_id',
              'in',
              eb.selectFrom('clients').select('id').where('search', 'ilike', pattern),
            ),
          ]),
        ),
      ),
    )
  const ids = matching.select('id')
  const ordered = filter.sort.endsWith('number') ? ids : ids.orderBy('date', direction)
  return paged(tx, ordered.orderBy('number', direction), matching, filter)
}

/** What is shown of invoices, with the sums of their claims. */
export const findInvoices = prepared((tx, of: { ids: readonly string[] }) =>
  tx
    .selectFrom('invoices as i')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'i.agency_id').onRef('c.id', '=', 'i.client_id'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('claims as k')
          .innerJoin('payors as p', (join) =>
            join.onRef('p.agency_id', '=', 'k.agency_id').onRef('p.id', '=', 'k.payor_id'),
          )
          .leftJoin('claim_money as m', (join) =>
            join.onRef('m.agency_id', '=', 'k.agency_id').onRef('m.claim_id', '=', 'k.id'),
          )
          .whereRef('k.agency_id', '=', 'i.agency_id')
          .whereRef('k.client_id', '=', 'i.client_id')
          .whereRef('k.billing_week', '=', 'i.date')
          .select([
            sql<number>`count(*)::int`.as('claims_count'),
            sql<ClaimStatus[]>`array_agg(k.status)`.as('statuses'),
            sql<{ id: string; name: string }[]>`jsonb_agg(distinct
              jsonb_build_object('id', p.id, 'name', p.name))`.as('payors'),
            sql<string | null>`max(k.transmitted_at)`.as('transmitted_at'),
            charged(sql`k.billing_units * k.minutes_per_unit`).as('billed_minutes'),
            charged(sql`k.charge_cents`).as('total_charge'),
            charged(sql`greatest(k.charge_cents - coalesce(m.charged_cents, 0), 0)`).as(
              'unsent_cents',
            ),
            summed('charged_cents'),
            summed('paid_cents'),
            summed('adjusted_cents'),
            summed('patient_cents'),
            summed('denied_cents'),
            summed('owed_cents'),
          ])
          .as('sums'),
      (join) => join.onTrue(),
    )
    .select(['i.id', 'i.number', 'i.date', 'i.client_id', 'c.name as client'])
    .selectAll('sums')
    .where('i.id', '=', sql<string>`any(${of.ids})`),
)

const charged = (value: ReturnType<typeof sql>) =>
  sql<number>`coalesce(sum(${value}) filter (where k.status <> all (${notChargedList})), 0)::bigint`
const notChargedList = sql.raw(`array[${notCharged.map((status) => `'${status}'`).join(', ')}]`)
const summed = <const C extends string>(column: C) =>
  sql<number>`coalesce(sum(${sql.ref(`m.${column}`)}), 0)::bigint`.as(column)

/** The claims of an invoice by their day. */
export const findClaimIdsOfWeek = (tx: Tx, of: { clientId: string; date: string }) =>
  tx
    .selectFrom('claims')
    .select('id')
    .where('client_id', '=', of.clientId)
    .where('billing_week', '=', of.date)
    .orderBy('start_date')
    .orderBy('number')
    .execute()

/** The files that claims stand in, newest first. */
export const findFilesOf = (tx: Tx, claimIds: readonly string[]) =>
  tx
    .selectFrom('claim_filings as f')
    .innerJoin('transmissions as t', (join) =>
      join.onRef('t.agency_id', '=', 'f.agency_id').onRef('t.id', '=', 'f.transmission_id'),
    )
    .innerJoin('payors as p', (join) =>
      join.onRef('p.agency_id', '=', 't.agency_id').onRef('p.id', '=', 't.payor_id'),
    )
    .select([
      't.id',
      't.interchange_control',
      't.status',
      't.created_at',
      'p.id as payor_id',
      'p.name as payor',
    ])
    .distinct()
    .where('f.claim_id', 'in', claimIds)
    .orderBy('t.created_at', 'desc')
    .execute()
