import { pathToFileURL } from 'node:url'
import { inRoot } from '../setup/root.mjs'

/**
 * @typedef {import('./page.mjs').Entry} Entry
 * @typedef {import('./contract.mjs').Endpoint} Endpoint
 * @typedef {{ tests: Record<string, string>, before: Map<string, string> }} Tests
 * @typedef {(tests: Record<string, string>, words: string[], before?: string) => string | null} Naming
 */

/** What stands under an export of the domain: its values, the keys of a table, or the one value. @param {string} where */
async function valuesAt(where) {
  const [module = '', name = ''] = where.split(' ')
  const file = inRoot('packages', 'domain', 'src', `${module}.ts`)
  const found = (await import(pathToFileURL(file).href))[name]
  if (Array.isArray(found)) return found.map(String)
  if (typeof found === 'object' && found !== null) return Object.keys(found)
  return found === undefined ? [] : [String(found)]
}

/**
 * @param {import('./lists.mjs').Status} status
 * @param {Tests} known
 * @param {Naming} naming
 * @returns {Promise<Entry>}
 */
export async function statusEntry({ of, where, value }, { tests, before }, naming) {
  const id = of.replaceAll(' ', '_')
  const there = where !== '-' && (await valuesAt(where)).includes(value)
  const [, name = ''] = where.split(' ')
  return {
    id,
    what: value,
    where: there ? `\`packages/domain/src/${where.replace(' ', '.ts`: ')}` : null,
    test: there ? naming(tests, [name, value], before.get(`${id} ${value}`)) : null,
  }
}

/**
 * @param {import('./lists.mjs').Constant} constant
 * @param {Record<string, string>} sources
 * @param {Endpoint[]} endpoints
 * @param {Tests} known
 * @param {Naming} naming
 * @returns {Promise<Entry>}
 */
export async function constantEntry({ what, values, where }, sources, endpoints, known, naming) {
  const found = await constantAt(where, values, sources, endpoints)
  const id = what.replaceAll(/[ ,]+/g, '_')
  const shown = values.join(', ')
  return {
    id,
    what: shown,
    where: found && found.where,
    test:
      (found &&
        [found.words, found.words.map(grouped)]
          .map((words) => naming(known.tests, words, known.before.get(`${id} ${shown}`)))
          .find(Boolean)) ||
      null,
  }
}

/** A number as the code may write it: 120_000. @param {string} word */
const grouped = (word) => (/^\d+$/.test(word) ? word.replace(/(?<=\d)(?=(\d{3})+$)/g, '_') : word)

/**
 * Where a constant stands and what a test names of it; null where it is not there, or is another.
 * @param {string} where
 * @param {string[]} values
 * @param {Record<string, string>} sources
 * @param {Endpoint[]} endpoints
 */
async function constantAt(where, values, sources, endpoints) {
  const [place = '', name = ''] = where.split(' ')
  const [value = ''] = values
  if (where === '-') return null
  if (/^E\d+$/.test(place)) {
    const found = endpoints.find(
      (endpoint) => endpoint.spec === place && defaultOf(endpoint, name) === value,
    )
    return found ? { where: `${place} ${found.name}`, words: [found.name, value] } : null
  }
  if (place.endsWith('.ts')) {
    const said = new RegExp(`const ${name} = ([\\d_]+)$`, 'm').exec(sources[place] ?? '')?.[1]
    return said?.replaceAll('_', '') === value
      ? { where: `\`${place}\`: ${name}`, words: [value] }
      : null
  }
  const there = await valuesAt(where)
  const said = sources[`packages/domain/src/${place}.ts`]?.match(
    new RegExp(`const ${name} = (\\d+)$`, 'm'),
  )?.[1]
  const holds =
    said === value || there.length === Number(value) || values.every((one) => there.includes(one))
  return holds
    ? { where: `\`packages/domain/src/${place}.ts\`: ${name}`, words: [name, value] }
    : null
}

/** What a call takes where nothing is said, or how long it is waited for. @param {Endpoint} endpoint @param {string} name */
const defaultOf = ({ input, timeout }, name) =>
  name === 'timeout' ? String(timeout) : String(input?.shape[name]?.def.defaultValue)

/**
 * @param {import('./lists.mjs').Sentence} sentence
 * @param {Record<string, string>} sources
 * @param {Tests} known
 * @returns {Entry}
 */
export function sentenceEntry({ id, sentence }, sources, { tests }) {
  const parts = sentence.split(/\{\w+\}/).filter((part) => part.trim() !== '')
  // A word alone is a word of many things; it is looked for as the whole of a text.
  const looked = sentence.includes(' ') ? parts : parts.map((part) => `'${part}'`)
  const says = (/** @type {string} */ text) => looked.every((part) => unquoted(text).includes(part))
  const where =
    Object.keys(sources).find((path) => says(sources[path] ?? '') && sentence.includes(' ')) ?? null
  return {
    id,
    what: sentence,
    where: where && `\`${where}\``,
    test: where && (Object.keys(tests).find((path) => says(tests[path] ?? '')) ?? null),
  }
}

/** @param {string} text */
const unquoted = (text) => text.replaceAll("\\'", "'")
