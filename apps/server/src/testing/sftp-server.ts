import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ssh2, { type Connection } from 'ssh2'
import { onTestFinished } from 'vitest'

const { Server, utils } = ssh2
const { OPEN_MODE, STATUS_CODE } = utils.sftp

/** How the server behaves; a test may change it at any time. */
type Manner = {
  /** Renames the file, and cuts the connection before it says so. */
  dropAfterRename: boolean
  /** What it says of the size of a file, where it is not the truth. */
  sizes: Map<string, number>
  /** Files that may not be read back. */
  writeOnly: Set<string>
  /** The files that were read, each time. */
  reads: string[]
}

type Attributes = {
  mode: number
  size: number
  uid: number
  gid: number
  atime: number
  mtime: number
}
type Listed = { filename: string; attrs: Attributes }

/** A real SFTP server on loopback, which serves a folder of its own to one user. */
export async function anSftpServer(
  signIn: { user: string; password: string },
  folders: readonly string[] = ['outgoing', 'incoming'],
) {
  const folder = await mkdtemp(join(tmpdir(), 'homeward-sftp-'))
  for (const name of folders) await mkdir(join(folder, name))
  // Of the ed25519 keys that ssh2 makes, one in some hundreds cannot be read again.
  const { private: hostKey } = utils.generateKeyPairSync('ecdsa', { bits: 256 })
  const parsed = utils.parseKey(hostKey)
  if (parsed instanceof Error) throw parsed
  const digest = createHash('sha256').update(parsed.getPublicSSH()).digest('base64')
  const manner: Manner = {
    dropAfterRename: false,
    sizes: new Map(),
    writeOnly: new Set(),
    reads: [],
  }
  const server = new Server({ hostKeys: [hostKey] }, (client) =>
    serve(client, { folder, manner, signIn }),
  )
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    await new Promise<void>((resolve) => void server.close(() => resolve()))
    await rm(folder, { recursive: true, force: true })
  })
  const { port } = server.address() as { port: number }
  return {
    folder,
    manner,
    endpoint: `sftp://127.0.0.1:${port}`,
    hostKey: `SHA256:${digest.replace(/=+$/, '')}`,
  }
}

type Served = { folder: string; manner: Manner; signIn: { user: string; password: string } }

function serve(client: Connection, { folder, manner, signIn }: Served): void {
  client.on('error', () => undefined)
  client.on('authentication', (asked) => {
    const known = asked.method === 'password' && asked.username === signIn.user
    if (known && asked.password === signIn.password) asked.accept()
    else asked.reject(['password'])
  })
  client.on('session', (accept) =>
    accept().on('sftp', (begin) => {
      const sftp = begin()
      const handles = new Map<number, FileHandle | Listed[]>()
      const { sizes } = manner
      let last = 0
      const keep = (what: FileHandle | Listed[]): Buffer => {
        last += 1
        handles.set(last, what)
        const handle = Buffer.alloc(4)
        handle.writeUInt32BE(last)
        return handle
      }
      const fileOf = (handle: Buffer) => handles.get(handle.readUInt32BE()) as FileHandle
      const at = (path: string) => join(folder, path)
      const answer = (id: number, work: Promise<unknown>) =>
        void work.then(
          () => sftp.status(id, STATUS_CODE.OK),
          (error: NodeJS.ErrnoException) =>
            sftp.status(
              id,
              error.code === 'ENOENT' ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE,
            ),
        )
      const attributes = async (path: string) => {
        const { mode, size, mtimeMs } = await stat(at(path))
        const mtime = Math.floor(mtimeMs / 1000)
        return { mode, size: sizes.get(path) ?? size, uid: 0, gid: 0, atime: 0, mtime }
      }
      const listed = async (path: string): Promise<Listed[]> =>
        Promise.all(
          (await readdir(at(path))).map(async (filename) => ({
            filename,
            attrs: await attributes(`${path}/${filename}`),
          })),
        )
      sftp.on('OPEN', (id, path, flags) => {
        const isRead = (flags & OPEN_MODE.WRITE) === 0
        if (isRead) manner.reads.push(path)
        if (isRead && manner.writeOnly.has(path)) {
          sftp.status(id, STATUS_CODE.PERMISSION_DENIED)
          return
        }
        const work = open(at(path), flags & OPEN_MODE.WRITE ? 'w' : 'r')
        work.then(
          (file) => sftp.handle(id, keep(file)),
          () => sftp.status(id, STATUS_CODE.FAILURE),
        )
      })
      sftp.on('WRITE', (id, handle, offset, data) =>
        answer(id, fileOf(handle).write(data, 0, data.length, offset)),
      )
      sftp.on('READ', (id, handle, offset, length) => {
        void fileOf(handle)
          .read(Buffer.alloc(length), 0, length, offset)
          .then(({ bytesRead, buffer }) =>
            bytesRead === 0
              ? sftp.status(id, STATUS_CODE.EOF)
              : sftp.data(id, buffer.subarray(0, bytesRead)),
          )
      })
      sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK))
      sftp.on('FSTAT', (id, handle) => {
        void fileOf(handle)
          .stat()
          .then(({ mode, size }) =>
            sftp.attrs(id, { mode, size, uid: 0, gid: 0, atime: 0, mtime: 0 }),
          )
      })
      sftp.on('STAT', (id, path) => {
        attributes(path).then(
          (found) => sftp.attrs(id, found),
          () => sftp.status(id, STATUS_CODE.NO_SUCH_FILE),
        )
      })
      sftp.on('RENAME', (id, from, to) => {
        const moved = rename(at(from), at(to))
        if (manner.dropAfterRename) void moved.then(() => client.end())
        else answer(id, moved)
      })
      sftp.on('OPENDIR', (id, path) => {
        listed(path).then(
          (files) => sftp.handle(id, keep(files)),
          () => sftp.status(id, STATUS_CODE.NO_SUCH_FILE),
        )
      })
      sftp.on('READDIR', (id, handle) => {
        const key = handle.readUInt32BE()
        const files = handles.get(key)
        if (!Array.isArray(files) || files.length === 0) {
          sftp.status(id, STATUS_CODE.EOF)
          return
        }
        handles.set(key, [])
        sftp.name(
          id,
          files.map(({ filename, attrs }) => ({ filename, longname: filename, attrs })),
        )
      })
      sftp.on('CLOSE', (id, handle) => {
        const what = handles.get(handle.readUInt32BE())
        answer(id, what && !Array.isArray(what) ? what.close() : Promise.resolve())
      })
    }),
  )
}
