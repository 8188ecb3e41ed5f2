import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../find-browser.mjs'
import { reasonOf } from '../process/command.mjs'
import { run } from '../process/run.mjs'
import { pinnedNode } from '../setup/pinned-node.mjs'
import { inRoot, root } from '../setup/root.mjs'
import { crashed, mustHaveRun } from './counts.mjs'

/**
 * The part of Playwright's JSON report that is read here.
 * @typedef {{ title: string, ok: boolean }} Spec
 * @typedef {{ file: string, specs: Spec[], suites?: Group[] }} Group
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[], suites: Group[] }} Report
 */

const NAME = 'e2e'

/**
 * A test that passed only when it was tried again has failed: nobody knows why.
 * @param {Report} report
 * @param {boolean} succeeded whether Playwright itself ended well
 * @returns {import('./counts.mjs').Suite}
 */
export function readPlaywright({ stats, errors, suites }, succeeded) {
  const failed = stats.unexpected + stats.flaky
  const outside = failed === 0 && (!succeeded || errors.length > 0)
  return mustHaveRun({
    name: NAME,
    passed: stats.expected,
    failed: outside ? 1 : failed,
    skipped: stats.skipped,
    broken: suites.flatMap(brokenIn),
    ...(outside ? { note: 'Playwright failed outside of the tests' } : {}),
  })
}

/** @param {Group} group @returns {string[]} */
const brokenIn = ({ file, specs, suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap(brokenIn),
]

/**
 * The files of one machine. Playwright's own shares count tests, and leave some without any.
 * @param {string[]} files
 * @param {import('./wishes.mjs').Shard} shard
 * @returns {string[]}
 */
export const shareOf = (files, { index, count }) =>
  files.toSorted().filter((_, at) => at % count === index - 1)

/**
 * Runs the browser tests on the built product, showing their progress.
 * @param {{ shard: import('./wishes.mjs').Shard, reports: string }} wishes with a folder for the report
 * @returns {Promise<import('./counts.mjs').Suite>}
 */
export async function runPlaywright({ shard, reports }) {
  const config = inRoot('e2e', 'playwright.config.ts')
  if (!existsSync(config)) return crashed(NAME, 'there is no e2e/playwright.config.ts')
  let browser
  try {
    browser = findBrowser((line) => console.log(`  ${line}`))
  } catch (error) {
    return crashed(NAME, reasonOf(error))
  }
  console.log(`  browser: ${browser}`)
  const files = shareOf(
    readdirSync(inRoot('e2e')).filter((name) => name.endsWith('.e2e.ts')),
    shard,
  )
  if (files.length === 0) return crashed(NAME, 'there is no file for this share')
  const file = join(reports, 'e2e.json')
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js')
  const { code } = await run(
    pinnedNode(),
    [cli, 'test', '--config', config, '--reporter=list,json', ...files],
    {
      cwd: root,
      show: true,
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  )
  if (!existsSync(file)) return crashed(NAME, 'Playwright ended without a report')
  return readPlaywright(JSON.parse(readFileSync(file, 'utf8')), code === 0)
}
