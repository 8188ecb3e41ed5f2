import { proseOf, proseOfDocument } from './prose.mjs'

/**
 * A word that is not used, and what is said in its place.
 * @typedef {object} Rule
 * @property {string} never a pattern of words, small and capital letters alike
 * @property {string} say
 * @property {boolean} [exact] small letters only
 * @property {boolean} [whole] the whole text
 */
/** @typedef {{ in?: string, text?: string, why: string }} Allowed */
/** @typedef {{ everywhere: Rule[], screens: Rule[], allowed: Allowed[] }} Words */

/** What people read in the product: screens, labels, messages, summaries. */
const isScreen = (/** @type {string} */ path) =>
  /^(apps\/(web|server)|packages\/(domain|contract))\/src\/.*\.tsx?$/.test(path) &&
  !/\.(test|generated)\.|\/testing\/|\/contract-tests\//.test(path)

const isDocument = (/** @type {string} */ path) => /^(docs\/.*|[^/]+)\.md$/.test(path)

/**
 * Every place where a word stands that is not used.
 * @param {Record<string, string>} texts by path @param {Words} words @returns {string[]}
 */
export function unusedWords(texts, { everywhere, screens, allowed }) {
  const general = everywhere.map(patternOf)
  const product = [...general, ...screens.map(patternOf)]
  return Object.entries(texts)
    .filter(([path]) => !allowed.some((one) => one.in !== undefined && path.startsWith(one.in)))
    .flatMap(([path, text]) => {
      if (isDocument(path)) return found(path, proseOfDocument(text), general, allowed)
      return isScreen(path) ? found(path, proseOf(path, text), product, allowed) : []
    })
}

/** @param {Rule} rule */
const patternOf = ({ never, say, exact, whole }) => ({
  say,
  pattern: new RegExp(
    whole ? `^(?:${never})$` : `(?<![\\w-])(?:${never})(?![\\w-])`,
    exact ? '' : 'i',
  ),
})

/**
 * @param {string} path @param {import('./prose.mjs').Passage[]} passages
 * @param {{ say: string, pattern: RegExp }[]} rules @param {Allowed[]} allowed
 */
function found(path, passages, rules, allowed) {
  return passages
    .filter(({ text }) => !allowed.some((one) => one.text === text))
    .flatMap(({ line, text }) =>
      rules.flatMap(({ say, pattern }) => {
        const word = pattern.exec(text.trim())?.[0]
        return word === undefined ? [] : [`${path}:${line}: "${word}", say ${say}`]
      }),
    )
}
