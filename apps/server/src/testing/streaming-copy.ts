import { spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '../plumbing/db/migrate.ts'
import { packagedInstallation } from '../plumbing/postgres/binaries.ts'
import { openCluster } from '../plumbing/postgres/cluster.ts'
import { chooseEndpoint, connectionUrl } from '../plumbing/postgres/endpoint.ts'
import { openHome } from '../plumbing/postgres/home.ts'
import { readableInstallation } from '../plumbing/postgres/readable.ts'
import { startServer } from '../plumbing/postgres/server.ts'
import { serverSettings } from '../plumbing/postgres/settings.ts'
import { startEmbedded } from '../plumbing/postgres/start.ts'

/** A migrated database and a streaming copy of it, each a PostgreSQL of its own. */
export type Streaming = {
  readonly url: string
  readonly copyUrl: string
  /** Lets the copy fall behind, and catch up. */
  hold(): Promise<void>
  release(): Promise<void>
  stopCopy(): Promise<void>
  stop(): Promise<void>
}

const quick = { durable: false, log: () => {} }

/** Starts both. The copy begins with the files of the primary, taken while it stood still. */
export async function startStreaming(): Promise<Streaming> {
  const folder = mkdtempSync(join(tmpdir(), 'homeward-copy-'))
  chmodSync(folder, 0o711)
  const [one, two] = [join(folder, 'one'), join(folder, 'two')]
  const before = await startEmbedded({ dir: one, ...quick })
  await migrate(before.url)
  await before.stop()
  // What it writes has to say enough for a copy, from before the copy begins.
  await (await start(one)).stop()
  spawnSync('cp', ['-a', one, two])
  const primary = await start(one)
  const copy = await start(two, primary.conninfo)
  return {
    url: primary.url,
    copyUrl: copy.url,
    hold: () => ask(copy.url, 'select pg_wal_replay_pause()'),
    release: () => ask(copy.url, 'select pg_wal_replay_resume()'),
    stopCopy: () => copy.stop(),
    async stop() {
      await copy.stop()
      await primary.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts the cluster of a folder so that it may be copied from; as a copy of another where one is given. */
async function start(dir: string, of?: string) {
  const home = openHome(dir, quick)
  const installation = readableInstallation(packagedInstallation(), home, quick.log)
  const cluster = await openCluster(installation, home, quick)
  if (of !== undefined) {
    writeFileSync(join(cluster.folder, 'standby.signal'), '')
    appendFileSync(
      join(cluster.folder, 'postgresql.auto.conf'),
      `primary_conninfo = '${of} user=postgres password=${cluster.password}'\n`,
    )
  }
  const endpoint = await chooseEndpoint(home)
  const settings = { ...serverSettings(quick), wal_level: 'replica', max_wal_senders: '4' }
  const server = startServer(installation, home, { cluster: cluster.folder, endpoint, settings })
  const url = connectionUrl(endpoint, cluster.password, 'homeward')
  while (
    !(await ask(url, 'select 1').then(
      () => true,
      () => false,
    ))
  ) {
    if (server.hasEnded()) throw new Error(server.output())
    await pause(20)
  }
  const conninfo =
    endpoint.kind === 'socket' ? `host=${endpoint.folder}` : `host=127.0.0.1 port=${endpoint.port}`
  return { url, conninfo, stop: () => server.stop() }
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
