import type { ClaimStatus } from '@homeward/domain/billing/vocabulary'
import { type SqlBool, sql } from 'kysely'
import { countOf } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { prepared } from '../../../plumbing/db/prepared.ts'

/** The claims of a report; null does not narrow. */
type Reported = {
  from: string
  through: string
  clientId: string | null
  payorId: string | null
  officeId: string | null
  status: ClaimStatus | null
}

const reported = (tx: Tx, of: Reported) =>
  tx
    .selectFrom('claims as k')
    .where('k.start_date', '>=', of.from)
    .where('k.start_date', '<=', of.through)
    .where(
      sql<SqlBool>`(${of.clientId}::uuid is null or k.client_id = ${of.clientId}::uuid)
        and (${of.payorId}::uuid is null or k.payor_id = ${of.payorId}::uuid)
        and (${of.status}::text is null or k.status = ${of.status})
        and (${of.officeId}::uuid is null or exists (select from clients o
          where o.agency_id = k.agency_id and o.id = k.client_id
            and o.office_id = ${of.officeId}::uuid))`,
    )

/** How many claims a report has; counts no further than `most`. */
export const countReported = (tx: Tx, of: Reported, most?: number): Promise<number> =>
  countOf(tx, reported(tx, of).select(sql.lit(1).as('one')), most)

/** How many invoices its claims stand on. */
export const countInvoices = (tx: Tx, of: Reported): Promise<number> =>
  countOf(tx, reported(tx, of).select(['k.client_id', 'k.billing_week']).distinct())

/** The next claims of a report by date of service, after the last one of the page before. */
export const findReported = prepared(
  (tx, of: Reported & { afterDate: string; afterNumber: string; most: number }) =>
    reported(tx, of)
      .innerJoin('clients as c', (join) =>
        join.onRef('c.agency_id', '=', 'k.agency_id').onRef('c.id', '=', 'k.client_id'),
      )
      .innerJoin('offices as o', (join) =>
        join.onRef('o.agency_id', '=', 'c.agency_id').onRef('o.id', '=', 'c.office_id'),
      )
      .innerJoin('payors as p', (join) =>
        join.onRef('p.agency_id', '=', 'k.agency_id').onRef('p.id', '=', 'k.payor_id'),
      )
      .innerJoin('services as s', (join) =>
        join.onRef('s.agency_id', '=', 'k.agency_id').onRef('s.id', '=', 'k.service_id'),
      )
      .innerJoin('invoices as i', (join) =>
        join
          .onRef('i.agency_id', '=', 'k.agency_id')
          .onRef('i.client_id', '=', 'k.client_id')
          .onRef('i.date', '=', 'k.billing_week'),
      )
      .leftJoin('claim_money as m', (join) =>
        join.onRef('m.agency_id', '=', 'k.agency_id').onRef('m.claim_id', '=', 'k.id'),
      )
      .select([
        'k.number',
        'k.start_date',
        'i.number as invoice',
        'c.name as client',
        'o.name as office',
        'p.name as payor',
        's.label as service',
        'k.status',
        'k.billing_units',
        'k.minutes_per_unit',
        'k.charge_cents',
        'k.transmitted_at',
        'm.paid_cents',
        'm.adjusted_cents',
        'm.patient_cents',
        'm.owed_cents',
      ])
      .where(
        sql<SqlBool>`(k.start_date, k.number) > (${of.afterDate}::date, ${of.afterNumber}::text)`,
      )
      .orderBy('k.start_date')
      .orderBy('k.number')
      .limit(of.most),
)

/** What the records of a filter are called. */
export const findNames = (tx: Tx, of: Pick<Reported, 'clientId' | 'payorId' | 'officeId'>) =>
  tx
    .selectNoFrom((eb) => [
      eb.selectFrom('clients').select('name').where('id', '=', of.clientId).as('client'),
      eb.selectFrom('payors').select('name').where('id', '=', of.payorId).as('payor'),
      eb.selectFrom('offices').select('name').where('id', '=', of.officeId).as('office'),
    ])
    .executeTakeFirstOrThrow()
