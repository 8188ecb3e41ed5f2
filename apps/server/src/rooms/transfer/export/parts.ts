import type { Storage } from '../../../plumbing/storage/storage.ts'
import { v7 as uuid } from 'uuid'

type Part = {
  readonly number: number
  readonly storageId: string
  readonly byteSize: number
}

/** An archive is kept in parts of this many bytes, so that it never has to fit into memory. */
const partSize = 4 * 1024 * 1024

/** Stores a stream in parts; reports each part once it is in the storage. */
export async function keepInParts(
  storage: Storage,
  bytes: AsyncIterable<Buffer>,
  kept: (part: Part) => Promise<void>,
): Promise<void> {
  let number = 0
  let waiting: Buffer[] = []
  let size = 0
  const keep = async () => {
    const part = { number: ++number, storageId: uuid(), byteSize: size }
    await storage.put(part.storageId, Buffer.concat(waiting))
    waiting = []
    size = 0
    await kept(part)
  }
  for await (const chunk of bytes) {
    waiting.push(chunk)
    size += chunk.length
    if (size >= partSize) await keep()
  }
  if (size > 0) await keep()
}

/** The bytes of an archive, part after part. */
export async function* readParts(
  storage: Storage,
  storageIds: readonly string[],
): AsyncGenerator<Buffer> {
  for (const id of storageIds) yield await storage.get(id)
}
