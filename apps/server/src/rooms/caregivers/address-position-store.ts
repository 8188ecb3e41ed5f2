import type { Tx } from '../../plumbing/db/pool.ts'

/** Keeps where an address of a person lies; answers whose it is, undefined where it is gone. */
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
