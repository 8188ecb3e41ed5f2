import { promisify } from 'node:util'
import type { SFTPWrapper } from 'ssh2'
import { bytesOf } from './transport.ts'

/** Every server gives this much at once. */
const piece = 32 * 1024
/** Pieces that are asked for at once: each costs a journey there and back. */
const atOnce = 16

/** SSH_FX_EOF. */
const ended = 1

/** A whole file. A stream of the library would report the end of the connection after the last byte as an error. */
export async function readWhole(sftp: SFTPWrapper, path: string): Promise<Buffer> {
  const handle = await promisify<string, Buffer>((at, done) => sftp.open(at, 'r', done))(path)
  return bytesOf(pieces((at) => pieceAt(sftp, handle, at)))
}

/** The pieces of a file up to the first that is empty; one cut short is asked for again from there. */
async function* pieces(take: (at: number) => Promise<Buffer>): AsyncGenerator<Buffer> {
  for (let at = 0; ;) {
    const starts = Array.from({ length: atOnce }, (_, n) => at + n * piece)
    for (const found of await Promise.all(starts.map(take))) {
      if (found.length === 0) return
      yield found
      at += found.length
      if (found.length < piece) break
    }
  }
}

const pieceAt = (sftp: SFTPWrapper, handle: Buffer, at: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    sftp.read(handle, Buffer.alloc(piece), 0, piece, at, (error, length, bytes) => {
      if (!error) resolve(bytes.subarray(0, length))
      else if ('code' in error && error.code === ended) resolve(Buffer.alloc(0))
      else reject(error)
    })
  })
