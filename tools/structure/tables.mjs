import { isTest } from './sources.mjs'

/**
 * Which tables of other rooms a room reads, and why: by reader, then by owner.
 * @typedef {Record<string, Record<string, { tables: string[], reason: string }>>} Reads
 * @typedef {import('./owners.mjs').Schema} Schema
 * @typedef {import('./statements.mjs').Statements} Statements
 * @typedef {import('./owners.mjs').Use} Use
 */

export const LIST = 'tools/structure/reads.json'

/**
 * What works on every table alike, as the database or another list names them to it, and knows none by
 * its own name. These files may do so with any table.
 */
const EVERY_TABLE = [
  'apps/server/src/plumbing/crypto/reseal.ts', // the sealed columns
  'apps/server/src/plumbing/db/insert-rows.ts', // whatever is inserted by it
  'apps/server/src/plumbing/db/references.ts', // whatever refers to a record
  'apps/server/src/plumbing/records/record-store.ts', // the tables of plain records
  'apps/server/src/rooms/transfer/export/open-table.ts', // the whole agency
  'apps/server/src/rooms/transfer/restore/restore-store.ts', // the whole agency
]

/**
 * Whose code a file of the server is, null where it may do what it likes: tests set up and look at what
 * they please, and the demonstration writes years of history that no room would let in by its door.
 * @param {string} path
 */
function readerOf(path) {
  const found = /^apps\/server\/src\/(?:rooms\/)?([^/]+)\//.exec(path)?.[1] ?? null
  return isTest(path) || found === 'demo' || found === 'contract-tests' ? null : found
}

/**
 * Every use of a table of ours, with the faults of what cannot be seen.
 * @param {Map<string, Statements>} statements by path
 * @param {Schema} schema
 * @returns {{ uses: Use[], problems: string[] }}
 */
export function usesOf(statements, { owned, uses: inDatabase }) {
  /** @type {Use[]} */
  const uses = inDatabase.filter(({ name }) => owned.has(name))
  /** @type {string[]} */
  const problems = []
  for (const [path, { accesses, words, withNames }] of statements) {
    const reader = readerOf(path)
    if (reader === null) continue
    for (const name of withNames.filter((each) => owned.has(each))) {
      problems.push(`${path}: a with query is called ${name}, as a table is`)
    }
    for (const { access, name } of accesses) {
      if (name !== null && owned.has(name)) uses.push({ path, reader, access, name })
      if (name !== null || EVERY_TABLE.includes(path)) continue
      // The name is put together: any table of which the file speaks may be meant.
      const named = [...new Set(words)].filter((word) => owned.has(word))
      for (const each of named) uses.push({ path, reader, access, name: each })
      if (named.length === 0)
        problems.push(`${path}: one cannot see which table it is to ${access}`)
    }
  }
  return { uses, problems }
}

/**
 * Faults of the uses: writing what another room owns, reading what is not listed, lists that nobody needs.
 * @param {Use[]} uses
 * @param {Schema} schema
 * @param {Reads} allowed
 * @returns {string[]}
 */
export function wrongUses(uses, { owned }, allowed) {
  const problems = new Set()
  /** @type {Set<string>} */
  const used = new Set()
  for (const { path, reader, access, name } of uses) {
    const owner = owned.get(name)?.room ?? ''
    if (owner === reader) continue
    used.add(`${reader} ${owner} ${name}`)
    if (access === 'write') problems.add(`${path}: writes ${name}, which only ${owner} may`)
    else if (!allowed[reader]?.[owner]?.tables.includes(name)) {
      problems.add(`${path}: reads ${name} of ${owner}, which ${LIST} does not list for ${reader}`)
    }
  }
  for (const [reader, owners] of Object.entries(allowed)) {
    for (const [owner, { tables, reason }] of Object.entries(owners)) {
      if (reason.trim() === '') problems.add(`${LIST}: why does ${reader} read ${owner}?`)
      for (const name of tables.filter((each) => !used.has(`${reader} ${owner} ${each}`))) {
        problems.add(`${LIST}: ${reader} does not read ${name} of ${owner}`)
      }
      if (tables.length === 0) problems.add(`${LIST}: ${reader} reads nothing of ${owner}`)
    }
  }
  return [...problems]
}

/**
 * Pairs of rooms that read each other's tables. One of the two has to do with views, a door or an event.
 * @param {Reads} allowed
 * @param {Schema} schema
 * @returns {string[]}
 */
export function mutualReads(allowed, { owned }) {
  /** @param {string} reader @param {string} owner */
  const readsTables = (reader, owner) =>
    allowed[reader]?.[owner]?.tables.some((name) => owned.get(name)?.view === false) ?? false
  return Object.entries(allowed).flatMap(([reader, owners]) =>
    Object.keys(owners)
      .filter((owner) => reader < owner)
      .filter((owner) => readsTables(reader, owner) && readsTables(owner, reader))
      .map((owner) => `${LIST}: ${reader} and ${owner} read each other's tables, not views`),
  )
}

/**
 * Files that are let work on every table but no longer put a table's name together.
 * @param {Map<string, Statements>} statements
 * @returns {string[]}
 */
export const idleExceptions = (statements) =>
  EVERY_TABLE.filter(
    (path) => !statements.get(path)?.accesses.some(({ name }) => name === null),
  ).map((path) => `${path}: knows its tables by name, take it off the list in tables.mjs`)

/**
 * Tables that their own room does not seem to use, which would mean that we do not see all there is. A
 * library that works with a table is given its name.
 * @param {Use[]} uses
 * @param {Map<string, Statements>} statements
 * @param {Schema} schema
 * @returns {string[]}
 */
export function unseenTables(uses, statements, { owned }) {
  const seen = new Set(uses.map(({ reader, name }) => `${reader} ${name}`))
  for (const [path, { words }] of statements) {
    for (const word of words) if (owned.has(word)) seen.add(`${readerOf(path)} ${word}`)
  }
  return [...owned.values()]
    .filter(({ room, name, view }) => !view && !seen.has(`${room} ${name}`))
    .map(({ room, name }) => `${room} owns ${name} but no statement of ${room} with it is seen`)
}
