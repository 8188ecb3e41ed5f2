import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { run } from '../process/run.mjs'
import { pinnedNode } from '../setup/pinned-node.mjs'
import { inRoot, root } from '../setup/root.mjs'
import { workspaceOf } from '../structure/directions.mjs'
import { crashed, mustHaveRun } from './counts.mjs'

/**
 * The part of vitest's JSON report that is read here.
 * @typedef {{ fullName: string, status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo' | 'disabled' }} Assertion
 * @typedef {{ name: string, status: 'passed' | 'failed', assertionResults: Assertion[] }} TestFile
 * @typedef {{ success: boolean, testResults: TestFile[] }} Report
 */

/**
 * One suite for each workspace. A file that could not be loaded counts as one failed test, and so does a
 * failure that belongs to no test (an unhandled rejection).
 * @param {Report} report
 * @param {string} base the folder that the names of the files begin with
 * @param {boolean} succeeded whether vitest itself ended well
 * @returns {import('./counts.mjs').Suite[]}
 */
export function readVitest(report, base, succeeded) {
  /** @type {Map<string, import('./counts.mjs').Suite & { broken: string[] }>} */
  const suites = new Map()
  for (const file of report.testResults) {
    const path = relative(base, file.name).replaceAll('\\', '/')
    const name = workspaceOf(path)
    /** @type {import('./counts.mjs').Suite & { broken: string[] }} */
    const suite = suites.get(name) ?? { name, passed: 0, failed: 0, skipped: 0, broken: [] }
    suites.set(name, suite)
    const before = suite.failed
    for (const { fullName, status } of file.assertionResults) {
      if (status === 'passed') suite.passed++
      else if (status !== 'failed') suite.skipped++
      else {
        suite.failed++
        suite.broken.push(`${path}: ${fullName}`)
      }
    }
    if (file.status === 'failed' && suite.failed === before) {
      suite.failed++
      suite.broken.push(path)
    }
  }
  /** @type {import('./counts.mjs').Suite[]} */
  const found = [...suites.values()].toSorted((a, b) => a.name.localeCompare(b.name))
  if (!succeeded && found.every(({ failed }) => failed === 0)) {
    found.push(crashed('unit tests', 'vitest failed outside of the tests'))
  }
  return found
}

/**
 * Runs vitest on a database, showing its progress.
 * @param {{ name: string, databaseUrl: string, filters?: string[], options?: string[], env?: NodeJS.ProcessEnv, reports: string }} wishes
 *   `reports` is a folder for the report; `filters` narrow the run to paths; `options` are vitest's own
 * @returns {Promise<import('./counts.mjs').Suite[]>}
 */
export async function runVitest({
  name,
  databaseUrl,
  filters = [],
  options = [],
  env = {},
  reports,
}) {
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
  const { code } = await run(
    pinnedNode(),
    [
      inRoot('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...filters,
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { cwd: root, show: true, env: { ...env, HOMEWARD_TEST_DATABASE_URL: databaseUrl } },
  )
  const report = readReport(file)
  if (report === null) return [crashed(name, 'vitest ended without a report')]
  const suites = readVitest(report, root, code === 0)
  return suites.length === 0 ? [crashed(name, 'nothing ran')] : suites.map(mustHaveRun)
}

/** @param {string} file @returns {Report | null} */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
