import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** Who runs PostgreSQL: another account where we are root (it refuses to run as root), else ourselves. */
export type Account = { uid: number; gid: number } | null

export const isRoot = () => process.getuid?.() === 0

/** The account for a new cluster. */
export const unprivilegedAccount = (): Account =>
  isRoot() ? { uid: idOfNobody('-u'), gid: idOfNobody('-g') } : null

/** The account that must run a cluster, because its files belong to it. */
export const ownerOf = (path: string): Account => {
  const { uid, gid } = statSync(path)
  return isRoot() ? { uid, gid } : null
}

/** Spawn options that make a process run as the account, knowing nothing of our PG* and locale settings. */
export function runAs(account: Account) {
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C', TZ: 'UTC' }
  for (const [name, value] of Object.entries(process.env)) {
    if (!/^(PG|LC_|LANG|TZ$)/.test(name)) env[name] = value
  }
  return { env, ...account }
}

/** Whether the account can enter the folder. */
export const canEnter = (account: Account, folder: string) =>
  account === null || succeeds(account, '/bin/sh', ['-c', 'cd "$0"', folder])

/** Whether the account can run the program (reads it and its libraries). */
export const canRun = (account: Account, path: string) =>
  account === null || succeeds(account, path, ['--version'])

const succeeds = (account: Account, command: string, args: string[]) =>
  spawnSync(command, args, { ...runAs(account), cwd: '/', stdio: 'ignore' }).status === 0

function idOfNobody(kind: '-u' | '-g') {
  const { status, stdout } = spawnSync('id', [kind, 'nobody'], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : 65534
}
