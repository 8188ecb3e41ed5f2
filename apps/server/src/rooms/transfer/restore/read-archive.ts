import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromBuffer, open, type ZipFile } from 'yauzl'
import { Manifest, manifestPath } from '../export/manifest.ts'
import { archiveLimits, overLimits, tooMany } from './archive-limits.ts'

/** An archive of an agency, opened: its manifest, and the content of each path. */
export type Archive = {
  readonly manifest: Manifest
  stream(path: string): Promise<Readable>
  bytes(path: string): Promise<Buffer>
  close(): void
}

/** Opens an archive from a path or from its bytes. Throws in words where it is none of ours. */
export async function openArchive(source: string | Buffer): Promise<Archive> {
  const zip = await openZip(source)
  const entries = await entriesWithin(zip)
  const stream = async (path: string): Promise<Readable> => {
    const entry = entries.get(path)
    if (!entry) throw new Error(`The archive has no ${path}.`)
    return new Promise((resolve, reject) => {
      zip.openReadStream(entry, (error, content) => (error ? reject(error) : resolve(content)))
    })
  }
  const bytes = async (path: string): Promise<Buffer> => buffer(await stream(path))
  // Archives are brought by agencies: nothing of one is taken for what it should be.
  const read = Manifest.safeParse(parsed(await bytes(manifestPath)))
  if (!read.success)
    throw new Error('This is not an archive of an agency, or of a version not known here.')
  const manifest = read.data
  return { manifest, stream, bytes, close: () => zip.close() }
}

/** Holds every table and file against the checksums of the manifest; answers what differs. */
export async function checkArchive(archive: Archive): Promise<string[]> {
  const wrong: string[] = []
  for (const { path, sha256 } of [...archive.manifest.tables, ...archive.manifest.files]) {
    const hash = createHash('sha256')
    for await (const chunk of await archive.stream(path)) hash.update(chunk as Buffer)
    if (hash.digest('hex') !== sha256) wrong.push(`${path} differs from its checksum.`)
  }
  return wrong
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return null
  }
}

const openZip = (source: string | Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const opened = (error: Error | null, zip: ZipFile) => (error ? reject(error) : resolve(zip))
    const options = { lazyEntries: true, autoClose: false }
    if (typeof source === 'string') open(source, options, opened)
    else fromBuffer(source, options, opened)
  })

/** The entries by their paths. What they say of their sizes holds: reading one ends with an error else. */
async function entriesWithin(zip: ZipFile): Promise<Map<string, Entry>> {
  const isMany = zip.entryCount > archiveLimits.entries
  const entries = isMany ? [] : await entriesOf(zip)
  const problem = isMany ? tooMany : overLimits(entries, zip.fileSize)
  if (problem === null) return new Map(entries.map((entry) => [entry.fileName, entry]))
  zip.close()
  throw new Error(`${problem} Nothing was restored.`)
}

const entriesOf = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = []
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      zip.readEntry()
    })
    zip.once('end', () => resolve(entries))
    zip.once('error', reject)
    zip.readEntry()
  })
