import { endpointsIn } from './contract.mjs'
import { callsOf, constantsOf, fieldsOf, screensOf, sentencesOf, statusesOf } from './lists.mjs'
import { hasField } from './schemas.mjs'
import { declaredPaths, screenAt } from './screens.mjs'
import { constantEntry, sentenceEntry, statusEntry } from './words.mjs'
import { allFiles, textsOf } from '../structure/read-sources.mjs'

/**
 * @typedef {import('./page.mjs').Entry} Entry
 * @typedef {import('./contract.mjs').Endpoint} Endpoint
 * @typedef {{ tests: Record<string, string>, before: Map<string, string> }} Tests
 */

const LISTS = 'docs/specification'

/**
 * The first test that names all of the words; the one that was named before goes first.
 * @param {Record<string, string>} tests text by path
 * @param {string[]} words
 * @param {string} [before]
 */
export function testNaming(tests, words, before = '') {
  const patterns = words.map(
    (word) =>
      new RegExp(`(?<![\\w-])${word.replaceAll(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`)}(?![\\w-])`),
  )
  const names = (/** @type {string | undefined} */ text) =>
    text !== undefined && patterns.every((one) => one.test(text))
  return names(tests[before])
    ? before
    : (Object.keys(tests).find((path) => names(tests[path])) ?? null)
}

/** @param {string} path */
const isTestFile = (path) =>
  /^(apps|packages)\/.*\.test\.tsx?$/.test(path) || /^e2e\/.*\.ts$/.test(path)

/**
 * @param {Map<string, string>} before the tests that the page names now
 * @returns {Promise<import('./page.mjs').Part[]>}
 */
export async function trace(before) {
  const files = allFiles().toSorted()
  const texts = textsOf(files.filter((path) => path.startsWith(LISTS)))
  const list = (/** @type {string} */ name) => texts[`${LISTS}/${name}.tsv`] ?? ''
  const tests = textsOf(files.filter(isTestFile))
  const testsOfScreens = textsOf(
    Object.keys(tests).filter((path) => /^(apps\/web|e2e)\//.test(path)),
  )
  const endpoints = await endpointsIn(
    files.filter((path) => /^packages\/contract\/src\/.*(?<!\.test)\.ts$/.test(path)),
  )
  const web = textsOf(files.filter((path) => /^apps\/web\/src\/.*(?<!\.test)\.tsx?$/.test(path)))
  const declared = declaredPaths(web)
  const sources = {
    ...web,
    ...textsOf(
      files.filter((path) => /^packages\/(domain|contract)\/src\/.*(?<!\.test)\.ts$/.test(path)),
    ),
  }
  return [
    {
      name: 'Screens',
      entries: screensOf(list('routes')).map((screen) =>
        screenEntry(screen, declared, {
          tests: testsOfScreens,
          before,
        }),
      ),
    },
    {
      name: 'Calls',
      entries: callsOf(list('endpoints')).map((call) =>
        callEntry(call, endpoints, { tests, before }),
      ),
    },
    {
      name: 'Fields',
      entries: fieldsOf(list('fields')).map((field) =>
        fieldEntry(field, endpoints, { tests, before }),
      ),
    },
    {
      name: 'Statuses',
      words: true,
      entries: await Promise.all(
        statusesOf(list('statuses')).map((status) =>
          statusEntry(status, { tests, before }, testNaming),
        ),
      ),
    },
    {
      name: 'Constants',
      words: true,
      entries: await Promise.all(
        constantsOf(list('constants')).map((constant) =>
          constantEntry(constant, sources, endpoints, { tests, before }, testNaming),
        ),
      ),
    },
    {
      name: 'Error sentences',
      words: true,
      entries: sentencesOf(list('sentences')).map((sentence) =>
        sentenceEntry(sentence, sources, { tests, before }),
      ),
    },
  ]
}

/** Opens every declared screen and fails where one is left out, so it names none. */
const WALK = 'e2e/accessible-screens.e2e.ts'
const walk = (/** @type {Record<string, string>} */ tests) => (WALK in tests ? WALK : null)

/**
 * @param {import('./lists.mjs').Screen} screen
 * @param {import('./screens.mjs').Declared[]} declared
 * @param {Tests} known
 * @returns {Entry}
 */
function screenEntry({ id, path }, declared, { tests, before }) {
  const found = screenAt(path, declared)
  const what = `\`${path}\``
  const named = (/** @type {string | null} */ word) =>
    word ? testNaming(tests, [word], before.get(`${id} ${what}`)) : null
  return {
    id,
    what,
    where: found && `${found.component ?? found.screen}`,
    test:
      found && (named(found.component) ?? (path.length > 1 ? named(path) : null) ?? walk(tests)),
  }
}

/**
 * @param {import('./lists.mjs').Call} call
 * @param {Endpoint[]} endpoints
 * @param {Tests} known
 * @returns {Entry}
 */
function callEntry({ id, method, path }, endpoints, { tests, before }) {
  const found = endpoints.find(({ spec }) => spec === id)
  return {
    id,
    what: `${method} ${path}`,
    where: found ? `\`${found.file}\`: ${found.name}` : null,
    test: found ? testNaming(tests, [found.name], before.get(`${id} ${method} ${path}`)) : null,
  }
}

/**
 * @param {import('./lists.mjs').Field} field
 * @param {Endpoint[]} endpoints
 * @param {Tests} known
 * @returns {Entry}
 */
function fieldEntry({ entity, call, name }, endpoints, { tests, before }) {
  const [, ...way] = entity.split('.')
  const found = endpoints.find(
    ({ spec, schema }) => spec === call && schema && hasField(schema, [...way, name]),
  )
  return {
    id: entity,
    what: name,
    where: found ? `${call} ${found.name}` : null,
    test: found ? testNaming(tests, [found.name, name], before.get(`${entity} ${name}`)) : null,
  }
}
