import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject } from 'node:crypto'

/** Bytes of content in a frame; only the last one is shorter. */
const contentSize = 64 * 1024
const tagSize = 16

/** What the frames of one file are sealed with. */
type FrameKey = { readonly secret: Buffer; readonly name: Buffer }

/** A key of its own for each file, so that numbers can be the nonces of its frames. */
export const frameKey = (secret: KeyObject, salt: Uint8Array, name: string): FrameKey => ({
  secret: Buffer.from(hkdfSync('sha256', secret, salt, 'homeward:file-frames', 32)),
  name: Buffer.from(name),
})

/**
 * Seals a content in frames that each prove themselves. A frame is bound to the name of the file, to its
 * place, and to whether it is the last: none can be left out, moved, or added.
 */
export async function* sealFrames(key: FrameKey, pieces: Pieces): AsyncGenerator<Buffer> {
  for await (const { bytes, nonce } of cut(pieces, contentSize)) {
    const cipher = createCipheriv('aes-256-gcm', key.secret, nonce).setAAD(key.name)
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

/** Opens frames; hands out nothing of a frame that is not whole and in its place. */
export async function* openFrames(key: FrameKey, pieces: Pieces): AsyncGenerator<Buffer> {
  for await (const { bytes, nonce } of cut(pieces, contentSize + tagSize)) {
    if (bytes.length < tagSize) throw new Error('The file is cut off.')
    const decipher = createDecipheriv('aes-256-gcm', key.secret, nonce).setAAD(key.name)
    decipher.setAuthTag(bytes.subarray(-tagSize))
    const opened = decipher.update(bytes.subarray(0, -tagSize))
    decipher.final()
    if (opened.length > 0) yield opened
  }
}

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** Pieces as frames of one size; the last is shorter or the same, and may be empty. */
async function* cut(pieces: Pieces, size: number) {
  let waiting: Uint8Array[] = []
  let length = 0
  let number = 0
  for await (const piece of pieces) {
    waiting.push(piece)
    length += piece.length
    if (length <= size) continue
    const all = Buffer.concat(waiting)
    // What fills a frame exactly may be the last.
    let at = 0
    for (; length - at > size; at += size) {
      yield { bytes: all.subarray(at, at + size), nonce: nonceOf(number++, false) }
    }
    waiting = [all.subarray(at)]
    length -= at
  }
  yield { bytes: Buffer.concat(waiting), nonce: nonceOf(number, true) }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}
