import { crc32, deflateSync } from 'node:zlib'
import { type Random, seededRandom } from './random.ts'

const width = 320
const height = 110

/** A picture (PNG) of a signature; the same seed writes the same one. */
export function signaturePng(seed: number): Buffer {
  const pixels = Buffer.alloc((width + 1) * height, 255)
  // The first byte of each line says that the line is not filtered.
  for (let y = 0; y < height; y++) pixels[y * (width + 1)] = 0
  for (const [x, y] of strokes(seededRandom(seed))) dot(pixels, x, y)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8 // bits a pixel, shades of grey
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Loops that get flatter to the right, and a line under them. */
function* strokes(random: Random): Generator<[number, number]> {
  const turns = random.between(5, 9)
  const lean = random.between(8, 20)
  const high = random.between(22, 36)
  for (let step = 0; step <= 3000; step++) {
    const part = step / 3000
    const angle = part * turns * 2 * Math.PI
    yield [
      26 + part * 250 + Math.sin(angle) * lean,
      58 - Math.cos(angle * 1.13) * high * (1 - part * 0.75),
    ]
  }
  const slope = random.between(-8, 8)
  for (let step = 0; step <= 1200; step++) {
    yield [40 + step / 5, 92 + (slope * step) / 1200]
  }
}

function dot(pixels: Buffer, x: number, y: number): void {
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const column = Math.round(x) + dx
    const line = Math.round(y) + dy
    if (column < 0 || column >= width || line < 0 || line >= height) continue
    pixels[line * (width + 1) + 1 + column] = 24
  }
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
