/** Licenses under which anything may come: they ask for a notice, and nothing of our own sources. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/**
 * Packages that come under another one, and why that is right.
 * @type {[packages: RegExp, license: string, reason: string][]}
 */
const EXCEPTIONS = [
  [/^@fontsource-variable\/[\w-]+$/, 'OFL-1.1', 'a font; its license goes along'],
  [/^@expo-google-fonts\/inter$/, 'MIT AND OFL-1.1', 'a font; its license goes along'],
  [/^(@axe-core\/playwright|axe-core)$/, 'MPL-2.0', 'a tool of the tests, as it is, not shipped'],
  [/^lightningcss(-[\w-]+)?$/, 'MPL-2.0', 'a tool of the build, as it is, not shipped'],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'data for the build, not shipped'],
  [/^png-js$/, 'none', 'names no license in its manifest; its LICENSE file is MIT'],
  [/^humanize-number$/, 'none', 'a part of the double for S3 in tests; names no license'],
]

/** @typedef {{ name: string, version: string, license: string }} Package */

/**
 * What is wrong with the licenses of packages; an exception that nothing needs is wrong too.
 * @param {readonly Package[]} packages
 * @param {typeof EXCEPTIONS} [exceptions]
 * @returns {string[]}
 */
export function licenseProblems(packages, exceptions = EXCEPTIONS) {
  const needed = new Set()
  const problems = packages.flatMap(({ name, version, license }) => {
    if (isAllowed(license)) return []
    const exception = exceptions.find(([of, allowed]) => of.test(name) && allowed === license)
    if (exception) needed.add(exception)
    return exception ? [] : [`${name} ${version}: ${license} is not among the licenses allowed`]
  })
  const idle = exceptions.filter((exception) => !needed.has(exception))
  return [...problems, ...idle.map(([of]) => `no package needs the exception for ${of.source}`)]
}

/**
 * Whether an expression such as `(MIT OR GPL-3.0)` leaves a choice that is allowed.
 * @param {string} expression
 */
export const isAllowed = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((one) => ALLOWED.has(one.trim())))
