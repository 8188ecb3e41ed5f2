import { type CompiledQuery, Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { type Announcer, openAnnouncer } from './announcer.ts'
import type { Entry } from './entry.ts'
import { enteringPool, patience as usualPatience } from './entering-pool.ts'
import { fixedShape } from './fixed-shape.ts'
import { statementOf } from './held-back.ts'
import { type Replica, replicaOf } from './replica.ts'
import type { DB } from './schema.generated.ts'
import { type Share, shareOf } from './share.ts'
import { getTypeParser } from './type-parsers.ts'

export type Tx = Transaction<DB>

/** The two narrow ways into the database; neither can bypass row-level security. */
export type Database = {
  /** For everything that belongs to an agency; sees nothing until a transaction names one. */
  readonly app: Kysely<DB>
  /** For users and sessions, which belong to no agency. */
  readonly identity: Kysely<DB>
  /** Connections for what belongs to an agency. */
  readonly size: number
  readonly url: string
  /** The database itself, without a pooler between: for what must stay on one connection. */
  readonly directUrl: string
  /** What keeps one agency from taking all the connections. */
  readonly share: Share
  /** Hears what transactions of this process announce, with no connection between that may be cut. */
  readonly hear: Announcer['hear']
  /** A copy that answers what only reads; null where there is none. */
  readonly replica: Replica | null
  close(): Promise<void>
}

type Options = {
  /** Connections for what belongs to an agency; users and sessions get a quarter of it. */
  size?: number
  /** Where `url` names a pooler: the database itself. */
  directUrl?: string | undefined
  /** A streaming copy that answers what only reads. */
  readUrl?: string | null | undefined
  /** Is told when the copy cannot be read from. */
  warn?: ((why: Error) => void) | undefined
  /** Milliseconds that work waits for a connection at most. */
  patience?: number
  /** Is told every statement of an agency's transactions, for measurements. */
  onQuery?: ((statement: CompiledQuery) => void) | undefined
}

/** Opens both ways. */
export function openDatabase(url: string, options: Options = {}): Database {
  const size = options.size ?? 16
  const announcer = openAnnouncer((told) =>
    sql`select pg_notify(t.channel, t.payload)
      from unnest(${told.map(({ channel }) => channel)}::text[],
        ${told.map(({ payload }) => payload)}::text[]) as t (channel, payload)`.execute(app),
  )
  const { onQuery, patience = usualPatience } = options
  const pooled = options.directUrl !== undefined && options.directUrl !== url
  const both = { patience, pooled, announce: announcer.add }
  const app = connect(url, 'homeward_app', { ...both, max: size, onQuery })
  const identity = connect(url, 'homeward_identity', { ...both, max: identitySize(size) })
  const share = () => shareOf(Math.ceil(size / 2), patience)
  const copy = options.readUrl
    ? connect(options.readUrl, 'homeward_app', { patience, pooled, max: size, onQuery })
    : null
  const replica = copy && replicaOf({ primary: app, copy, share: share(), warn: options.warn })
  return {
    app,
    identity,
    size,
    url,
    directUrl: options.directUrl ?? url,
    share: share(),
    replica,
    hear: announcer.hear,
    async close() {
      await announcer.close()
      await Promise.all([app.destroy(), identity.destroy(), replica?.close()])
    },
  }
}

/** Connections for users and sessions, beside so many for what belongs to agencies. */
export const identitySize = (size: number): number => Math.max(2, Math.ceil(size / 4))

type Ways = Parameters<typeof enteringPool>[2] & Pick<Options, 'onQuery'>

function connect(url: string, role: Entry['role'], { onQuery, ...ways }: Ways): Kysely<DB> {
  const pool = enteringPool(url, { role }, { ...ways, types: { getTypeParser } })
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [fixedShape()],
    ...(onQuery && { log: ({ query }) => onQuery(statementOf(query)) }),
  })
}
