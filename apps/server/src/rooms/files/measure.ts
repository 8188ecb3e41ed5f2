import { createHash } from 'node:crypto'
import { Failure } from '../../plumbing/failure.ts'
import { beginText } from './content-type.ts'

/** The part of a file that shows its type; an archive needs the whole. */
const headLength = 4100

/** What is known of a content once all of it has passed. */
export type Measured = {
  readonly size: number
  readonly sha256: Buffer
  readonly head: Buffer
  readonly isText: boolean
}

/** Passes the bytes on and measures them; more than announced is refused. */
export function measuring(source: AsyncIterable<Buffer>, announced: number) {
  const hash = createHash('sha256')
  const text = beginText()
  let head = Buffer.alloc(0)
  let size = 0
  async function* pieces(): AsyncGenerator<Buffer> {
    for await (const piece of orBrokenOff(source)) {
      size += piece.length
      if (size > announced) throw wrongSize(announced, 'more')
      hash.update(piece)
      text.take(piece)
      if (head.length < headLength) {
        head = Buffer.concat([head, piece.subarray(0, headLength - head.length)])
      }
      yield piece
    }
    if (size < announced) throw wrongSize(announced, String(size))
  }
  const measured = (): Measured => ({ size, sha256: hash.digest(), head, isText: text.holds() })
  return { pieces: pieces(), measured }
}

/** The sender may disconnect in the middle: that is not our fault. */
async function* orBrokenOff(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* source
  } catch {
    throw new Failure('malformed')
  }
}

const wrongSize = (announced: number, arrived: string): Failure => {
  const sentence = `The file should have ${announced} bytes, but ${arrived} arrived. Upload it again.`
  return new Failure('invalid', { fields: { byte_size: [sentence] } })
}
