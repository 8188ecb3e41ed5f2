/**
 * `broken` names the tests that failed, where the runner tells them.
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, note?: string, broken?: string[] }} Suite
 */

/**
 * A suite that fell over before it could count.
 * @param {string} name
 * @param {string} note why, in a sentence
 * @returns {Suite}
 */
export const crashed = (name, note) => ({ name, passed: 0, failed: 1, skipped: 0, note })

/**
 * A suite in which nothing ran proves nothing: it has failed.
 * @param {Suite} suite
 * @returns {Suite}
 */
export const mustHaveRun = (suite) =>
  suite.passed + suite.failed > 0
    ? suite
    : { ...crashed(suite.name, 'nothing ran'), skipped: suite.skipped }

/** @param {Suite} suite */
const numbers = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/**
 * A line for each suite with the tests of it that failed, and the sum of them as the last line.
 * @param {Suite[]} suites
 */
export function summary(suites) {
  const lines = suites.flatMap((suite) => [
    `  ${suite.name.padEnd(24)}${numbers(suite)}${suite.note ? `  (${suite.note})` : ''}`,
    ...(suite.broken ?? []).map((name) => `    failed: ${name}`),
  ])
  return [...lines, numbers(sum(suites))].join('\n')
}

/** @param {Suite[]} suites @param {string} [name] @returns {Suite} */
export const sum = (suites, name = '') => ({
  name,
  passed: suites.reduce((total, { passed }) => total + passed, 0),
  failed: suites.reduce((total, { failed }) => total + failed, 0),
  skipped: suites.reduce((total, { skipped }) => total + skipped, 0),
})

/**
 * 0 only where something ran and nothing failed.
 * @param {Suite[]} suites
 */
export function exitCode(suites) {
  const { passed, failed } = sum(suites)
  return failed === 0 && passed > 0 ? 0 : 1
}
