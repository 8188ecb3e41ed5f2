import { cpSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { canRun } from './account.ts'
import { program, type Installation } from './binaries.ts'
import { EmbeddedPostgresError } from './failure.ts'
import type { Home } from './home.ts'

/** The installation itself, or a copy in the home where the account cannot read the original. */
export function readableInstallation(
  installation: Installation,
  home: Home,
  log: (line: string) => void,
): Installation {
  const runs = (candidate: Installation) => canRun(home.account, program(candidate, 'postgres'))
  if (runs(installation)) return installation
  const folder = join(home.path, `programs-${installation.version}`)
  const copy = { ...installation, folder, bin: join(folder, 'bin') }
  if (runs(copy)) return copy
  log('copying the PostgreSQL programs to where its user can read them')
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
  // The libraries' links must stay relative: what they came from is what the account cannot read.
  cpSync(installation.folder, unfinished, { recursive: true, verbatimSymlinks: true })
  renameSync(unfinished, folder)
  if (runs(copy)) return copy
  throw new EmbeddedPostgresError(
    `user ${home.account?.uid}, who runs PostgreSQL, cannot run ${copy.bin}`,
  )
}
