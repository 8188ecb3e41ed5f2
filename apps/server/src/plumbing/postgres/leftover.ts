import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Home } from './home.ts'
import { EmbeddedPostgresError } from './failure.ts'

type Log = (line: string) => void

/**
 * Clears what a killed application left behind: a server still running on the cluster is stopped, and a
 * postmaster.pid whose process id now belongs to something else no longer counts. Call it only while
 * holding the home, so that a server found here can belong to nobody.
 */
export async function clearLeftovers(home: Home, cluster: string, log: Log) {
  const pidFile = join(cluster, 'postmaster.pid')
  const pid = pidIn(pidFile)
  if (pid === null) return
  if (isPostmaster(pid, cluster)) {
    log(`stopping the PostgreSQL that an interrupted run left behind (process ${pid})`)
    await stopLeftover(pid, cluster)
  }
  if (existsSync(pidFile) && isAlive(pid)) disown(pidFile)
}

function pidIn(pidFile: string) {
  if (!existsSync(pidFile)) return null
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
  if (pid > 0) return pid
  rmSync(pidFile) // written half: the server had not begun
  return null
}

/**
 * The id is alive but is not this cluster's server: the system gave it to another process, or it is the
 * corpse of the server that nobody collects (a container without an init). PostgreSQL would refuse to
 * start. Removing the file would also remove the key of the shared memory by which it notices surviving
 * backends, so only the id is replaced: by ours, which PostgreSQL disregards as its own parent.
 */
function disown(pidFile: string) {
  if (process.platform === 'win32') return rmSync(pidFile) // shared memory is found by name there
  const [, ...rest] = readFileSync(pidFile, 'utf8').split('\n')
  writeFileSync(pidFile, [process.pid, ...rest].join('\n'))
}

async function stopLeftover(pid: number, cluster: string) {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return // it ended by itself
    }
    for (const until = Date.now() + 20_000; Date.now() < until; await pause(50)) {
      if (!isPostmaster(pid, cluster)) return
    }
  }
  throw new EmbeddedPostgresError(`the PostgreSQL of an earlier run (process ${pid}) does not stop`)
}

/** Whether the process is the server of this very cluster, by the arguments that we start it with. */
function isPostmaster(pid: number, cluster: string) {
  const command = isAlive(pid) ? commandOf(pid) : ''
  return /postgres(\.exe)? -D /.test(command) && command.includes(`-D ${cluster} `)
}

/** Alive and ours to signal: a cluster's server runs as ourselves, or we are root. */
function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The process's command line with one space between its words, '' where there is none to be had. */
function commandOf(pid: number) {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    } catch {
      return ''
    }
  }
  const [command, ...args] =
    process.platform === 'win32'
      ? ['powershell', '-NoProfile', '-Command', windowsQuery(pid)]
      : ['ps', '-ww', '-o', 'command=', '-p', String(pid)]
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' })
  return `${(stdout ?? '').trim().replaceAll('"', '')} `
}

const windowsQuery = (pid: number) =>
  `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`
