import type { Tx } from '../../../plumbing/db/pool.ts'

/** Medicaid numbers that no search finds yet. */
export const findUnindexed = (tx: Tx) =>
  tx
    .selectFrom('agent_private_profiles')
    .select(['agent_id', 'medicaid_id_sealed'])
    .where('medicaid_id_sealed', 'is not', null)
    .where('medicaid_id_index', 'is', null)
    .forUpdate()
    .execute()

export const saveIndex = (tx: Tx, agentId: string, index: Buffer) =>
  tx
    .updateTable('agent_private_profiles')
    .set({ medicaid_id_index: index })
    .where('agent_id', '=', agentId)
    .execute()
