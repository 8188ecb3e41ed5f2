import { createHash } from 'node:crypto'
import type { Tx } from '../db/pool.ts'
import type { Json } from '../db/schema.generated.ts'
import { Failure } from '../failure.ts'

type Claimed = { agencyId: string; userId: string; key: string; fingerprint: Buffer }

/** What makes two requests the same: the call, its path and its content. */
export const fingerprintOf = (method: string, path: string, body: unknown): Buffer =>
  createHash('sha256')
    .update(`${method} ${path}\0${JSON.stringify(body ?? null)}`)
    .digest()

/**
 * Runs a write at most once per key. The key is claimed in the write's own transaction: a second
 * request waits for the first, then answers what it answered; a failed write leaves no key behind.
 */
export async function once<T>(
  tx: Tx,
  claimed: Claimed,
  write: () => Promise<T>,
): Promise<{ replayed: boolean; answer: T }> {
  const where = { agency_id: claimed.agencyId, user_id: claimed.userId, key: claimed.key }
  const fresh = await tx
    .insertInto('idempotency_keys')
    .values({ ...where, fingerprint: claimed.fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!fresh) return { replayed: true, answer: (await firstAnswer(tx, claimed)) as T }

  const answer = await write()
  await tx
    .updateTable('idempotency_keys')
    .set({ response: JSON.stringify(answer) as Json })
    .where('user_id', '=', claimed.userId)
    .where('key', '=', claimed.key)
    .execute()
  return { replayed: false, answer }
}

async function firstAnswer(tx: Tx, claimed: Claimed): Promise<unknown> {
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'response'])
    .where('user_id', '=', claimed.userId)
    .where('key', '=', claimed.key)
    .executeTakeFirstOrThrow()
  if (!first.fingerprint.equals(claimed.fingerprint)) throw new Failure('idempotency_mismatch')
  return first.response
}
