import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { Client, type SFTPWrapper } from 'ssh2'
import { NotPublic, reachable } from '../integrations/public/public-url.ts'
import { readWhole } from './sftp-read.ts'
import {
  byName,
  isPlainName,
  largestFile,
  NotHandedOver,
  type Parcel,
  type Transport,
  type WaitingFile,
} from './transport.ts'

type Server = {
  endpoint: string
  user: string | null
  /** A password, or a private key in its written form. */
  secret: string | null
  /** The fingerprint of the server's key, as SHA256:… */
  hostKey: string | null
  /** Where files are put and where they are fetched; outgoing and incoming if it is left out. */
  folders?: Folders
}

type Folders = { outgoing: string; incoming: string }
const usual: Folders = { outgoing: 'outgoing', incoming: 'incoming' }

/** Files of an SFTP server, in two folders below the path of its address. */
export function sftpTransport(server: Server): Transport {
  const root = new URL(server.endpoint).pathname.replace(/\/+$/, '')
  const folders = server.folders ?? usual
  const outgoing = `${root === '' ? '' : `${root}/`}${folders.outgoing}`
  const incoming = `${root === '' ? '' : `${root}/`}${folders.incoming}`
  const has = async (sftp: SFTPWrapper, { name, bytes }: Parcel): Promise<boolean> => {
    const path = `${outgoing}/${name}`
    return (await sizeOf(sftp, path)) === bytes.length && holds(sftp, path, bytes)
  }
  return {
    async put(parcel, signal) {
      const { sftp, end } = await connect(server, signal)
      const target = `${outgoing}/${parcel.name}`
      try {
        if ((await before(sizeOf(sftp, target))) !== null) {
          if (await has(sftp, parcel)) return
          throw new NotHandedOver('The server has another file of this name.', { later: false })
        }
        await before(
          promisify<void>((done) =>
            sftp.writeFile(`${target}.part`, Buffer.from(parcel.bytes), done),
          )(),
        )
        // From here on the file may be there, whatever is heard of it.
        await promisify<void>((done) => sftp.rename(`${target}.part`, target, done))()
      } finally {
        end()
      }
    },
    async has(parcel, signal) {
      const { sftp, end } = await connect(server, signal)
      return has(sftp, parcel).finally(end)
    },
    async list(signal) {
      const { sftp, end } = await connect(server, signal)
      return listOf(sftp, incoming).finally(end)
    },
    async get(name, signal) {
      const { sftp, end } = await connect(server, signal)
      const path = `${incoming}/${name}`
      try {
        if (((await sizeOf(sftp, path)) ?? 0) > largestFile)
          throw new Error('The file is too large.')
        return await readWhole(sftp, path)
      } finally {
        end()
      }
    },
    async test(signal) {
      const { sftp, end } = await connect(server, signal)
      try {
        if ((await sizeOf(sftp, outgoing)) === null) {
          throw new Error(`There is no folder ${folders.outgoing}.`)
        }
        const names = await listOf(sftp, incoming)
        return `The server accepted the sign-in; files waiting: ${names.length}.`
      } finally {
        end()
      }
    },
  }
}

const fingerprint = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

/** Signs in to the server whose key is known. Whatever fails here happens before anything is sent. */
async function connect(
  { endpoint, user, secret, hostKey }: Server,
  signal: AbortSignal,
): Promise<{ sftp: SFTPWrapper; end: () => void }> {
  const { url, address } = await reachable(endpoint, 'sftp').catch((error: unknown) => {
    throw error instanceof NotPublic ? new NotHandedOver(error.message, { later: true }) : error
  })
  const client = new Client()
  const end = () => void client.destroy()
  let shown: string | null = null
  const opened = new Promise<SFTPWrapper>((resolve, reject) => {
    const fail = (error: Error) => reject(refusalOf(error, { shown, hostKey }))
    signal.addEventListener('abort', () => {
      end()
      fail(new Error('The server did not respond in time.'))
    })
    client.on('error', fail)
    client.on('close', () => fail(new Error('The server closed the connection.')))
    client.on('ready', () => client.sftp((error, sftp) => (error ? fail(error) : resolve(sftp))))
  })
  // Time also runs out for a connection that was never begun.
  opened.catch(() => undefined)
  const isKey = secret?.startsWith('-----BEGIN') ?? false
  try {
    client.connect({
      host: address,
      port: url.port === '' ? 22 : Number(url.port),
      username: user ?? '',
      ...(secret !== null && (isKey ? { privateKey: secret } : { password: secret })),
      readyTimeout: 8000,
      hostVerifier: (key: Buffer) => {
        shown = fingerprint(key)
        return shown === hostKey
      },
    })
    // A sign-in is many small messages, each of which would wait for the one before to be confirmed.
    client.setNoDelay(true)
  } catch {
    throw new NotHandedOver('The private key cannot be read.', { later: false })
  }
  return { sftp: await opened.finally(() => signal.aborted && end()), end }
}

type Keys = { shown: string | null; hostKey: string | null }

function refusalOf(error: Error, { shown, hostKey }: Keys): NotHandedOver {
  if (shown !== null && hostKey === null) {
    return new NotHandedOver(
      `The server shows the host key ${shown}. Compare it with what the operator of the server told you, and enter it.`,
      { later: false },
    )
  }
  if (shown !== null && shown !== hostKey) {
    const sentence = `The server shows another host key than the one entered: ${shown}.`
    return new NotHandedOver(sentence, { later: false })
  }
  if ('level' in error && error.level === 'client-authentication') {
    return new NotHandedOver('The server rejected the user name, password or key.', {
      later: false,
      signIn: true,
    })
  }
  return new NotHandedOver('The server could not be reached.', { later: true })
}

/** What fails before the file has its name leaves nothing that anyone takes. */
const before = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    const sentence = 'The file could not be written to the folder.'
    throw error instanceof NotHandedOver ? error : new NotHandedOver(sentence, { later: true })
  })

/** SSH_FX_NO_SUCH_FILE. */
const missing = 2

const sizeOf = (sftp: SFTPWrapper, path: string): Promise<number | null> =>
  new Promise((resolve, reject) => {
    sftp.stat(path, (error, found) => {
      if (!error) resolve(found.size)
      else if ('code' in error && error.code === missing) resolve(null)
      else reject(error)
    })
  })

/** SSH_FX_PERMISSION_DENIED. */
const denied = 3

/** Whether a file holds these bytes. What may not be read back is taken by its name and size. */
const holds = (sftp: SFTPWrapper, path: string, bytes: Uint8Array): Promise<boolean> =>
  readWhole(sftp, path).then(
    (found) => found.equals(bytes),
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === denied) return true
      throw error
    },
  )

async function listOf(sftp: SFTPWrapper, folder: string): Promise<WaitingFile[]> {
  type Listed = { filename: string; attrs: { size?: number; mtime?: number } }
  const list = promisify<string, Listed[]>((at, done) => sftp.readdir(at, done))
  return (await list(folder))
    .filter(({ filename }) => isPlainName(filename))
    .map(({ filename: name, attrs: { size, mtime } }) => ({
      name,
      size: size ?? null,
      modifiedAt: mtime === undefined ? null : new Date(mtime * 1000).toISOString(),
    }))
    .toSorted(byName)
}
