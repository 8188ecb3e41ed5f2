import type { VerificationKind } from '@homeward/domain/verification/vocabulary'
import { type Selectable, sql } from 'kysely'
import { asJson, insertRows } from '../../plumbing/db/insert-rows.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import type { VendorVerifications } from '../../plumbing/db/schema.generated.ts'

/** One record at one vendor's account, as the outbox has it. */
export type OutboxRow = Selectable<VendorVerifications>

/** A value as a column of JSON keeps it. */
export const toJson = (value: object): OutboxRow['problems'] =>
  JSON.parse(JSON.stringify(value)) as OutboxRow['problems']

/** Rows of visits, or of clients or caregivers, locked in one order for everyone. */
export const lockRowsOf = (
  tx: Tx,
  kind: VerificationKind,
  parentIds: readonly string[],
  accountId?: string,
): Promise<OutboxRow[]> =>
  tx
    .selectFrom('vendor_verifications')
    .selectAll()
    .where('kind', '=', kind)
    .where(sql<boolean>`parent_id = any (${sql.val(parentIds)}::uuid[])`)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .orderBy('id')
    .forUpdate()
    .execute()

/**
 * Rows of clients and caregivers, locked. Whoever locks rows of several kinds locks visits first, then clients,
 * then caregivers, so that no two wait for each other.
 */
export const lockPeople = (
  tx: Tx,
  { clients, agents }: { clients: readonly string[]; agents: readonly string[] },
  accountId?: string,
): Promise<OutboxRow[]> =>
  tx
    .selectFrom('vendor_verifications')
    .selectAll()
    .where(
      sql<boolean>`(kind = 'client' and parent_id = any (${sql.val(clients)}::uuid[])
        or kind = 'agent' and parent_id = any (${sql.val(agents)}::uuid[]))`,
    )
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .orderBy('kind', 'desc')
    .orderBy('id')
    .forUpdate()
    .execute()

/** Locks the visits that wait for a client or caregiver at an account, before that one is locked. */
export const lockWaitingVisits = (
  tx: Tx,
  accountId: string,
  kind: 'agent' | 'client',
  personIds: readonly string[],
) =>
  tx
    .selectFrom('vendor_verifications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'visit')
    .where(
      sql<boolean>`${sql.ref(kind === 'client' ? 'client_id' : 'agent_id')} = any (${sql.val(personIds)}::uuid[])`,
    )
    .where('status', '=', 'pending')
    .where('due_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

export const lockRows = (tx: Tx, ids: readonly string[]): Promise<OutboxRow[]> =>
  tx
    .selectFrom('vendor_verifications')
    .selectAll()
    .where(sql<boolean>`id = any (${sql.val(ids)}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Rows of one kind that are due at an account, the longest due first; what others work on is left out. */
export const lockDueRows = (
  tx: Tx,
  at: { accountId: string; kind: VerificationKind; now: Date; most: number },
): Promise<OutboxRow[]> =>
  tx
    .selectFrom('vendor_verifications')
    .selectAll()
    .where('account_id', '=', at.accountId)
    .where('kind', '=', at.kind)
    .where('status', '=', 'pending')
    .where('due_at', '<=', at.now.toISOString())
    .orderBy('due_at')
    .orderBy('id')
    .limit(at.most)
    .forUpdate()
    .skipLocked()
    .execute()

/** Adds rows; one that another transaction added in the meantime is left to it. */
export const addRows = (
  tx: Tx,
  rows: readonly (Pick<OutboxRow, 'agency_id' | 'id' | 'account_id' | 'kind' | 'parent_id'> &
    Pick<OutboxRow, 'client_id' | 'agent_id' | 'day' | 'status' | 'problems' | 'cause'> &
    Pick<OutboxRow, 'wanted_digest' | 'due_at' | 'queued_at'>)[],
): Promise<void> =>
  insertRows(
    tx
      .insertInto('vendor_verifications')
      .onConflict((oc) => oc.constraint('vendor_verifications_once').doNothing()),
    rows,
  )

/** Stores locked rows as they are now. */
export async function saveRows(tx: Tx, rows: readonly OutboxRow[], now: Date): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update vendor_verifications v set
      client_id = n.client_id, agent_id = n.agent_id, day = n.day, status = n.status,
      claim_status = n.claim_status, problems = n.problems, cause = n.cause,
      vendor_key = n.vendor_key, sequence = n.sequence, wanted_digest = n.wanted_digest,
      sent_digest = n.sent_digest, told_digest = n.told_digest, sent = n.sent, told = n.told, first = n.first,
      unsure = n.unsure, asked_again = n.asked_again, failures = n.failures, due_at = n.due_at,
      queued_at = n.queued_at, sent_at = n.sent_at, answered_at = n.answered_at,
      verified_at = n.verified_at, lock_version = v.lock_version + 1,
      updated_at = ${now.toISOString()}
    from json_populate_recordset(null::vendor_verifications, ${asJson(rows)}::json) n
    where v.agency_id = n.agency_id and v.id = n.id`.execute(tx)
}

/** Deletes rows of which nothing was ever sent. */
export async function deleteRows(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .deleteFrom('vendor_verifications')
    .where(sql<boolean>`id = any (${sql.val(ids)}::uuid[])`)
    .where('sequence', '=', 0)
    .execute()
}

/** Visits that waited for a client or caregiver at an account are due. */
export async function wakeVisits(
  tx: Tx,
  person: Pick<OutboxRow, 'account_id' | 'kind' | 'parent_id'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('vendor_verifications')
    .set((eb) => ({
      due_at: now.toISOString(),
      problems: sql`'[]'::jsonb`,
      cause: null,
      lock_version: eb('lock_version', '+', 1),
      updated_at: now.toISOString(),
    }))
    .where('account_id', '=', person.account_id)
    .where('kind', '=', 'visit')
    .where(person.kind === 'client' ? 'client_id' : 'agent_id', '=', person.parent_id)
    .where('status', '=', 'pending')
    .where('due_at', 'is', null)
    .execute()
}

/** What waiting visits of a client or caregiver show while that one is rejected or held. */
export async function explainWaiting(
  tx: Tx,
  person: Pick<OutboxRow, 'account_id' | 'kind' | 'parent_id' | 'problems' | 'cause'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('vendor_verifications')
    .set((eb) => ({
      problems: sql`${JSON.stringify(person.problems)}::jsonb`,
      cause: person.cause,
      lock_version: eb('lock_version', '+', 1),
      updated_at: now.toISOString(),
    }))
    .where('account_id', '=', person.account_id)
    .where('kind', '=', 'visit')
    .where(person.kind === 'client' ? 'client_id' : 'agent_id', '=', person.parent_id)
    .where('status', '=', 'pending')
    .where('due_at', 'is', null)
    .execute()
}
