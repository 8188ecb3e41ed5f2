import type { Logger } from 'pino'
import { startSealer } from './plumbing/audit/sealer.ts'
import type { Keys } from './plumbing/crypto/protected.ts'
import type { AppServices } from './plumbing/services.ts'
import { poolSize } from './plumbing/db/connections.ts'
import { openDatabase } from './plumbing/db/pool.ts'
import { refuseBrokenWalls } from './plumbing/db/walls.ts'
import { buildServer } from './plumbing/http/server.ts'
import { nothingOn, type SwitchedOn } from './plumbing/http/switched-on.ts'
import { startWorker, type Worker } from './plumbing/jobs/worker.ts'
import { smtpMailer } from './plumbing/mail/mailer.ts'
import { startLive } from './plumbing/live/sockets.ts'
import { openStorage, readFileRoom, readS3Settings } from './plumbing/storage/open-storage.ts'
import { loadKeys } from './plumbing/data-folder.ts'
import { readable } from './process/address.ts'
import { rawRoutes, routes, webhookRoutes } from './rooms/routes.ts'
import { tasks } from './rooms/tasks.ts'

type AppOptions = {
  databaseUrl: string
  /** Where databaseUrl names a pooler: the database itself; null or left out: databaseUrl. */
  directUrl?: string | null
  /** A streaming copy that answers what only reads; null or left out: there is none. */
  readUrl?: string | null
  /** Connections that the process makes at most; null or left out: by what the database allows. */
  connections?: number | null
  port: number
  host: string
  dataDir: string
  webRoot: string | null
  log: Logger
  keys?: Keys
  /** Where people reach the product; null or left out: where it listens. */
  publicUrl?: string | null
  /** The mail server; null or left out: mails are kept in the outbox. */
  mail?: { smtpUrl: string; from: string } | null
  /** The proxies whose word is taken for a caller's address and for HTTPS; nobody's if left out. */
  trustProxy?: string | null
  /** What a browser must be told of; nothing if left out. */
  switchedOn?: SwitchedOn
}

/**
 * Starts everything that one process serves, on a migrated database: HTTP, live events, jobs.
 * Rejects with code EADDRINUSE where the port is taken; nothing is left running then.
 */
export async function startApp(
  options: AppOptions,
): Promise<{ address: string; close(): Promise<void> }> {
  const directUrl = options.directUrl ?? options.databaseUrl
  const size = await poolSize(directUrl, options.connections ?? null)
  const db = openDatabase(options.databaseUrl, {
    size,
    directUrl,
    readUrl: options.readUrl,
    warn: ({ message }) =>
      options.log.warn({ why: message }, 'the copy is not read from for a while'),
  })
  // Whatever was started is stopped in the opposite order, at the end or when a later part fails.
  const stops: (() => Promise<void> | undefined)[] = [() => db.close()]
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
  }
  try {
    await refuseBrokenWalls(db)
    let address = ''
    const keys = options.keys ?? (await loadKeys(options.dataDir))
    const services: AppServices = {
      log: options.log,
      keys,
      storage: openStorage(keys, { dataDir: options.dataDir, s3: readS3Settings(process.env) }),
      fileRoom: readFileRoom(process.env),
      clock: () => new Date(),
      mailer: options.mail ? smtpMailer(options.mail.smtpUrl, options.mail.from) : null,
      get publicUrl() {
        return options.publicUrl ?? readable(address, options.host)
      },
    }
    let worker: Worker | undefined
    const server = await buildServer(services, db, routes, {
      webRoot: options.webRoot,
      workerReady: () => worker?.ready() ?? false,
      raw: rawRoutes,
      webhooks: webhookRoutes,
      trustProxy: options.trustProxy ?? null,
      switchedOn: options.switchedOn ?? nothingOn,
    })
    stops.push(() => server.close())
    address = await server.listen({ port: options.port, host: options.host })
    const live = await startLive(server, services, db)
    // Sockets first: the HTTP server waits for them.
    stops.push(() => live.close())
    const sealer = await startSealer(services, db)
    stops.push(() => sealer.close())
    worker = await startWorker(services, db, tasks)
    stops.push(() => worker?.stop())
    return { address, close }
  } catch (error) {
    await close()
    throw error
  }
}
