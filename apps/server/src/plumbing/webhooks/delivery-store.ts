import type { Tx } from '../db/pool.ts'

type Delivery = {
  readonly agency_id: string
  readonly path: string
  /** SHA-256 of what its sender calls it. */
  readonly delivery: Buffer
}

/** True if it is new; a second one waits here for the first. */
export async function claimDelivery(tx: Tx, delivery: Delivery): Promise<boolean> {
  const claimed = await tx
    .insertInto('webhook_deliveries')
    .values(delivery)
    .onConflict((conflict) => conflict.doNothing())
    .returning('path')
    .executeTakeFirst()
  return claimed !== undefined
}

export const keepAnswer = (tx: Tx, { path, delivery }: Delivery, answer: string | null) =>
  tx
    .updateTable('webhook_deliveries')
    .set({ answer })
    .where('path', '=', path)
    .where('delivery', '=', delivery)
    .execute()

export async function firstAnswer(tx: Tx, { path, delivery }: Delivery): Promise<string | null> {
  const { answer } = await tx
    .selectFrom('webhook_deliveries')
    .select('answer')
    .where('path', '=', path)
    .where('delivery', '=', delivery)
    .executeTakeFirstOrThrow()
  return answer
}

/** Removes deliveries that no sender repeats any more. */
export const removeOldDeliveries = (tx: Tx, before: Date) =>
  tx.deleteFrom('webhook_deliveries').where('received_at', '<', before.toISOString()).execute()
