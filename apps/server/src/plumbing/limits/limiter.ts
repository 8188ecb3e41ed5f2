import { type LimitName, limits } from '@homeward/domain/identity/limits'
import type { Logger } from 'pino'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { enteringPool } from '../db/entering-pool.ts'

/** What is left of a limit after a call was counted. */
type Counted = {
  readonly allowed: boolean
  readonly remaining: number
  /** Seconds until the count begins again. */
  readonly reset: number
}

/** Counts calls in the database, so that all processes count together. */
export type Limiter = {
  /** Null if nothing can be counted at the moment and the limit lets calls pass then. */
  count(limit: LimitName, subject: string): Promise<Counted | null>
  close(): Promise<void>
}

/**
 * Limits for calls that cost time, not secrets, let calls pass while nothing can be counted. Everything
 * else is refused, because a secret could be guessed or taken: a broken counter must not open a door.
 */
const openWithoutCount: readonly LimitName[] = ['search', 'export']

/** Seconds after which it is worth asking again when nothing can be counted. */
const uncounted = 5

/** Connections of each limiter. */
export const limiterSize = 2

/** Calls are counted on connections of their own, so that they do not wait behind long work. */
export function openLimiter(at: { url: string; log: Logger }): Limiter {
  // A count that a crash forgets costs nothing; waiting for the disk would, at every search.
  const how = { role: 'homeward_identity', timeout: 3000, lasting: 'off' } as const
  const pool = enteringPool(at.url, how, { max: limiterSize })
  const counters = new Map<LimitName, RateLimiterPostgres>()
  const counterOf = (name: LimitName): RateLimiterPostgres => {
    const { points, seconds: duration } = limits[name]
    const counter =
      counters.get(name) ??
      new RateLimiterPostgres({
        storeClient: { query: (statement: Statement) => counting(pool, statement) },
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration,
      })
    counters.set(name, counter)
    return counter
  }
  return {
    async count(name, subject) {
      try {
        return told(await counterOf(name).consume(subject), true)
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return told(refused, false)
        const code = refused instanceof Error && 'code' in refused ? refused.code : undefined
        at.log.warn({ limit: name, code }, 'calls cannot be counted')
        if (openWithoutCount.includes(name)) return null
        return { allowed: false, remaining: 0, reset: uncounted }
      }
    },
    close: () => pool.end(),
  }
}

type Statement = { readonly text: string; readonly values: unknown[] }

/** The counter's own statement; a connection of ours takes text and values, and no callback. */
async function counting(pool: ReturnType<typeof enteringPool>, { text, values }: Statement) {
  const client = await pool.connect()
  try {
    return await client.query(text, values)
  } finally {
    client.release()
  }
}

const told = (counted: RateLimiterRes, allowed: boolean): Counted => ({
  allowed,
  remaining: Math.max(0, counted.remainingPoints),
  reset: Math.max(1, Math.ceil(counted.msBeforeNext / 1000)),
})
