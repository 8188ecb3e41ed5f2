/**
 * A statement's hold on a table. `name` is null where the table's name is put together while running.
 * @typedef {{ access: 'read' | 'write', name: string | null }} Access
 */

/** Where a value or a part of a statement is put in: `hole(3)` for the third. @param {number} at */
export const hole = (at) => `«${at}»`

const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|«\d+»|"[^"]+"|[a-z_][\w$]*|[^\s]/gi

/** `extract(epoch from …)`, `trim(both from …)` and the like: not every `from` names a table. */
const WITH_FROM_INSIDE = new Set(['extract', 'trim', 'substring', 'overlay'])
const NOT_AN_UPDATE = new Set(['for', 'key', 'do', 'on', 'before', 'after', 'or', 'of'])
const BEGINS = new Set(
  'from join insert update delete merge with lock truncate copy left inner cross declare table'.split(
    ' ',
  ),
)
const NO_NAME = new Set(['select', 'set', 'values', 'stdin', 'of', 'to', 'as', 'where', 'on'])
const ENDS_A_LIST = new Set(
  'where group order having limit offset union intersect except returning window for fetch set select'.split(
    ' ',
  ),
)

/**
 * The tables that a piece of SQL reads and writes, in their order; names of `with` queries are not told
 * apart from those of tables. A piece may begin with a table, to be put in after `from`.
 * @param {string} text SQL, with a `hole` for each value put in
 * @param {(at: number, access: Access['access']) => string | null | undefined} [inHole] the table that is
 *   put in at a hole: null where that cannot be seen, undefined for SQL that is looked at for itself
 * @returns {Access[]}
 */
export function accessesOf(text, inHole = () => null) {
  const tokens = [...text.matchAll(TOKEN)]
    .map(([token]) => token)
    .filter((token) => !/^(?:--|\/\*|')/.test(token))
  const words = tokens.map((token) => token.toLowerCase())
  /** @type {Access[]} */
  const found = []

  /** Notes the table named at a place, if it is one. @param {number} at @param {Access['access']} access */
  const note = (at, access) => {
    let place = at
    while (['only', 'lateral', 'table'].includes(words[place] ?? '')) place += 1
    if (words[place + 1] === '.' && ['public', '"public"'].includes(words[place] ?? '')) place += 2
    const token = tokens[place] ?? ''
    const filled = /^«(\d+)»$/.exec(token)
    if (filled) {
      const name = inHole(Number(filled[1]), access)
      if (name !== undefined) found.push({ access, name })
    } else if (/^"|^[a-z_]/i.test(token) && !NO_NAME.has(words[place] ?? '')) {
      if (words[place + 1] === '.' || (words[place + 1] === '(' && access === 'read')) return
      found.push({ access, name: token.startsWith('"') ? token.slice(1, -1) : token.toLowerCase() })
    }
  }

  /** What stands before each open bracket, and whether a list of tables goes on in it. */
  const open = [{ before: '', listing: false }]
  if (/^[a-z_"]/.test(words[0] ?? '') && !BEGINS.has(words[0] ?? '')) note(0, 'read')
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? ''
    const level = open.at(-1) ?? { before: '', listing: false }
    if (word === '(') open.push({ before, listing: false })
    else if (word === ')') {
      if (open.length > 1) open.pop()
    } else if (word === ';' || ENDS_A_LIST.has(word)) level.listing = false
    else if (word === ',' && level.listing) note(at + 1, 'read')
    else if (word === 'from' || word === 'using') {
      if (before === 'distinct' || WITH_FROM_INSIDE.has(level.before)) continue
      level.listing = word === 'using' || before !== 'delete'
      note(at + 1, level.listing ? 'read' : 'write')
    } else if (word === 'join') note(at + 1, 'read')
    else if (word === 'into' && ['insert', 'merge'].includes(before)) note(at + 1, 'write')
    else if (word === 'update' && !NOT_AN_UPDATE.has(before)) note(at + 1, 'write')
    else if (word === 'truncate' || (word === 'lock' && words[at + 1] === 'table'))
      note(at + 1, 'write')
    else if (word === 'copy') note(at + 1, 'write')
  }
  return found
}

/** Whether a text that is not marked as SQL is a statement nevertheless. @param {string} text */
export const isStatement = (text) =>
  /^\s*(?:select\s|insert into\s|update\s+\S+\s+(?:\w+\s+)?set\s|delete from\s|merge into\s|with\s+\w+\s+as\s|copy\s+\S+\s*\(|declare\s+\w+.*cursor|lock table\s|truncate\s|table\s+\w+$)/i.test(
    text,
  )

/** The names that `with` gives to queries of a statement. @param {string} text */
export const withNames = (text) =>
  [
    ...text.matchAll(
      /(?:\bwith\s+(?:recursive\s+)?|,\s*)(\w+)\s*(?:\([^()]*\)\s*)?as\s+(?:not\s+)?(?:materialized\s*)?\(/gi,
    ),
  ].map(([, name = '']) => name.toLowerCase())
