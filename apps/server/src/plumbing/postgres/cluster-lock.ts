import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { EmbeddedPostgresError } from './failure.ts'

/** How long to wait for a process that is just ending. */
const ENDING_MS = 2000

/**
 * Keeps a cluster for this process alone. What holds it is an operating system's file lock, which ends
 * with the process however it ends; a file with a process id in it could not be trusted after a crash.
 * Node offers such locks only through SQLite.
 */
export function lockCluster(home: string): { release(): void } {
  const holder = join(home, 'held-by')
  const lock = new DatabaseSync(join(home, 'lock'), { timeout: ENDING_MS })
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    throw new EmbeddedPostgresError(
      `the data in ${home} is already in use by ${nameOf(holder)}: stop it first, or set DATA_DIR to another folder`,
    )
  }
  rmSync(holder, { force: true }) // root may have written it before
  writeFileSync(holder, String(process.pid))
  return { release: () => lock.close() }
}

function nameOf(holder: string) {
  try {
    return `process ${readFileSync(holder, 'utf8')}`
  } catch {
    return 'another process'
  }
}
