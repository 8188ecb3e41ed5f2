import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string
}

/** Folder of the library -> which of its files are loaded where a document asks for them. */
const parts: [folder: string, wanted: RegExp][] = [
  ['cmaps', /\.bcmap$/],
  ['standard_fonts', /\.(pfb|ttf)$/],
  // The policy of the page compiles no WebAssembly, so scans are decoded by plain scripts.
  ['wasm', /_nowasm_fallback\.js$/],
]

/** Where `open-pdf.ts` finds them; the version is in the path, so they can be kept for ever. */
const base = `assets/pdfjs-${version}`

const files = new Map<string, string>(
  parts.flatMap(([folder, wanted]) =>
    readdirSync(join(root, folder))
      .filter((name) => wanted.test(name))
      .map((name) => [`${base}/${folder}/${name}`, join(root, folder, name)] as const),
  ),
)

/** Puts the parts of pdfjs-dist that it loads by name beside the built app. */
export const pdfParts = (): Plugin => ({
  name: 'homeward:pdf-parts',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const file = files.get((request.url ?? '').slice(1))
      if (file === undefined) return next()
      if (file.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
      response.end(readFileSync(file))
    })
  },
  generateBundle() {
    for (const [fileName, path] of files)
      this.emitFile({ type: 'asset', fileName, source: readFileSync(path) })
  },
})
