import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Failure } from '../failure.ts'

/** What a full disk, or a quota of it, says. */
const full: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

/** The failure for a caller if no space is left; any other error unchanged. */
const orFull = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && full.has(error.code)
    ? Object.assign(new Failure('storage_full'), { cause: error })
    : error

/**
 * Writes beside a path, piece by piece, and returns where. The path itself has nothing until the file is
 * moved, and an interrupted write leaves nothing.
 */
export async function writeBeside(
  path: string,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<string> {
  const part = `${path}.${randomUUID()}.part`
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const handle = await open(part, 'wx', 0o600)
    try {
      for await (const piece of pieces) await handle.appendFile(piece)
      await handle.sync()
    } finally {
      await handle.close()
    }
    return part
  } catch (error) {
    await rm(part, { force: true })
    throw orFull(error)
  }
}

/** Removes unfinished files from before a time: their process ended in the middle. */
export async function sweepParts(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  for (const name of names.filter((one) => one.endsWith('.part'))) {
    const part = join(folder, name)
    const written = await stat(part).catch(() => null)
    if (written && written.mtime < before) await rm(part, { force: true })
  }
}
