import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runAs } from './account.ts'
import { program, type Installation } from './binaries.ts'
import { listenSettings, type Endpoint } from './endpoint.ts'
import type { Home } from './home.ts'
import { watch } from './watchdog.ts'

/** A PostgreSQL process of ours. */
export type Server = {
  /** Settled when the process has ended, however it ended. */
  ended: Promise<void>
  hasEnded(): boolean
  /** What it has written since it started. */
  output(): string
  stop(): Promise<void>
}

const STOP_PATIENCE_MS = 20_000

export function startServer(
  installation: Installation,
  home: Home,
  target: { cluster: string; endpoint: Endpoint; settings: Record<string, string> },
): Server {
  const logFile = join(home.path, 'server.log')
  rmSync(logFile, { force: true }) // it tells of this run only, and root may have written it before
  const log = openSync(logFile, 'wx', 0o600)
  const settings = { ...target.settings, ...listenSettings(target.endpoint) }
  const args = ['-D', target.cluster]
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`)
  // In a session of its own: Ctrl-C in the terminal is for the application, which stops us in its turn.
  const child = spawn(program(installation, 'postgres'), args, {
    ...runAs(home.account),
    cwd: home.path,
    detached: process.platform !== 'win32',
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve())
  })
  const watchdog = watch(child, home.account)
  void ended.then(() => watchdog.dismiss())
  const hasEnded = () =>
    child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  return {
    ended,
    hasEnded,
    output: () => readFileSync(logFile, 'utf8').trim(),
    stop: async () => {
      if (hasEnded()) return
      requestStop(child, installation, target.cluster)
      const patience = new AbortController()
      const late = pause(STOP_PATIENCE_MS, 'late', { signal: patience.signal }).catch(
        () => 'in time',
      )
      if ((await Promise.race([ended, late])) === 'late') child.kill('SIGQUIT')
      patience.abort()
      await ended
    },
  }
}

/** Asks for a fast shutdown: sessions are ended, everything is written. */
function requestStop(child: ChildProcess, installation: Installation, cluster: string) {
  if (process.platform !== 'win32') return child.kill('SIGINT')
  // Windows has no signals: pg_ctl knows the server's own channel.
  return spawnSync(program(installation, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-W'])
}
