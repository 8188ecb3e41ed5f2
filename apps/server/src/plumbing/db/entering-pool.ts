import type { PostgresPool } from 'kysely'
import pg from 'pg'
import type { Announcer } from './announcer.ts'
import { orAway } from './away.ts'
import { enteringClient } from './entering-client.ts'
import type { Entry } from './entry.ts'

/** The most milliseconds that anyone waits for a connection. */
export const patience = 3000

type Options = {
  readonly max: number
  readonly patience?: number
  readonly announce?: Announcer['add']
  /** Whether a pooler stands between, which gives each transaction any connection of its own. */
  readonly pooled?: boolean
  readonly types?: pg.CustomTypesConfig
}

/** PgBouncer before 1.21 loses the names of statements: `?prepare=false` behind the database says so. */
const keepsPlans = (url: string): boolean => !/[?&]prepare=false(&|$)/.test(url)

/** Connections on which nothing runs as the role that signed in. */
export function enteringPool(
  url: string,
  own: Pick<Entry, 'role'> & Partial<Entry>,
  { announce, patience: wait = patience, pooled = false, ...rest }: Options,
) {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: wait,
    keepAlive: true,
    Client: enteringClient(own, announce, {
      keepsPlans: keepsPlans(url),
      keepsColumns: !pooled,
    }),
    ...rest,
  })
  // A connection that breaks while idle is replaced by the pool; the next query tells if it cannot be.
  pool.on('error', () => {})
  return {
    options: pool.options,
    connect: () =>
      pool.connect().catch((error: unknown) => {
        throw orAway(error)
      }),
    end: () => pool.end(),
  } satisfies PostgresPool
}
