import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Whether a former caregiver has not returned in the meantime. */
export const hasLeft = async (tx: Tx, agentId: string): Promise<boolean> =>
  (await tx
    .selectFrom('agents')
    .select('id')
    .where('id', '=', agentId)
    .where('status', '<>', 'active')
    .executeTakeFirst()) !== undefined

/** The day on which a client left; null for one who has not, or who came back meanwhile. */
export const dayClientLeft = async (tx: Tx, clientId: string): Promise<string | null> =>
  (
    await tx
      .selectFrom('clients')
      .select('left_on')
      .where('id', '=', clientId)
      .where('status', 'in', ['discharged', 'deceased'])
      .executeTakeFirst()
  )?.left_on ?? null

/** Cancels a client's visits after a day that no one started; returns them as they were. */
export async function cancelVisitsAfter(
  tx: Tx,
  of: { clientId: string; day: string; reason: string; now: Date },
) {
  const { rows } = await sql<{ id: string; before: string }>`
    with planned as (
      select agency_id, id, status from visits
      where agency_id = (select app.agency()) and client_id = ${of.clientId}
        and status in ('available', 'scheduled') and check_in_at is null
        and scheduled_date >= ${of.day}::date and starts_at > ${of.now.toISOString()}::timestamptz
      for no key update)
    update visits v set status = 'canceled', canceled_reason = ${of.reason},
      canceled_by = 'client', canceled_at = ${of.now.toISOString()}::timestamptz, hand_edited = true,
      lock_version = v.lock_version + 1
    from planned
    where v.agency_id = planned.agency_id and v.id = planned.id
    returning v.id, planned.status as before`.execute(tx)
  return rows
}

/** Unassigns an agent from visits after an instant that no one started; returns them. */
export const openVisitsOf = (tx: Tx, agentId: string, from: string) =>
  tx
    .updateTable('visits')
    .set({
      status: 'available',
      agent_id: null,
      overlap_reason: null,
      assignment_reason: null,
      assignment_exceptions: [],
      lock_version: sql`lock_version + 1`,
    })
    .where('agent_id', '=', agentId)
    .where('status', '=', 'scheduled')
    .where('check_in_at', 'is', null)
    .where('starts_at', '>', from)
    .returning('id')
    .execute()
