import { encode } from 'uqr'

type QrPath = {
  /** Width and height in modules. */
  size: number
  /** Outline of all dark modules, for the `d` of an SVG path. */
  path: string
}

/** A text as a QR code: one path, a rectangle for each run of dark modules in a row. */
export const qrPath = (text: string): QrPath => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
    .join('')
  return { size, path }
}

/** Start and length of each run of dark modules. */
const runsOf = (row: readonly boolean[]): [start: number, length: number][] => {
  const runs: [number, number][] = []
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1)
    if (!dark) continue
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  }
  return runs
}
