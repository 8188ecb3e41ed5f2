import { posix } from 'node:path'

const QUOTED = /`([^`\n]+)`/g
const LINK = /\]\(([^)\s#]+)(?:#[^)]*)?\)/g

/**
 * What a document names in this repository: paths in backticks and the targets of its links.
 * `<room>`, `{a,b}` and `*` stand for anything.
 * @param {string} document the path of the document
 * @param {string} text
 * @param {Set<string>} tops the names in the root folder
 * @returns {string[]}
 */
function pathsIn(document, text, tops) {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '')
  const quoted = [...prose.matchAll(QUOTED)]
    .map(([, path = '']) => path.replace(/:\d+$/, '').replace(/\/$/, ''))
    .filter((path) => /^[\w.@<>*{},/-]+$/.test(path) && path.includes('/'))
    .filter((path) => tops.has(path.split('/')[0] ?? ''))
  const linked = [...prose.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => posix.join(posix.dirname(document), target).replace(/\/$/, ''))
  return [...quoted, ...linked]
}

/** @param {string} path */
const asPattern = (path) =>
  new RegExp(
    `^${path
      .replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/<[^>]*>|\{[^}]*\}|\*+/g, '[^/]+')}(?:/|$)`,
  )

/**
 * Paths in documents that lead nowhere.
 * @param {Record<string, string>} documents text by path
 * @param {string[]} files every file of the repository
 * @returns {string[]}
 */
export function deadPaths(documents, files) {
  const tops = new Set(files.map((file) => file.split('/')[0] ?? ''))
  return Object.entries(documents).flatMap(([document, text]) =>
    pathsIn(document, text, tops)
      .filter((path) => !files.some((file) => asPattern(path).test(file)))
      .map((path) => `${document}: there is no ${path}`),
  )
}
