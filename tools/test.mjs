// npm test: everything, from a fresh clone. `npm test -- check unit e2e smoke` runs only those named.
import { runChecks } from './check.mjs'
import { asCommand, atEnd, reasonOf } from './process/command.mjs'
import { startPostgres, temporaryFolder } from './process/postgres.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { secondsSince } from './setup/progress.mjs'
import { ensureWebBuilt } from './setup/web-build.mjs'
import { crashed, exitCode, summary } from './suites/counts.mjs'
import { runPlaywright } from './suites/playwright.mjs'
import { runSmoke } from './suites/smoke.mjs'
import { runVitest } from './suites/vitest.mjs'

/** @typedef {import('./suites/counts.mjs').Suite} Suite */

const PARTS = ['check', 'unit', 'e2e', 'smoke']
const chosen = process.argv.slice(2)
const unknown = chosen.filter((part) => !PARTS.includes(part))

/**
 * Runs one part where it was asked for. A part that falls over counts as failed.
 * @param {string} part
 * @param {() => Promise<Suite[]>} work
 * @returns {Promise<Suite[]>}
 */
async function run(part, work) {
  if (chosen.length > 0 && !chosen.includes(part)) return []
  const started = performance.now()
  console.log(`\n${part}`)
  const suites = await work().catch((error) => [crashed(part, reasonOf(error))])
  console.log(`  ${part}: ${secondsSince(started)}`)
  return suites
}

/** Each check counts as one test. @returns {Promise<Suite[]>} */
async function check() {
  const results = await runChecks()
  const passed = results.filter((result) => result.passed).length
  return [{ name: 'check', passed, failed: results.length - passed, skipped: 0 }]
}

/** @param {string} reports */
async function unit(reports) {
  const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  const databaseUrl = given ?? (await startPostgres({ durable: false }))
  return runVitest({ name: 'unit tests', databaseUrl, reports })
}

/** @param {string} reports */
async function e2e(reports) {
  await ensureWebBuilt()
  return [await runPlaywright({ reports })]
}

/** @param {string} reports */
async function smoke(reports) {
  const suite = await runSmoke({ reports })
  return suite === null ? [] : [suite]
}

/** @returns {Promise<Suite[]>} */
async function all() {
  if (unknown.length > 0) {
    return [crashed('preparation', `there is no ${unknown[0]}: choose of ${PARTS.join(', ')}`)]
  }
  try {
    await ensureInstalled()
  } catch (error) {
    return [crashed('preparation', reasonOf(error))]
  }
  const { folder, remove } = temporaryFolder()
  atEnd(remove)
  return [
    ...(await run('check', check)),
    ...(await run('unit', () => unit(folder))),
    ...(await run('e2e', () => e2e(folder))),
    ...(await run('smoke', () => smoke(folder))),
  ]
}

await asCommand(async () => {
  const started = performance.now()
  const suites = await all()
  console.log(`\n${secondsSince(started)} in all\n${summary(suites)}`)
  process.exitCode = exitCode(suites)
})
