import { accessesOf } from './sql.mjs'

/**
 * A table, or a view by which a room publishes a part of its tables.
 * @typedef {{ name: string, room: string, view: boolean, says: string | null }} Owned
 * @typedef {{ path: string, reader: string, access: 'read' | 'write', name: string }} Use of a table
 * @typedef {object} Schema
 * @property {Map<string, Owned>} owned by name
 * @property {Use[]} uses what views, functions and policies of the database use
 * @property {string[]} problems
 */

const TABLE = /^create (?:unlogged )?table (?:if not exists )?(?:public\.)?"?(\w+)"?/gim
const VIEW = /^create (?:or replace )?view (?:public\.)?"?(\w+)"?([^;]*?)\bas\b/gim
const DROPPED =
  /^drop (?:table|view) (?:if exists )?((?:public\.)?"?\w+"?(?:\s*,\s*(?:public\.)?"?\w+"?)*)/gim
const COMMENT = /^comment on (?:table|view) (?:public\.)?"?(\w+)"? is\s+'((?:[^']|'')*)'/gim

/**
 * Who owns which table: the room whose migration makes it. What the foundation makes is the plumbing's.
 * What a later migration drops is nobody's.
 * @param {Record<string, string>} migrations text by path in the order in which they run, named
 *   `NNNN_<room>.sql` or `NNNN_<room>_<words>.sql`
 * @returns {Schema}
 */
export function schemaOf(migrations) {
  /** @type {Map<string, Owned>} */
  const owned = new Map()
  /** @type {string[]} */
  const problems = []
  const uses = Object.entries(migrations).flatMap(([path, text]) => {
    const room = roomOf(path)
    if (room === null) {
      problems.push(`${path}: is not called NNNN_<room>.sql or NNNN_<room>_<words>.sql`)
      return []
    }
    for (const [, names = ''] of text.matchAll(DROPPED)) {
      for (const name of names.split(','))
        owned.delete(
          name
            .trim()
            .replace(/^public\./i, '')
            .replaceAll('"', ''),
        )
    }
    const comments = new Map(
      [...text.matchAll(COMMENT)].map(([, name = '', says = '']) => [
        name,
        says.replaceAll("''", "'").replaceAll(/\s+/g, ' '),
      ]),
    )
    for (const [, name = ''] of text.matchAll(TABLE)) {
      owned.set(name, { name, room, view: false, says: comments.get(name) ?? null })
    }
    const views = [...text.matchAll(VIEW)]
    for (const [, name = '', options = ''] of views) {
      const says = comments.get(name) ?? null
      owned.set(name, { name, room, view: true, says })
      if (!/security_invoker\s*=\s*true/i.test(options)) {
        problems.push(`${path}: view ${name} is not made with (security_invoker = true)`)
      }
      if (says === null)
        problems.push(`${path}: no "comment on view ${name}" says what it publishes`)
    }
    return accessesOf(text).flatMap(({ access, name }) =>
      name === null ? [] : [{ path, reader: room, access, name }],
    )
  })
  return { owned, uses, problems }
}

/** @param {string} path */
function roomOf(path) {
  const room = /(?:^|\/)\d{4}_([a-z]+)(?:_\w+)?\.sql$/.exec(path)?.[1]
  return room === undefined ? null : room === 'foundation' ? 'plumbing' : room
}
