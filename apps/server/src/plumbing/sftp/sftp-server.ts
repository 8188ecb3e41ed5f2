import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import ssh2, { type Connection, type ParsedKey } from 'ssh2'
import { type SftpManner, serveFolder } from './serve-folder.ts'

const { Server, utils } = ssh2

/** Who may sign in: with a password, or with the private key to this public key in OpenSSH form. */
export type SftpSignIn = { user: string } & ({ password: string } | { publicKey: string })

/** The types of the library leave it out. */
type Undelayed = Connection & { setNoDelay(isOn: boolean): void }

/** A real SFTP server on loopback, which serves one folder to one user. */
export async function openSftpServer({ folder, signIn }: { folder: string; signIn: SftpSignIn }) {
  // Of the ed25519 keys that ssh2 makes, one in some hundreds cannot be read again.
  const { private: hostKey } = utils.generateKeyPairSync('ecdsa', { bits: 256 })
  const digest = createHash('sha256').update(keyOf(hostKey).getPublicSSH()).digest('base64')
  const manner: SftpManner = {
    fault: () => null,
    slow: 0,
    dropAfterRename: false,
    sizes: new Map(),
    writeOnly: new Set(),
    reads: [],
  }
  const clients = new Set<Connection>()
  const server = new Server({ hostKeys: [hostKey] }, (client) => {
    clients.add(client)
    ;(client as Undelayed).setNoDelay(true)
    client.on('close', () => clients.delete(client))
    client.on('error', () => undefined)
    const fault = manner.fault()
    if (fault === 'cut') {
      client.end()
      return
    }
    authenticate(client, signIn, manner)
    client.on('session', (accept) =>
      accept().on('sftp', (begin) => serveFolder(begin(), client, { folder, manner, fault })),
    )
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    manner,
    endpoint: `sftp://127.0.0.1:${port}`,
    hostKey: `SHA256:${digest.replace(/=+$/, '')}`,
    close: async (): Promise<void> => {
      for (const client of clients) client.end()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}

function keyOf(written: string): ParsedKey {
  const parsed = utils.parseKey(written)
  if (parsed instanceof Error) throw parsed
  return parsed
}

function authenticate(client: Connection, signIn: SftpSignIn, manner: SftpManner): void {
  const way = 'password' in signIn ? 'password' : 'publickey'
  const key = 'publicKey' in signIn ? keyOf(signIn.publicKey) : null
  client.on('authentication', (asked) => {
    const byPassword =
      asked.method === 'password' && 'password' in signIn && asked.password === signIn.password
    const byKey =
      asked.method === 'publickey' &&
      key !== null &&
      asked.key.data.equals(key.getPublicSSH()) &&
      // Without a signature it only asks whether this key would do.
      (!asked.signature || (asked.blob && key.verify(asked.blob, asked.signature, asked.hashAlgo)))
    const isKnown = asked.username === signIn.user && (byPassword || byKey)
    void pause(manner.slow).then(() => (isKnown ? asked.accept() : asked.reject([way])))
  })
}
