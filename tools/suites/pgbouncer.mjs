import { spawnSync } from 'node:child_process'
import { runVitest } from './vitest.mjs'

/** What one agency must not see of another's, and what no role may call. */
const walls = [
  'apps/server/src/contract-tests/access-matrix.test.ts',
  'apps/server/src/plumbing/db/tenancy.test.ts',
]

/**
 * Runs the tests of the walls once more with PgBouncer between the product and its database, where one is
 * installed; says so where none is.
 * @param {{ databaseUrl: string, reports: string }} wishes
 * @returns {Promise<import('./counts.mjs').Suite[]>}
 */
export async function runThroughPgbouncer({ databaseUrl, reports }) {
  const name = 'through PgBouncer'
  if (spawnSync('pgbouncer', ['--version']).error) {
    console.log(`  ${name}: skipped, for no pgbouncer is installed`)
    return [{ name, passed: 0, failed: 0, skipped: 1 }]
  }
  const env = { HOMEWARD_TEST_PGBOUNCER: '1' }
  const options = ['--project', 'server']
  const suites = await runVitest({ name, databaseUrl, filters: walls, options, env, reports })
  return suites.map((suite) => ({ ...suite, name }))
}
