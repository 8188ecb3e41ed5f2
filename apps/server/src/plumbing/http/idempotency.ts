import { createHmac } from 'node:crypto'
import type { FailureCode } from '@homeward/contract/failures'
import { sql } from 'kysely'
import type { Keys } from '../crypto/protected.ts'
import type { Tx } from '../db/pool.ts'
import { prepared } from '../db/prepared.ts'
import type { Json } from '../db/schema.generated.ts'
import { Failure } from '../failure.ts'

/** The owner of a key: the same text of a person and of a link is two keys. */
export type KeyHolder = { readonly column: 'user_id' | 'link_id'; readonly id: string }

type Claimed = {
  agencyId: string
  holder: KeyHolder
  key: string
  /** Under every known key, the newest first. */
  fingerprints: readonly Buffer[]
  /** Whether the answer is not kept: it has a secret. */
  secret: boolean
}

/**
 * What makes two requests the same: the call, its path and its content. The hash is keyed, because short
 * content such as a social security number could be guessed from a plain hash. It exists for every known
 * key, because a phone may send again after key rotation.
 */
export function fingerprintsOf(keys: Keys, method: string, path: string, body: unknown): Buffer[] {
  const content = `idempotency-1\0${method} ${path}\0${JSON.stringify(body ?? null)}`
  return [...keys.byId.values()].map(({ index }) =>
    createHmac('sha256', index).update(content).digest(),
  )
}

/**
 * Runs a write at most once per key, in the transaction `tx`. A second request waits for the first and is then
 * refused with `isReplayed`, together with its first statement; `findFirst` says what was answered. A failed
 * write leaves no key behind. The key is written once, with the answer, at the end of the write's own
 * transaction: a row that is changed in the transaction that made it costs as much as another write.
 */
export async function once<T>(tx: Tx, claimed: Claimed, write: () => Promise<T>): Promise<T> {
  const [newest] = claimed.fingerprints
  if (!newest) throw new Error('A request has no fingerprint.')
  const { column } = claimed.holder
  await alone.later(tx, { claim: claimOf(claimed) })
  // A statement of its own, so that it sees what was written while the one before it waited.
  await refuse[column].later(tx, ownOf(claimed))
  const answer = await write()
  const response = claimed.secret ? null : (JSON.stringify(answer) as Json)
  await keep[column].later(tx, { ...ownOf(claimed), fingerprint: newest, response })
  return answer
}

/** Whether a write may have failed only because it was done before. */
export const mayBeReplayed = (error: unknown): boolean =>
  error instanceof Failure
    ? !outOfReach.has(error.code)
    : error instanceof Error && 'code' in error && error.code === 'HW001'

/** With these nothing was asked of the database, or nothing can be. */
const outOfReach: ReadonlySet<FailureCode> = new Set(['busy', 'unavailable', 'timed_out'])

/** The answer of the write with this key, once a running write is done; null if there was none. */
export async function findFirst(tx: Tx, claimed: Claimed): Promise<{ answer: unknown } | null> {
  await alone.later(tx, { claim: claimOf(claimed) })
  const [first] = await find[claimed.holder.column](tx, ownOf(claimed))
  return first ? { answer: firstAnswer(claimed, first) } : null
}

const claimOf = ({ agencyId, holder, key }: Claimed): string =>
  `${agencyId} ${holder.column} ${holder.id} ${key}`

const ownOf = ({ agencyId, holder, key }: Claimed): Own => ({ agencyId, id: holder.id, key })

type Own = { agencyId: string; id: string; key: string }
type Kept = { fingerprint: Buffer; response: Json | null }

const alone = prepared((tx, { claim }: { claim: string }) =>
  tx.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${claim}, 0))`.as('claimed')),
)

const findOf = (column: KeyHolder['column']) =>
  prepared((tx, { id, key }: Own) =>
    tx
      .selectFrom('idempotency_keys')
      .select(['fingerprint', 'response'])
      .where(column, '=', id)
      .where('key', '=', key),
  )
const find = { user_id: findOf('user_id'), link_id: findOf('link_id') }

const refuseOf = (column: KeyHolder['column']) =>
  prepared((tx, { id, key }: Own) =>
    tx.selectNoFrom((eb) =>
      sql`app.refuse_replayed(${eb.exists(
        eb
          .selectFrom('idempotency_keys')
          .select(sql.lit(1).as('one'))
          .where(column, '=', id)
          .where('key', '=', key),
      )})`.as('refused'),
    ),
  )
const refuse = { user_id: refuseOf('user_id'), link_id: refuseOf('link_id') }

const keepOf = (column: KeyHolder['column']) =>
  prepared((tx, { agencyId, id, key, fingerprint, response }: Own & Kept) =>
    tx
      .insertInto('idempotency_keys')
      .values({ agency_id: agencyId, [column]: id, key, fingerprint, response }),
  )
const keep = { user_id: keepOf('user_id'), link_id: keepOf('link_id') }

/** Forgets keys that were claimed before. */
export const removeOldKeys = (tx: Tx, before: Date) =>
  tx.deleteFrom('idempotency_keys').where('created_at', '<', before.toISOString()).execute()

function firstAnswer(claimed: Claimed, first: Kept): unknown {
  if (!claimed.fingerprints.some((one) => one.equals(first.fingerprint))) {
    throw new Failure('idempotency_mismatch')
  }
  if (claimed.secret) throw new Failure('answered_once')
  return first.response
}
