import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Why tests cannot run through PgBouncer here; null where they can. */
export const whyNoPgbouncer = (): string | null => (version() ? null : 'no pgbouncer is installed')

/** Its numbers; null where none is installed. */
function version(): readonly [major: number, minor: number] | null {
  const { error, stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' })
  if (error) return null
  const [, major = 0, minor = 0] = /PgBouncer (\d+)\.(\d+)/.exec(stdout) ?? []
  return [Number(major), Number(minor)]
}

/** From 1.21 on it keeps the names of statements. */
function keepsNames(): boolean {
  const [major, minor] = version() ?? [0, 0]
  return major > 1 || minor >= 21
}

type Bouncer = {
  /** Of it, without a database. */
  readonly address: string
  stop(): Promise<void>
}

/** The same database through PgBouncer, which pools by transactions. */
export function throughPooler(address: string, url: string): string {
  const through = new URL(address)
  through.pathname = new URL(url).pathname
  return through.href
}

/** Starts PgBouncer before the server of a database, with few connections that all clients share. */
export async function startPgbouncer(url: string, connections: number): Promise<Bouncer> {
  const { hostname, port, username, password } = new URL(url)
  const host = decodeURIComponent(hostname)
  const folder = mkdtempSync(join(tmpdir(), 'homeward-pgbouncer-'))
  const own = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${host} port=${port || 5432} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
${keepsNames() ? 'max_prepared_statements = 200' : ''}
default_pool_size = ${connections}
max_client_conn = 500
ignore_startup_parameters = options
logfile = ${join(folder, 'pgbouncer.log')}
`,
    { mode: 0o644 },
  )
  const bouncer = spawn('pgbouncer', ['-q', file], {
    stdio: 'ignore',
    ...accountFor(host, folder),
  })
  await listening(bouncer, own)
  return {
    address: `postgresql://${username}@127.0.0.1:${own}${keepsNames() ? '' : '?prepare=false'}`,
    async stop() {
      const ended = once(bouncer, 'exit')
      bouncer.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** It refuses to run as root, and must reach the socket: it runs as who owns that. */
function accountFor(host: string, folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const { uid, gid } = host.startsWith('/') ? statSync(host) : { uid: 65_534, gid: 65_534 }
  spawnSync('chown', ['-R', `${uid}:${gid}`, folder])
  return { uid, gid }
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

async function listening(bouncer: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (bouncer.exitCode !== null) throw new Error('PgBouncer did not start.')
    const socket = connect(port, '127.0.0.1')
    const open = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (open) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('PgBouncer does not listen.')
}
