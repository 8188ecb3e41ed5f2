import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

/** What `npm run weigh` reads of a built script: what it is made of, and what it brings along. */
type BuiltChunk = {
  imports: string[]
  css: string[]
  modules: Record<string, number>
}

/** Writes beside the built app which source went into which file. */
export const chunkList = (): Plugin => ({
  name: 'homeward:chunk-list',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const list = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, listed(chunk)]))
    this.emitFile({ type: 'asset', fileName: '.chunks.json', source: JSON.stringify(list) })
  },
})

const root = fileURLToPath(new URL('../..', import.meta.url))

const listed = (chunk: Rolldown.OutputChunk): BuiltChunk => ({
  imports: chunk.imports,
  css: [...(chunk.viteMetadata?.importedCss ?? [])],
  modules: Object.fromEntries(
    Object.entries(chunk.modules).map(([id, { renderedLength }]) => [
      relative(root, id),
      renderedLength,
    ]),
  ),
})
