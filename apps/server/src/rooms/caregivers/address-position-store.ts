import type { Tx } from '../../plumbing/db/pool.ts'

/** Stores the position of a person's address; returns its owner, undefined if the address is gone. */
export const placeAgentAddress = (
  tx: Tx,
  id: string,
  spot: { latitude: number | null; longitude: number | null },
) =>
  tx
    .updateTable('agent_addresses')
    .set(spot)
    .where('id', '=', id)
    .returning('agent_id')
    .executeTakeFirst()
