import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { ZipFile } from 'yazl'
import { csvLine } from '../csv.ts'
import { rowsOf } from '../reading-store.ts'
import { findTables } from '../tables-store.ts'
import { type OpenedTable, openTable } from './open-table.ts'
import {
  accountsPath,
  type FileEntry,
  filePath,
  type Manifest,
  manifestPath,
  tablePath,
  type TableEntry,
} from './manifest.ts'
import { storedFileIds } from '../../files/door.ts'
import { selectArchivedAccounts } from '../../identity/door.ts'
import type { Keys } from '../../../plumbing/crypto/protected.ts'

type Source = {
  readonly client: pg.Client
  readonly keys: Keys
  readonly agency: { readonly id: string; readonly name: string }
  readonly now: Date
  /** The last migration of the database. */
  readonly schema: string
  /** A file piece by piece; null where the storage no longer has it. */
  file(id: string): Promise<Readable | null>
}

type Progress = { tables: number; files: number; rows: number; missing: number }

/** Is told how far the archive is; throws to give it up. */
type Watcher = {
  begun(totals: { tables: number; files: number }): Promise<void>
  wrote(progress: Progress): Promise<void>
}

/**
 * The archive of an agency, as a stream: a CSV per table, every file, the accounts of its people
 * without passwords, and last a manifest with the checksum of each. Made while it is read.
 */
export async function writeArchive(source: Source, watcher: Watcher): Promise<Readable> {
  const tables = (await findTables(source.client)).map((table) => openTable(source.keys, table))
  const files = await storedFileIds(source.client)
  await watcher.begun({ tables: tables.length, files: files.length })

  const zip = new ZipFile()
  const done: Progress = { tables: 0, files: 0, rows: 0, missing: 0 }
  const wroteTables: TableEntry[] = []
  const wroteFiles: FileEntry[] = []
  const missing: string[] = []
  const add = (path: string, content: () => AsyncIterable<Buffer>, compress = true) =>
    zip.addReadStreamLazy(path, { compress, mtime: source.now }, (ready) => {
      const stream = Readable.from(content())
      // An entry that cannot be read ends the whole archive.
      stream.once('error', (error) => zip.outputStream.emit('error', error))
      ready(null, stream)
    })

  for (const table of tables) {
    add(tablePath(table.name), async function* () {
      const hash = createHash('sha256')
      let rows = 0
      for await (const lines of linesOf(source, table)) {
        rows += lines.length
        done.rows += lines.length
        yield hashed(hash, lines.join(''))
        await watcher.wrote(done)
      }
      done.tables += 1
      wroteTables.push({
        name: table.name,
        path: tablePath(table.name),
        columns: table.columns,
        opened: table.opened,
        // The first line names the columns.
        rows: rows - 1,
        sha256: hash.digest('hex'),
      })
      await watcher.wrote(done)
    })
  }
  add(accountsPath, async function* () {
    yield Buffer.from(csvLine(['id', 'username', 'email', 'phone', 'name']))
    for await (const rows of rowsOf(source.client, selectArchivedAccounts)) {
      yield Buffer.from(rows.map(csvLine).join(''))
    }
  })
  for (const id of files) {
    const content = async function* () {
      const file: AsyncIterable<Buffer> | null = await source.file(id)
      if (file) {
        const hash = createHash('sha256')
        let bytes = 0
        for await (const piece of file) {
          hash.update(piece)
          bytes += piece.length
          yield piece
        }
        wroteFiles.push({ id, path: filePath(id), bytes, sha256: hash.digest('hex') })
      } else missing.push(id)
      done.files += 1
      done.missing = missing.length
      await watcher.wrote(done)
    }
    add(filePath(id), content, false)
  }
  add(manifestPath, async function* () {
    const manifest: Manifest = {
      format: 'homeward-agency',
      version: 1,
      agency: source.agency,
      made_at: source.now.toISOString(),
      schema: source.schema,
      tables: wroteTables,
      files: wroteFiles,
      missing,
    }
    yield Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  })
  zip.end()
  return zip.outputStream as Readable
}

/** The lines of a table: its columns first, then its rows a batch at a time. */
async function* linesOf({ client, agency }: Source, table: OpenedTable): AsyncGenerator<string[]> {
  yield [csvLine(table.columns)]
  for await (const rows of rowsOf(client, table.query)) {
    yield rows.map((row) => csvLine(table.open(agency.id, row)))
  }
}

const hashed = (hash: Hash, text: string): Buffer => {
  const bytes = Buffer.from(text)
  hash.update(bytes)
  return bytes
}
