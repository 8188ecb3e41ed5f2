import type { VerificationSubject } from '@homeward/domain/verification/vocabulary'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

type Change = { kind: VerificationSubject; record_id: string }

/** Takes noted changes out of the list; what another transaction takes is left to it. */
export const takeChanges = async (tx: Tx, most: number): Promise<Change[]> =>
  (
    await sql<Change>`
      delete from verification_changes c using (
        select agency_id, kind, record_id from verification_changes
        where agency_id = (select app.agency())
        order by changed_at limit ${most} for update skip locked) t
      where c.agency_id = t.agency_id and c.kind = t.kind and c.record_id = t.record_id
      returning c.kind, c.record_id`.execute(tx)
  ).rows

/** Notes the visits of a payor from a day on: all that its accounts may have to hear of. */
export const noteVisitsOf = (tx: Tx, payorId: string, from: string) =>
  sql`
    insert into verification_changes (agency_id, kind, record_id)
    select v.agency_id, 'visit', v.id from visits v
    where v.agency_id = (select app.agency()) and v.payor_id = ${payorId} and v.scheduled_date >= ${from}
      and (v.status = 'approved' or v.missed_reason is not null)
    on conflict do nothing`.execute(tx)

/** Notes everything that is held or was rejected, because the agency itself changed. */
export const noteStopped = (tx: Tx) =>
  sql`
    insert into verification_changes (agency_id, kind, record_id)
    select v.agency_id, v.kind, v.parent_id from vendor_verifications v
    where v.agency_id = (select app.agency()) and v.status in ('held', 'failed')
    on conflict do nothing`.execute(tx)

/** Notes the visits of clients or caregivers that no vendor accepted yet. */
export async function noteOpenVisits(
  tx: Tx,
  { clients, agents }: { clients: readonly string[]; agents: readonly string[] },
): Promise<void> {
  if (clients.length + agents.length === 0) return
  await sql`
    insert into verification_changes (agency_id, kind, record_id)
    select (select app.agency()), 'visit', parent_id from (
      select parent_id from vendor_verifications
      where agency_id = (select app.agency()) and kind = 'visit' and status <> 'verified'
        and client_id = any (${sql.val(clients)}::uuid[])
      union
      select parent_id from vendor_verifications
      where agency_id = (select app.agency()) and kind = 'visit' and status <> 'verified'
        and agent_id = any (${sql.val(agents)}::uuid[])) open
    order by parent_id
    on conflict do nothing`.execute(tx)
}

/** The days of which an account still tells changes. */
type Window = { account_id: string; from: string }

/** Notes visits of these clients that vendors verified, as far back as their accounts tell changes. */
export async function noteVerifiedVisits(
  tx: Tx,
  clients: readonly string[],
  windows: readonly Window[],
): Promise<void> {
  if (clients.length === 0) return
  await sql`
    insert into verification_changes (agency_id, kind, record_id)
    select distinct v.agency_id, 'visit', v.parent_id
    from json_to_recordset(${JSON.stringify(windows)}::json) as w (account_id uuid, "from" date)
      join vendor_verifications v on v.account_id = w.account_id and v.day >= w."from"
    where v.agency_id = (select app.agency()) and v.kind = 'visit' and v.status = 'verified'
      and v.client_id = any (${sql.val(clients)}::uuid[])
    order by v.parent_id
    on conflict do nothing`.execute(tx)
}

/**
 * Notes records that are to be told again. It is called before the records are locked: who follows changes
 * takes them before the records too.
 */
export const noteRecords = (tx: Tx, ids: readonly string[], now: string) =>
  sql`
    insert into verification_changes (agency_id, kind, record_id, changed_at)
    select v.agency_id, v.kind, v.parent_id, ${now}::timestamptz from (
      select distinct agency_id, kind, parent_id from vendor_verifications
      where id = any (${sql.val(ids)}::uuid[])) v
    order by v.kind, v.parent_id
    on conflict (agency_id, kind, record_id) do update set changed_at = excluded.changed_at`.execute(
    tx,
  )
