import { readdirSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What gets smaller; pictures and fonts are compressed already, and nobody asks for hidden files. */
const wanted = /(^|[\\/])[^.\\/][^\\/]*\.(js|css|html|json|svg|webmanifest|bcmap|pfb|ttf)$/

/** Below this one packet carries the file anyway. */
const smallest = 1024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Lays each file of the built app beside itself as `.br` and `.gz`, for the server to hand out. */
export const compressed = (): Plugin => {
  let folder = ''
  return {
    name: 'homeward:compressed',
    apply: 'build',
    // The service worker is written as the last of all, so the files are read once all is there.
    enforce: 'post',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const names = readdirSync(folder, { encoding: 'utf8', recursive: true })
        await Promise.all(
          names.filter((name) => wanted.test(name)).map((name) => compress(join(folder, name))),
        )
      },
    },
  }
}

async function compress(path: string): Promise<void> {
  const { size } = await stat(path)
  if (size < smallest) return
  const source = await readFile(path)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: size }
  const [br, gz] = await Promise.all([brotli(source, { params }), gzipped(source, { level: 9 })])
  await Promise.all([keep(`${path}.br`, br, size), keep(`${path}.gz`, gz, size)])
}

async function keep(path: string, content: Buffer, size: number): Promise<void> {
  if (content.length < size) await writeFile(path, content)
}
