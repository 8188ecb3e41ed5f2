import { insertRows } from '../plumbing/db/insert-rows.ts'
import type { Insertable } from 'kysely'
import type { Tx } from '../plumbing/db/pool.ts'
import type {
  VendorCodes,
  VendorVerifications,
  VerificationAttempts,
  VerificationConnections,
  VerificationSendings,
} from '../plumbing/db/schema.generated.ts'

export type Row = Insertable<VendorVerifications>
export type Sending = Insertable<VerificationSendings>
export type Attempt = Insertable<VerificationAttempts>

/** What vendors have to know of: approved and missed visits of payors that have an EVV account. */
export const findVisitsToVerify = (tx: Tx) =>
  tx
    .selectFrom('visits as v')
    .innerJoin('payors as p', (join) =>
      join.onRef('p.agency_id', '=', 'v.agency_id').onRef('p.id', '=', 'v.payor_id'),
    )
    .select(['v.id', 'v.scheduled_date', 'v.client_id', 'v.agent_id', 'p.evv_account_id'])
    .where('p.evv_account_id', 'is not', null)
    .where((eb) => eb.or([eb('v.status', '=', 'approved'), eb('v.missed_reason', 'is not', null)]))
    .orderBy('v.starts_at')
    .orderBy('v.id')
    .execute()

export const addVerifications = (tx: Tx, rows: readonly Row[]): Promise<void> =>
  insertRows(tx.insertInto('vendor_verifications'), rows)

export const addVendorCodes = (tx: Tx, rows: readonly Insertable<VendorCodes>[]): Promise<void> =>
  insertRows(tx.insertInto('vendor_codes'), rows)

/** A vendor that answered before. */
export const addConnections = (tx: Tx, rows: readonly Insertable<VerificationConnections>[]) =>
  tx.insertInto('verification_connections').values(rows).execute()

/** What was sent of records that a vendor refused, each in a sending of its own. */
export async function addAttempts(
  tx: Tx,
  rows: readonly { sending: Sending; attempt: Attempt }[],
): Promise<void> {
  await insertRows(
    tx.insertInto('verification_sendings'),
    rows.map(({ sending }) => sending),
  )
  await insertRows(
    tx.insertInto('verification_attempts'),
    rows.map(({ attempt }) => attempt),
  )
}

/** The vendors were told of all of it. */
export const forgetChanges = (tx: Tx) => tx.deleteFrom('verification_changes').execute()
