import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { PhonePins } from '../../../plumbing/db/schema.generated.ts'

/** A caregiver; whoever may not see them finds nobody. */
export const holdAgent = (tx: Tx, id: string) =>
  tx.selectFrom('agents').select('id').where('id', '=', id).executeTakeFirst()

export const findPin = (tx: Tx, agentId: string) =>
  tx.selectFrom('phone_pins').select('set_at').where('agent_id', '=', agentId).executeTakeFirst()

export async function isPinTaken(tx: Tx, index: Buffer): Promise<boolean> {
  const taken = tx.selectFrom('phone_pins').select('id').where('pin_index', '=', index)
  return (await taken.executeTakeFirst()) !== undefined
}

/** Writes a PIN over the one before. */
export const savePin = (tx: Tx, pin: Omit<Insertable<PhonePins>, 'id'>) =>
  tx
    .insertInto('phone_pins')
    .values({ ...pin, id: uuid() })
    .onConflict((conflict) =>
      conflict.columns(['agency_id', 'agent_id']).doUpdateSet({
        pin_sealed: pin.pin_sealed,
        pin_index: pin.pin_index,
        set_at: pin.set_at,
      }),
    )
    .execute()

export const removePin = (tx: Tx, agentId: string) =>
  tx.deleteFrom('phone_pins').where('agent_id', '=', agentId).execute()
