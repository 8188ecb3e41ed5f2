// npm test: everything, from a fresh clone. `npm test -- check unit e2e smoke` runs only those named,
// `npm test -- unit visits` what a change of that room can break, `--shard 1/4` a share of it all.
import { readFileSync } from 'node:fs'
import { runChecks } from './check.mjs'
import { asCommand, atEnd, reasonOf } from './process/command.mjs'
import { startPostgres, temporaryFolder } from './process/postgres.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { secondsSince } from './setup/progress.mjs'
import { inRoot } from './setup/root.mjs'
import { ensureWebBuilt } from './setup/web-build.mjs'
import { crashed, exitCode, summary } from './suites/counts.mjs'
import { runPlaywright } from './suites/playwright.mjs'
import { foldersOf } from './suites/rooms.mjs'
import { runThroughPgbouncer } from './suites/pgbouncer.mjs'
import { runSmoke } from './suites/smoke.mjs'
import { runVitest } from './suites/vitest.mjs'
import { runWeight } from './suites/weight.mjs'
import { partsOf, readWishes, shardOption } from './suites/wishes.mjs'

/**
 * @typedef {import('./suites/counts.mjs').Suite} Suite
 * @typedef {import('./suites/wishes.mjs').Wishes} Wishes
 */

/** @type {import('./structure/rooms.mjs').Doors} */
const doors = JSON.parse(readFileSync(inRoot('tools', 'structure', 'doors.json'), 'utf8'))

/**
 * Runs one part. A part that falls over counts as failed.
 * @param {string} part
 * @param {() => Promise<Suite[]>} work
 * @returns {Promise<Suite[]>}
 */
async function run(part, work) {
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

/** @param {string} reports @param {Wishes} wishes */
async function unit(reports, { rooms, shard }) {
  const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  const databaseUrl = given ?? (await startPostgres({ durable: false }))
  const filters = foldersOf(rooms, doors)
  const options = shardOption(shard)
  const suites = await runVitest({ name: 'unit tests', databaseUrl, filters, options, reports })
  if (rooms.length > 0 || shard.index > 1) return suites
  return [...suites, ...(await runThroughPgbouncer({ databaseUrl, reports }))]
}

/** @param {string} reports @param {Wishes} wishes */
async function e2e(reports, { shard }) {
  await ensureWebBuilt()
  const weight = shard.index === 1 ? [runWeight()] : []
  return [...weight, await runPlaywright({ shard, reports })]
}

/** @param {string} reports */
async function smoke(reports) {
  const suite = await runSmoke({ reports })
  return suite === null ? [] : [suite]
}

/** @returns {Promise<Suite[]>} */
async function all() {
  /** @type {Wishes} */
  let wishes
  try {
    wishes = readWishes(process.argv.slice(2), Object.keys(doors))
    await ensureInstalled()
  } catch (error) {
    return [crashed('preparation', reasonOf(error))]
  }
  const { folder, remove } = temporaryFolder()
  atEnd(remove)
  /** @type {Record<string, () => Promise<Suite[]>>} */
  const work = {
    check,
    unit: () => unit(folder, wishes),
    e2e: () => e2e(folder, wishes),
    smoke: () => smoke(folder),
  }
  const suites = []
  for (const [part, its] of Object.entries(work)) {
    if (partsOf(wishes).includes(part)) suites.push(...(await run(part, its)))
  }
  return suites
}

await asCommand(async () => {
  const started = performance.now()
  const suites = await all()
  console.log(`\n${secondsSince(started)} in all\n${summary(suites)}`)
  process.exitCode = exitCode(suites)
})
