import { posix } from 'node:path'
import { importsOf } from './imports.mjs'

/**
 * @typedef {import('./imports.mjs').Import & { to: string | null }} Link `to` is the file of ours it
 *   leads to, null where it leads to a package
 * @typedef {{ path: string, lines: number, code: string, links: Link[] }} Source paths are from the root, with /
 * @typedef {Map<string, Source>} Sources
 */

/**
 * The sources and how they hang together.
 * @param {Record<string, string>} files text by path
 * @returns {Sources}
 */
export function sourcesOf(files) {
  const known = new Set(Object.keys(files))
  return new Map(
    Object.entries(files).map(([path, code]) => {
      const links = importsOf(code).map((link) => ({
        ...link,
        to: targetOf(path, link.from, known),
      }))
      return [path, { path, code, links, lines: code.split('\n').length - 1 }]
    }),
  )
}

/**
 * @param {string} importer
 * @param {string} from
 * @param {Set<string>} known
 */
function targetOf(importer, from, known) {
  const workspace = /^@homeward\/([^/]+)\/(.+)$/.exec(from)
  if (workspace) return `packages/${workspace[1]}/src/${workspace[2]}.ts`
  if (!from.startsWith('.')) return null
  const path = posix.join(posix.dirname(importer), from.split('?')[0] ?? from)
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
  return endings.map((ending) => path + ending).find((file) => known.has(file)) ?? path
}

/** Code that only tests run; a room makes its records for tests in `testing/factories.ts`. @param {string} path */
export const isTest = (path) => /\.test\.(tsx?|mjs)$|\/testing\//.test(path)
