import { once } from 'node:events'
import { Readable } from 'node:stream'

/** A stream whose first bytes have come, or that has ended; throws if it fails before that. */
export async function begun(stream: Readable): Promise<Readable> {
  await once(stream, 'readable')
  return stream
}

/** Pieces as a stream that holds no more of them than it must. */
export const streamOf = (pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Readable =>
  Readable.from(pieces, { objectMode: false })
