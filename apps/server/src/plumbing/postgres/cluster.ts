import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runAs } from './account.ts'
import { program, type Installation } from './binaries.ts'
import { EmbeddedPostgresError } from './failure.ts'
import { clusterFolder, type Home } from './home.ts'

/** A cluster's data folder and its superuser's password. */
export type Cluster = { folder: string; password: string }

/** Opens the cluster of the home, making it first where there is none. */
export async function openCluster(
  installation: Installation,
  home: Home,
  options: { durable: boolean; log: (line: string) => void },
): Promise<Cluster> {
  const folder = clusterFolder(home.path)
  const passwordFile = join(home.path, 'password')
  if (!existsSync(folder)) {
    options.log('creating the database cluster')
    await createCluster(installation, home, { folder, passwordFile, durable: options.durable })
  }
  if (!existsSync(passwordFile)) {
    throw new EmbeddedPostgresError(`${passwordFile} is missing: the database cannot be opened`)
  }
  return { folder, password: readFileSync(passwordFile, 'utf8') }
}

async function createCluster(
  installation: Installation,
  home: Home,
  target: { folder: string; passwordFile: string; durable: boolean },
) {
  writeFileSync(target.passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  // Made under another name, so that an interrupted initdb is never mistaken for a cluster.
  const unfinished = `${target.folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  for (const path of [unfinished, target.passwordFile]) {
    if (home.account) chownSync(path, home.account.uid, home.account.gid)
  }
  const args = ['-D', unfinished, '-U', 'postgres', '-E', 'UTF8', '--no-instructions']
  args.push('-A', 'scram-sha-256', `--pwfile=${target.passwordFile}`)
  args.push(...(await versionArguments(installation, home)))
  if (!target.durable) args.push('--no-sync')
  try {
    await run(program(installation, 'initdb'), args, { ...runAs(home.account), cwd: home.path })
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw new EmbeddedPostgresError(`initdb failed: ${(stderr || String(error)).trim()}`)
  }
  renameSync(unfinished, target.folder)
}

/**
 * The built-in C.UTF-8 of PostgreSQL 17 is the same on every system; older ones take the system's. A random
 * password of 192 bits needs no slow hashing, which would cost every new connection some milliseconds.
 */
async function versionArguments(installation: Installation, home: Home) {
  const command = program(installation, 'postgres')
  const { stdout } = await run(command, ['--version'], { ...runAs(home.account), cwd: home.path })
  const major = Number(/\d+/.exec(stdout)?.[0])
  const hashing = major >= 16 ? ['--set', 'scram_iterations=64'] : []
  return major >= 17
    ? [...hashing, '--locale-provider=builtin', '--locale=C', '--builtin-locale=C.UTF-8']
    : [...hashing, '--locale=C.UTF-8']
}

const run = promisify(execFile)
