import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Payors of clients, with the names of both. */
export const payorRows = (tx: Tx) =>
  tx.selectFrom('client_payors').select([
    'client_payors.id',
    'client_payors.client_id',
    sql<string>`(select w.name from clients w
        where w.agency_id = client_payors.agency_id and w.id = client_payors.client_id)`.as(
      'client_name',
    ),
    'client_payors.payor_id',
    sql<string>`(select p.name from payors p
        where p.agency_id = client_payors.agency_id and p.id = client_payors.payor_id)`.as(
      'payor_name',
    ),
    'client_payors.payer_order',
    'client_payors.member_number',
    'client_payors.group_number',
    'client_payors.start_date',
    'client_payors.end_date',
    'client_payors.patient_pay_cents',
    'client_payors.status',
    'client_payors.lock_version',
  ])

/** The payors that some clients have, in their order. */
export const findClientPayors = (tx: Tx, clientIds: readonly string[]) =>
  payorRows(tx)
    .where(sql<boolean>`client_payors.client_id = any (${sql.val(clientIds)}::uuid[])`)
    .where('client_payors.status', '=', 'active')
    .orderBy('client_payors.start_date')
    .orderBy('client_payors.id')
    .execute()

export type ClientPayorRow = Awaited<ReturnType<typeof findClientPayors>>[number]
