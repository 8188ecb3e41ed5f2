import type { Plugin, Rolldown } from 'vite'
import { keptFile, type KeptFiles } from './src/plumbing/offline/kept-files.ts'

/** What everybody with a session may need where there is no network. */
const everyone =
  /\/app\/(frames|messages|error-screens|unresponsive-screen|session-dialogs|redirect-screen|screens)\.tsx?$|\/app\/shell\/(\w+-items|queue-panel)\.tsx$|\/(agency-offer|mantine-dialog|side-drawer)\.tsx?$|\/socket\.io-client\//

/** What the field surface needs beside it. */
const field =
  /\/app\/(field-\w+-screen|phone-frame)\.tsx$|\/field\/visit\/[\w-]+\.tsx$|\/comments-card\.tsx$|\/mantine-pagination\.ts$|\/signature_pad\/|\/packages\/languages\//

/** What opens over every page of the office; its screens are kept as they are visited. */
const office = /\/app\/(office-frame|palette\/palette|keys\/keys-dialog)\.tsx$|\/bell-popover\.tsx$/

/** Writes beside the built app which files the service worker keeps for whom: `public/keep-files.js`. */
export const keptFiles = (): Plugin => ({
  name: 'homeward:kept-files',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const filesOf = (roots: RegExp) => {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.moduleIds.some((id) => roots.test(id))
          ? broughtBy(file, bundle)
          : [],
      )
      return [...new Set(files)].toSorted()
    }
    const kept: KeptFiles = {
      everyone: filesOf(everyone),
      field: filesOf(field),
      office: filesOf(office),
      all: Object.keys(bundle)
        .filter((name) => /^assets\/.*\.(js|css)$/.test(name))
        .map((name) => `/${name}`),
    }
    this.emitFile({
      type: 'asset',
      fileName: keptFile.slice(1),
      source: JSON.stringify(kept),
    })
  },
})

/** A script with all that it imports, and their styles, as addresses. */
function broughtBy(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const follow = (name: string) => {
    const file = bundle[name]
    if (found.has(`/${name}`) || file?.type !== 'chunk') return
    found.add(`/${name}`)
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(`/${style}`)
    file.imports.forEach(follow)
  }
  follow(chunk.fileName)
  return [...found]
}
