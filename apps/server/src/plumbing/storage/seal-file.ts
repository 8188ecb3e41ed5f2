import { createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { keyOf, type Keys } from '../crypto/protected.ts'
import { frameKey, openFrames, sealFrames } from './frames.ts'

/** The beginning of a sealed file; a file without one was stored before sealing. */
const mark = Buffer.from('HWSEAL2\n')
/** The beginning of a file that was sealed as a whole, before files were sealed in frames. */
const wholeMark = Buffer.from('HWSEAL1\n')
const saltSize = 16
const nonceSize = 12

/** The longest beginning: mark, length of the key ID, key ID, salt. */
const longestHead = mark.length + 1 + 255 + saltSize

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/**
 * Seals a file with AES-256-GCM and the newest key. The name is part of the seal, so a file put in another's
 * place does not open. Layout: mark, length of the key ID, key ID, salt (16), frames.
 */
export async function* sealPieces(keys: Keys, name: string, pieces: Pieces) {
  const id = Buffer.from(keys.newest)
  const salt = randomBytes(saltSize)
  yield Buffer.concat([mark, Buffer.from([id.length]), id, salt])
  yield* sealFrames(frameKey(keyOf(keys, keys.newest).file, salt, name), pieces)
}

/** Opens a file piece by piece. Throws if the key is unknown, or the file was changed or moved. */
export async function* openPieces(
  keys: Keys,
  name: string,
  pieces: Pieces,
): AsyncGenerator<Uint8Array> {
  const rest = oneByOne(pieces)
  try {
    const head = await beginningOf(rest)
    const id = keyIdOf(head)
    const secret = id && keyOf(keys, id.toString()).file
    if (!secret) yield* inOne(head, rest)
    else if (isInFrames(head)) {
      const contentAt = mark.length + 1 + id.length + saltSize
      const key = frameKey(secret, head.subarray(contentAt - saltSize, contentAt), name)
      yield* openFrames(key, inOne(head.subarray(contentAt), rest))
    } else yield openWhole(secret, name, id, await buffer(inOne(head, rest)))
  } finally {
    // Also where nothing more is asked for, or nothing can be opened.
    await rest.return(undefined)
  }
}

/** The bytes of a file as the storage keeps them. */
export const sealFile = (keys: Keys, name: string, bytes: Uint8Array): Promise<Buffer> =>
  buffer(sealPieces(keys, name, [bytes]))

/** Opens the bytes of a file; see `openPieces`. */
export const openFile = (keys: Keys, name: string, bytes: Uint8Array): Promise<Buffer> =>
  buffer(openPieces(keys, name, [bytes]))

/** Whether a file is sealed as it would be today, with the newest key. */
export const isSealedWithNewest = (keys: Keys, bytes: Buffer): boolean =>
  isInFrames(bytes) && keyIdOf(bytes)?.toString() === keys.newest

const isInFrames = (head: Buffer): boolean => head.subarray(0, mark.length).equals(mark)

/** The ID of the key that sealed a file; null if it is not sealed. */
function keyIdOf(head: Buffer): Buffer | null {
  const isSealed = isInFrames(head) || head.subarray(0, wholeMark.length).equals(wholeMark)
  if (!isSealed) return null
  return head.subarray(mark.length + 1, mark.length + 1 + (head[mark.length] ?? 0))
}

/** The first pieces, as far as a beginning may reach. */
async function beginningOf(pieces: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = []
  for (let length = 0; length < longestHead; length += read.at(-1)?.length ?? 0) {
    const next = await pieces.next()
    if (next.done) break
    read.push(next.value)
  }
  return Buffer.concat(read)
}

async function* oneByOne(pieces: Pieces): AsyncGenerator<Uint8Array> {
  yield* pieces
}

async function* inOne(head: Buffer, rest: AsyncIterable<Uint8Array>) {
  if (head.length > 0) yield head
  yield* rest
}

/** Layout: mark, length of the key ID, key ID, nonce (12), content, tag (16). */
function openWhole(secret: KeyObject, name: string, id: Buffer, bytes: Buffer): Buffer {
  const nonceAt = wholeMark.length + 1 + id.length
  const contentAt = nonceAt + nonceSize
  const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(nonceAt, contentAt))
  decipher.setAAD(Buffer.from(name))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(contentAt, -16)), decipher.final()])
}
