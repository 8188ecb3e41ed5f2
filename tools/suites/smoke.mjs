import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { startPostgres } from '../process/postgres.mjs'
import { sum } from './counts.mjs'
import { runVitest } from './vitest.mjs'

const OLDEST = 15
const DEBIAN = '/usr/lib/postgresql'

/** What is run on the system's PostgreSQL too: the schema, its walls, and the calls that lean on it. */
const FILTERS = ['apps/server/src/plumbing/db', 'apps/server/src/contract-tests']

/**
 * The folder of the newest PostgreSQL on this system.
 * @returns {{ bin: string, major: number } | null}
 */
function systemPostgres() {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((name) => join(DEBIAN, name, 'bin'))
    : []
  const found = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...debian]
    .filter((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')))
    .map((folder) => {
      const postgres = realpathSync(join(folder, 'postgres'))
      const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
      return { bin: dirname(postgres), major: Number(/\d+/.exec(stdout)?.[0] ?? 0) }
    })
    .filter(({ major }) => major >= OLDEST)
  return found.toSorted((a, b) => b.major - a.major)[0] ?? null
}

/**
 * Runs the smoke where it belongs, in CI on a machine with a PostgreSQL of its own; says why not elsewhere.
 * @param {{ reports: string }} options a folder for the report
 * @returns {Promise<import('./counts.mjs').Suite | null>}
 */
export async function runSmoke({ reports }) {
  if (!process.env.CI) {
    console.log('  not run: only CI=true runs it on the system’s PostgreSQL')
    return null
  }
  const system = systemPostgres()
  if (system === null) {
    console.log(`  not run: no PostgreSQL ${OLDEST} or newer is installed on this system`)
    return null
  }
  const name = `smoke on PostgreSQL ${system.major}`
  const databaseUrl = await startPostgres({ durable: false, systemBin: system.bin })
  const env = { HOMEWARD_SMOKE: '1' }
  return sum(await runVitest({ name, databaseUrl, filters: FILTERS, env, reports }), name)
}
