import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { packagedInstallation, type Installation } from './binaries.ts'
import { openCluster, type Cluster } from './cluster.ts'
import { chooseEndpoint, connectionUrl } from './endpoint.ts'
import { EmbeddedPostgresError } from './failure.ts'
import { lockCluster } from './cluster-lock.ts'
import { openHome, type Home } from './home.ts'
import { clearLeftovers } from './leftover.ts'
import { readableInstallation } from './readable.ts'
import { startServer, type Server } from './server.ts'
import { serverSettings } from './settings.ts'

export type EmbeddedOptions = {
  /** The application's data folder; the cluster lives in `<dir>/postgres`. Made where missing. */
  dir: string
  log: (line: string) => void
  /** false only for tests: does not wait for the disk, so a power cut may destroy the data. */
  durable?: boolean
  /** Another PostgreSQL than the packaged one. */
  installation?: Installation
}

export type EmbeddedPostgres = {
  /** Of the database `homeward`, as superuser. */
  url: string
  /** Settled when the server has ended, also by itself. */
  ended: Promise<void>
  stop(): Promise<void>
}

const DATABASE = 'homeward'
const ATTEMPTS = 5
const RECOVERY_PATIENCE_MS = 10 * 60_000

/**
 * Starts the PostgreSQL of the data folder and waits until it answers a query. Throws an
 * EmbeddedPostgresError with a sentence for the user, for one when the data is in use already.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dir, log, durable = true } = options
  const home = openHome(dir, { durable, log })
  const held = lockCluster(home.path)
  let server: Server | undefined
  try {
    const source = options.installation ?? packagedInstallation()
    const installation = readableInstallation(source, home, log)
    const cluster = await openCluster(installation, home, { durable, log })
    await clearLeftovers(home, cluster.folder, log)
    const settings = serverSettings({ durable })
    const running = await startPatiently(installation, home, { cluster, settings, log })
    server = running.server
    await createDatabase(running.url('postgres'))
    void running.server.ended.then(() => held.release())
    return {
      url: running.url(DATABASE),
      ended: running.server.ended,
      stop: () => running.server.stop(),
    }
  } catch (error) {
    await server?.stop()
    held.release()
    throw error
  }
}

/** Tries again where another program took the port, or backends of a killed server are still ending. */
async function startPatiently(
  installation: Installation,
  home: Home,
  options: { cluster: Cluster; settings: Record<string, string>; log: (line: string) => void },
) {
  const { cluster, settings, log } = options
  for (let attempt = 1; ; attempt++) {
    const endpoint = await chooseEndpoint(home)
    const url = (database: string) => connectionUrl(endpoint, cluster.password, database)
    const server = startServer(installation, home, { cluster: cluster.folder, endpoint, settings })
    if (await answers(server, url('postgres'), log)) return { server, url }
    const output = server.output()
    if (
      attempt === ATTEMPTS ||
      !/pre-existing shared memory|could not bind|could not create any/.test(output)
    ) {
      throw new EmbeddedPostgresError(`PostgreSQL did not start:\n${output}`)
    }
    await pause(1000)
  }
}

/** Waits for a real query to succeed: the port is open long before, during recovery. */
async function answers(server: Server, url: string, log: (line: string) => void) {
  const started = Date.now()
  let told = started
  while (!server.hasEnded()) {
    if (await canQuery(url)) return true
    const now = Date.now()
    if (now - started > RECOVERY_PATIENCE_MS) {
      await server.stop()
      return false
    }
    if (now - told > 5000) {
      told = now
      log('PostgreSQL is recovering from an interrupted run …')
    }
    await pause(20)
  }
  return false
}

async function canQuery(connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function createDatabase(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      DATABASE,
    ])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}
