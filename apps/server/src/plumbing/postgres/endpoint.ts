import { createServer } from 'node:net'
import { mkdirSync, chownSync, chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Home } from './home.ts'

/** Where a server listens: a unix socket (in a folder) or a port of the loopback interface. */
export type Endpoint = { kind: 'socket'; folder: string } | { kind: 'port'; port: number }

const SOCKET_PORT = 5432
/** The shortest limit among the systems is macOS's: 104 bytes with the closing zero. */
const LONGEST_SOCKET_PATH = 103

/**
 * A unix socket where its path is short enough, else a free port. Call it only while holding the home:
 * the socket of a killed server is removed.
 */
export async function chooseEndpoint({ path, account }: Home): Promise<Endpoint> {
  const folder = join(path, 'run')
  const socket = join(folder, `.s.PGSQL.${SOCKET_PORT}`)
  if (process.platform === 'win32' || Buffer.byteLength(socket) > LONGEST_SOCKET_PATH) {
    return { kind: 'port', port: await freePort() }
  }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  chmodSync(folder, 0o700)
  if (account) chownSync(folder, account.uid, account.gid)
  return { kind: 'socket', folder }
}

export function connectionUrl(endpoint: Endpoint, password: string, database: string) {
  const host =
    endpoint.kind === 'socket' ? encodeURIComponent(endpoint.folder) : `127.0.0.1:${endpoint.port}`
  return `postgresql://postgres:${password}@${host}/${database}`
}

export const listenSettings = (endpoint: Endpoint): Record<string, string> =>
  endpoint.kind === 'socket'
    ? {
        listen_addresses: '',
        unix_socket_directories: quoteListItem(endpoint.folder),
        port: String(SOCKET_PORT),
      }
    : {
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        port: String(endpoint.port),
      }

/** The setting is a list: a comma or a space in a path must not end the item. */
const quoteListItem = (path: string) => `"${path.replaceAll('"', '""')}"`

async function freePort() {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}
