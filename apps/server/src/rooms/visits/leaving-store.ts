import { sql } from 'kysely'
import type { Tx } from '../../plumbing/db/pool.ts'

/** Whether somebody who left has not come back meanwhile. */
export const hasLeft = async (tx: Tx, agentId: string): Promise<boolean> =>
  (await tx
    .selectFrom('agents')
    .select('id')
    .where('id', '=', agentId)
    .where('status', '<>', 'active')
    .executeTakeFirst()) !== undefined

/** Takes an agent off the visits from an instant on that nobody started; answers which. */
export const openVisitsOf = (tx: Tx, agentId: string, from: string) =>
  tx
    .updateTable('visits')
    .set({
      status: 'available',
      agent_id: null,
      overlap_reason: null,
      lock_version: sql`lock_version + 1`,
    })
    .where('agent_id', '=', agentId)
    .where('status', '=', 'scheduled')
    .where('check_in_at', 'is', null)
    .where('starts_at', '>', from)
    .returning('id')
    .execute()
