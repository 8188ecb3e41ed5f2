import { sql, type Insertable, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { holding } from '../../../plumbing/db/holding.ts'
import { insertRows } from '../../../plumbing/db/insert-rows.ts'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { PatientApplications, PatientPayments } from '../../../plumbing/db/schema.generated.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

type Filter = {
  office_id?: string
  refund_waits?: boolean
  search?: string
  sort: string
} & Paging

const refundWaits = sql<boolean>`exists (select from patient_payments p
  join patient_refunds r on r.agency_id = p.agency_id and r.payment_id = p.id and r.state = 'waiting'
  where p.agency_id = clients.agency_id and p.client_id = clients.id)`

/** Clients who owe something themselves, or paid more. */
export function findAccounts(tx: Tx, filter: Filter) {
  const matching = tx
    .selectFrom('patient_balances')
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.agency_id', '=', 'patient_balances.agency_id')
        .onRef('clients.id', '=', 'patient_balances.client_id'),
    )
    .$if(filter.office_id !== undefined, (q) =>
      q.where('clients.office_id', '=', filter.office_id ?? ''),
    )
    .$if(filter.refund_waits !== undefined, (q) =>
      q.where(refundWaits, '=', filter.refund_waits === true),
    )
    .where((eb) =>
      eb.and(searchPatterns(filter.search).map((like) => eb('clients.search', 'ilike', like))),
    )
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc'
  const column = filter.sort.endsWith('oldest') ? 'oldest' : 'owed_cents'
  return paged(
    tx,
    matching
      .select([
        'clients.id',
        'clients.name',
        sql<number>`patient_balances.owed_cents`.as('owed_cents'),
        sql<number>`patient_balances.unapplied_cents`.as('unapplied_cents'),
        sql<number>`patient_balances.claims`.as('claims'),
        'patient_balances.oldest',
        refundWaits.as('refund_waits'),
      ])
      .orderBy(`patient_balances.${column}`, (order) =>
        direction === 'desc' ? order.desc().nullsLast() : order.asc().nullsLast(),
      )
      .orderBy('clients.name')
      .orderBy('clients.id'),
    matching,
    filter,
  )
}

export const findPatient = (tx: Tx, id: string) =>
  tx.selectFrom('clients').select(['id', 'name']).where('id', '=', id).executeTakeFirst()

/** Claims of which the patient owes something, the oldest first. */
export const findOwedClaims = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('claim_money')
    .innerJoin('claims', (join) =>
      join
        .onRef('claims.agency_id', '=', 'claim_money.agency_id')
        .onRef('claims.id', '=', 'claim_money.claim_id'),
    )
    .innerJoin('payors', (join) =>
      join
        .onRef('payors.agency_id', '=', 'claims.agency_id')
        .onRef('payors.id', '=', 'claims.payor_id'),
    )
    .select([
      'claims.id',
      'claims.number',
      'claims.start_date',
      'payors.name as payor',
      'claim_money.patient_cents',
    ])
    .where('claims.client_id', '=', clientId)
    .where('claim_money.patient_cents', '<>', 0)
    .orderBy('claims.start_date')
    .orderBy('claims.number')
    .execute()

/** The newest payments of a client with the claims that they settle. */
export const findPayments = (tx: Tx, clientId: string) =>
  tx
    .selectFrom('patient_payments')
    .select((eb) => [
      'id',
      'method',
      'reference',
      'paid_on',
      'amount_cents',
      'unapplied_cents',
      sql<number>`refunded_cents`.as('refunded_cents'),
      'state',
      'created_at',
      'created_by_name',
      'ended_at',
      'ended_by_name',
      'reason',
      jsonArrayFrom(
        eb
          .selectFrom('patient_applications as a')
          .innerJoin('claims as c', (join) =>
            join.onRef('c.agency_id', '=', 'a.agency_id').onRef('c.id', '=', 'a.claim_id'),
          )
          .select(['c.id', 'c.number', 'a.amount_cents'])
          .whereRef('a.agency_id', '=', 'patient_payments.agency_id')
          .whereRef('a.payment_id', '=', 'patient_payments.id')
          .where('a.taken_back_at', 'is', null)
          .orderBy('c.start_date')
          .orderBy('c.number'),
      ).as('claims'),
    ])
    .where('client_id', '=', clientId)
    .orderBy('paid_on', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute()

export const insertPayment = (tx: Tx, row: Insertable<PatientPayments>) =>
  tx.insertInto('patient_payments').values(row).execute()

const hold = holding((tx) => tx.selectFrom('patient_payments'))

/** A payment is locked before the claims that it settles. */
export async function lockPayment(tx: Tx, id: string) {
  await hold(tx, id)
  return tx
    .selectFrom('patient_payments')
    .select([
      'id',
      'client_id',
      'method',
      'reference',
      'paid_on',
      'amount_cents',
      'unapplied_cents',
      'refunded_cents',
      'state',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

export const updatePayment = (tx: Tx, id: string, change: Updateable<PatientPayments>) =>
  tx.updateTable('patient_payments').set(change).where('id', '=', id).execute()

export const insertApplications = (tx: Tx, rows: readonly Insertable<PatientApplications>[]) =>
  insertRows(tx.insertInto('patient_applications'), rows)

/** What a payment settles at present. */
export const findApplications = (tx: Tx, paymentId: string) =>
  tx
    .selectFrom('patient_applications')
    .select(['id', 'claim_id', 'amount_cents'])
    .where('payment_id', '=', paymentId)
    .where('taken_back_at', 'is', null)
    .orderBy('id')
    .execute()

export const endApplications = (tx: Tx, paymentId: string, at: Date) =>
  tx
    .updateTable('patient_applications')
    .set({ taken_back_at: at.toISOString() })
    .where('payment_id', '=', paymentId)
    .where('taken_back_at', 'is', null)
    .execute()
