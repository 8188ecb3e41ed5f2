/** @typedef {{ file: string, path: string, id: string | null, screen: string | null, component: string | null }} Declared */

const PATH = /['"`](\/[\w:?/.-]*)['"`]/g
const LOADED = /import\(\s*['"]([^'"]+\.tsx)['"]\s*\)(?:\s*\.then\(\s*\(\w+\)\s*=>\s*\w+\.(\w+))?/
const KEY = /(?:'([\w.-]+)'|([\w$]+)):\s/g
const PARTS = new Set(['path', 'spec', 'access', 'needs'])
/** A declaration is not longer. */
const REACH = 400

/** A path with its parameters taken out, for lists write `{id?}` and the app `:id?`. @param {string} path */
const bare = (path) =>
  path.replaceAll(/\{\w+(\??)\}|:\w+(\??)/g, (_, given = '', app = '') => `*${given || app}`)

/**
 * The paths that the web app declares and the screen of each: in the declaration itself, or in a table of
 * screens under the same key.
 * @param {Record<string, string>} files sources of the web app, by path
 * @returns {Declared[]}
 */
export function declaredPaths(files) {
  const tables = Object.values(files)
  return Object.entries(files).flatMap(([file, text]) => {
    const found = [...text.matchAll(PATH)]
    return found.map((match, index) => {
      const end = Math.min(found[index + 1]?.index ?? text.length, match.index + REACH)
      const id = keyBefore(text.slice(0, match.index))
      const loaded = LOADED.exec(text.slice(match.index, end)) ?? loadedAs(id, tables)
      return {
        file,
        path: match[1] ?? '',
        id,
        screen: loaded?.[1] ?? null,
        component: loaded?.[2] ?? null,
      }
    })
  })
}

/** The key under which a declaration stands. @param {string} text @returns {string | null} */
function keyBefore(text) {
  const near = text.split('\n').slice(-4).join('\n')
  const keys = [...near.matchAll(KEY)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  return keys.filter((key) => !PARTS.has(key)).at(-1) ?? null
}

/** @param {string | null} id @param {string[]} tables */
function loadedAs(id, tables) {
  if (id === null) return null
  const key = new RegExp(`(?:^|\\n)\\s*'?${id.replaceAll('.', String.raw`\.`)}'?:\\s*\\(\\)\\s*=>`)
  for (const text of tables) {
    const start = key.exec(text)
    if (start) return LOADED.exec(text.slice(start.index, start.index + REACH))
  }
  return null
}

/**
 * Where a screen of the list is: the declaration with its path that has a screen, if there is one.
 * @param {string} path
 * @param {Declared[]} declared
 */
export const screenAt = (path, declared) =>
  declared.find((one) => one.screen !== null && bare(one.path) === bare(path)) ?? null
