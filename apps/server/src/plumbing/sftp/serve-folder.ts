import { open, readdir, rename, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import ssh2, { type Connection, type SFTPWrapper } from 'ssh2'

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp

/**
 * What goes wrong with one connection: it is cut at once, a file is taken and said to have failed, or the
 * connection is cut after the file was taken and before the server says so.
 */
type SftpFault = 'cut' | 'broken' | 'lost'

/** How the server behaves; who started it may change it at any time. */
export type SftpManner = {
  /** What goes wrong with the next connection; asked once for each. */
  fault: () => SftpFault | null
  /** Milliseconds before each sign-in. */
  slow: number
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

const fails = (): never => {
  throw new Error('The server failed.')
}

/** Serves the files of a folder over one session. */
export function serveFolder(
  sftp: SFTPWrapper,
  client: Connection,
  { folder, manner, fault }: { folder: string; manner: SftpManner; fault: SftpFault | null },
): void {
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
  // Whatever a path says, it stays below the folder.
  const at = (path: string) => join(folder, join('/', path))
  const answer = (id: number, work: Promise<unknown>) =>
    void work.then(
      () => sftp.status(id, STATUS_CODE.OK),
      (error: NodeJS.ErrnoException) =>
        sftp.status(id, error.code === 'ENOENT' ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE),
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
      .then(({ mode, size }) => sftp.attrs(id, { mode, size, uid: 0, gid: 0, atime: 0, mtime: 0 }))
  })
  sftp.on('STAT', (id, path) => {
    attributes(path).then(
      (found) => sftp.attrs(id, found),
      () => sftp.status(id, STATUS_CODE.NO_SUCH_FILE),
    )
  })
  sftp.on('RENAME', (id, from, to) => {
    const moved = rename(at(from), at(to))
    if (manner.dropAfterRename || fault === 'lost') void moved.then(() => client.end())
    else answer(id, fault === 'broken' ? moved.then(fails) : moved)
  })
  sftp.on('OPENDIR', (id, path) => {
    if (fault === 'lost') client.end()
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
    const key = handle.readUInt32BE()
    const what = handles.get(key)
    handles.delete(key)
    answer(id, what && !Array.isArray(what) ? what.close() : Promise.resolve())
  })
  client.on('close', () => {
    for (const what of handles.values()) if (!Array.isArray(what)) void what.close()
    handles.clear()
  })
}
