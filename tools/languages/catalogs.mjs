import { compileMessage } from '@lingui/message-utils/compileMessage'

/** @typedef {import('./texts.mjs').Found} Found */
/** @typedef {Record<string, string>} Catalog the translations by their English text */
/** @typedef {{ shared: Catalog, screens: Catalog, server: Catalog }} Catalogs of one language */

/** Where everything that a person reads is in every language. */
const TRANSLATED = [
  /^apps\/web\/src\/rooms\/identity\/(?:guest|sign-in|invites|signup|account)\//,
  /^apps\/web\/src\/rooms\/identity\/password-[\w-]+\.tsx?$/,
  /^apps\/web\/src\/rooms\/field\//,
  /^apps\/web\/src\/rooms\/collaboration\/(?:notifications|choices|comments)\/(?!screens)/,
  /^apps\/web\/src\/app\/(?:error-screens|unresponsive-screen|broken|session-dialogs|update-prompt)\.tsx$/,
  /^apps\/web\/src\/app\/shell\/(?:account|clock|language|leave|offline|own|phone-(?:shell|tabs)|queue|scheme|skip|unsent|use-scheme|version)[\w-]*\.tsx?$/,
  /^apps\/web\/src\/plumbing\/failures\/(?!log)/,
  /^apps\/web\/src\/ui\/feedback\//,
]

/** Names and signs that are the same in every language. */
const SAME = new Set(['Homeward', 'AbortError', 'xMidYMax slice'])

const isTest = (/** @type {string} */ path) => /\.test\.|\/testing\//.test(path)

/** The catalog that a source fills. @param {string} path @returns {keyof Catalogs | null} */
export const catalogOf = (path) => {
  if (isTest(path)) return null
  if (path.startsWith('packages/')) return 'shared'
  if (path.startsWith('apps/web/src/')) return 'screens'
  return path.startsWith('apps/server/src/') ? 'server' : null
}

/**
 * The texts that each catalog must have; what packages say, the shared one has for all.
 * @param {Record<string, Found>} found by path @returns {Record<keyof Catalogs, Set<string>>}
 */
export function neededTexts(found) {
  const needed = { shared: new Set(), screens: new Set(), server: new Set() }
  for (const [path, { texts }] of Object.entries(found)) {
    const catalog = catalogOf(path)
    if (catalog) for (const { text } of texts) needed[catalog].add(text)
  }
  for (const text of needed.shared) {
    needed.screens.delete(text)
    needed.server.delete(text)
  }
  return needed
}

/** Whether an English text has more than values standing in it, so that English has to be compiled too. */
export const hasForms = (/** @type {string} */ text) =>
  tokensOf(text).some((token) => Array.isArray(token) && token.length > 1)

/**
 * What is wrong with the catalogs of a language.
 * @param {string} language @param {Catalogs} catalogs @param {Record<string, Found>} found @returns {string[]}
 */
export function catalogProblems(language, catalogs, found) {
  return Object.entries(neededTexts(found)).flatMap(([name, needed]) => {
    const catalog = catalogs[/** @type {keyof Catalogs} */ (name)]
    const at = `packages/languages/${language}/${name}.json`
    return [
      ...[...needed].filter((text) => !catalog[text]).map((text) => `${at}: "${text}" is missing`),
      ...Object.entries(catalog).flatMap(([text, translation]) => {
        if (!needed.has(text)) return [`${at}: "${text}" is not used`]
        const same = sorted(namesOf(text)) === sorted(namesOf(translation))
        return same || !translation
          ? []
          : [`${at}: "${text}" has other values than its translation`]
      }),
    ]
  })
}

/** Texts that are not given what stands in them. @param {Record<string, Found>} found @returns {string[]} */
export const wrongValues = (found) =>
  Object.entries(found).flatMap(([path, { texts }]) =>
    catalogOf(path) === null
      ? []
      : texts
          .filter(({ text, values }) => values && sorted(namesOf(text)) !== sorted(new Set(values)))
          .map(({ text, line }) => `${path}:${line}: "${text}" is given other values than it has`),
  )

/** Words in translated places that are in one language only. @param {Record<string, Found>} found @returns {string[]} */
export const inlineTexts = (found) =>
  Object.entries(found).flatMap(([path, { inline }]) =>
    isTest(path) || !TRANSLATED.some((place) => place.test(path))
      ? []
      : inline
          .filter(({ text }) => !SAME.has(text))
          .map(({ text, line }) => `${path}:${line}: "${text}" is in no catalog; use t()`),
  )

/** @param {string} text @returns {any[]} */
function tokensOf(text) {
  const compiled = compileMessage(text)
  return Array.isArray(compiled) ? compiled : [compiled]
}

/** The names of the values in a text, also within its forms. @param {string} text @returns {Set<string>} */
function namesOf(text) {
  /** @type {Set<string>} */
  const names = new Set()
  const look = (/** @type {any[]} */ tokens) => {
    for (const token of tokens) {
      if (!Array.isArray(token)) continue
      names.add(token[0])
      for (const form of Object.values(token[2] ?? {})) if (Array.isArray(form)) look(form)
    }
  }
  look(tokensOf(text))
  return names
}

const sorted = (/** @type {Set<string>} */ names) => [...names].toSorted().join(' ')
