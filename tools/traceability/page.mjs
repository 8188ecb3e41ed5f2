/**
 * @typedef {{ id: string, what: string, where: string | null, test: string | null }} Entry
 * @typedef {{ name: string, entries: Entry[], words?: boolean }} Part
 * @typedef {{ calls: number, words: number }} Limits how many may be missing: of what is called and seen, of words
 */

const MISSING = '**missing**'

/** @param {Part[]} parts */
export const countMissing = (parts) =>
  parts
    .flatMap(({ entries }) => entries)
    .filter(({ where, test }) => where === null || test === null).length

/** @param {Part[]} parts @returns {Limits} */
export const missingOf = (parts) => ({
  calls: countMissing(parts.filter(({ words }) => !words)),
  words: countMissing(parts.filter(({ words }) => words)),
})

const kinds = {
  calls: 'screens, calls and fields',
  words: 'statuses, constants and sentences',
}

/** @param {string} page @param {string} kind */
const limitOf = (page, kind) =>
  Number(new RegExp(`^At most (\\d+) ${kind} may be missing`, 'm').exec(page)?.[1] ?? Infinity)

/**
 * The number of entries that may be missing, as a page records it.
 * @param {string} page
 * @returns {Limits} no limit where there is none yet
 */
export const allowed = (page) => ({
  calls: limitOf(page, kinds.calls),
  words: limitOf(page, kinds.words),
})

/**
 * The tests that a page names, by id and what is asked for: they stay as long as they are right, so that a new
 * test elsewhere does not change the page.
 * @param {string} page
 * @returns {Map<string, string>}
 */
export const testsOn = (page) =>
  new Map(
    [...page.matchAll(/^\| (\S+) +\| (.+?) +\| .+? +\| (\S+) +\|$/gm)].map(
      ([, id, what, test = '']) => [`${id} ${what}`, test],
    ),
  )

/** @param {string} text */
const cell = (text) => text.replaceAll('|', String.raw`\|`)

/** @param {Entry} entry */
const row = ({ id, what, where, test }) =>
  `| ${id} | ${cell(what)} | ${where ?? MISSING} | ${where === null ? '' : (test ?? MISSING)} |`

/** @param {Part} part */
function partOf({ name, entries }) {
  const built = entries.filter(({ where }) => where !== null)
  const tested = built.filter(({ test }) => test !== null)
  return [
    `## ${name}`,
    '',
    `${entries.length} in the list, ${built.length} there, ${tested.length} of these named by a test.`,
    '',
    '| id | what | where | a test that names it |',
    '| - | - | - | - |',
    ...entries.map(row),
    '',
  ].join('\n')
}

/**
 * The whole page. What may be missing only falls.
 * @param {Part[]} parts
 * @param {Limits} limits what the page allowed until now
 */
export function pageOf(parts, limits) {
  const missing = missingOf(parts)
  const most = (/** @type {keyof Limits} */ kind) =>
    `At most ${Math.min(missing[kind], limits[kind])} ${kinds[kind]} may be missing; this number only falls.`
  return [
    '# What is asked for, and where it is',
    '',
    '`npm run traceability` writes this page from the lists in `docs/specification`; do not edit it. An entry is',
    'missing where nothing declares it or no test names it.',
    '',
    `Missing: ${missing.calls} ${kinds.calls}, ${missing.words} ${kinds.words}.`,
    '',
    most('calls'),
    '',
    most('words'),
    '',
    ...parts.map(partOf),
  ].join('\n')
}
