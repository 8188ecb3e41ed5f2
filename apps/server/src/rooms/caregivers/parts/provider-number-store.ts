import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Settled } from './nested.ts'

/** By which number a payor knows a person, as it is kept. */
export type KeptNumber = { id: string; payor_id: string; number: string }

/** Writes the settled numbers of a person. */
export async function saveNumbers(
  tx: Tx,
  agent: { agency_id: string; id: string },
  { kept, removed }: Settled<KeptNumber>,
): Promise<void> {
  if (removed.length > 0) {
    await tx
      .deleteFrom('agent_provider_numbers')
      .where('agent_id', '=', agent.id)
      .where('id', 'in', removed)
      .execute()
  }
  if (kept.length === 0) return
  await tx
    .insertInto('agent_provider_numbers')
    .values(kept.map((one) => ({ ...one, agency_id: agent.agency_id, agent_id: agent.id })))
    .onConflict((conflict) =>
      conflict.columns(['agency_id', 'id']).doUpdateSet((eb) => ({
        payor_id: eb.ref('excluded.payor_id'),
        number: eb.ref('excluded.number'),
      })),
    )
    .execute()
}

/** Those of the payors that are there. */
export const findPayors = async (tx: Tx, ids: readonly string[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (await tx.selectFrom('payors').select('id').where('id', 'in', ids).execute()).map(
        ({ id }) => id,
      )
