import { createHmac } from 'node:crypto'
import type { Keys } from '../crypto/protected.ts'
import type { Tx } from '../db/pool.ts'
import { prepared } from '../db/prepared.ts'
import type { Json } from '../db/schema.generated.ts'
import { Failure } from '../failure.ts'

/** Whose a key is: the same text of a person and of a link is two keys. */
export type KeyHolder = { readonly column: 'user_id' | 'link_id'; readonly id: string }

type Claimed = {
  agencyId: string
  holder: KeyHolder
  key: string
  /** Under every known key, the newest first. */
  fingerprints: readonly Buffer[]
}

/**
 * What makes two requests the same: the call, its path and its content. Keyed, for a short content
 * such as a social security number would be guessed from a plain hash; under every known key, for a
 * phone may send again after keys were rotated.
 */
export function fingerprintsOf(keys: Keys, method: string, path: string, body: unknown): Buffer[] {
  const content = `idempotency-1\0${method} ${path}\0${JSON.stringify(body ?? null)}`
  return [...keys.byId.values()].map(({ index }) =>
    createHmac('sha256', index).update(content).digest(),
  )
}

/**
 * Runs a write at most once per key. The key is claimed in the write's own transaction: a second
 * request waits for the first, then answers what it answered; a failed write leaves no key behind.
 */
export async function once<T>(
  tx: Tx,
  claimed: Claimed,
  write: () => Promise<T>,
): Promise<{ replayed: boolean; answer: T }> {
  const [newest] = claimed.fingerprints
  if (!newest) throw new Error('A request has no fingerprint.')
  const { column, id } = claimed.holder
  const own = { agencyId: claimed.agencyId, id, key: claimed.key }
  const fresh = await claim[column](tx, { ...own, fingerprint: newest })
  if (fresh.length === 0) return { replayed: true, answer: (await firstAnswer(tx, claimed)) as T }

  const answer = await write()
  await keep[column].later(tx, { ...own, response: JSON.stringify(answer) as Json })
  return { replayed: false, answer }
}

type Own = { agencyId: string; id: string; key: string }

const claimAs = (column: KeyHolder['column']) =>
  prepared((tx, { agencyId, id, key, fingerprint }: Own & { fingerprint: Buffer }) =>
    tx
      .insertInto('idempotency_keys')
      .values({ agency_id: agencyId, [column]: id, key, fingerprint })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key'),
  )
const claim = { user_id: claimAs('user_id'), link_id: claimAs('link_id') }

const keepAs = (column: KeyHolder['column']) =>
  prepared((tx, { id, key, response }: Own & { response: Json }) =>
    tx
      .updateTable('idempotency_keys')
      .set({ response })
      .where(column, '=', id)
      .where('key', '=', key),
  )
const keep = { user_id: keepAs('user_id'), link_id: keepAs('link_id') }

/** Forgets keys that were claimed before. */
export const removeOldKeys = (tx: Tx, before: Date) =>
  tx.deleteFrom('idempotency_keys').where('created_at', '<', before.toISOString()).execute()

async function firstAnswer(tx: Tx, claimed: Claimed): Promise<unknown> {
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'response'])
    .where(claimed.holder.column, '=', claimed.holder.id)
    .where('key', '=', claimed.key)
    .executeTakeFirstOrThrow()
  if (!claimed.fingerprints.some((one) => one.equals(first.fingerprint))) {
    throw new Failure('idempotency_mismatch')
  }
  return first.response
}
