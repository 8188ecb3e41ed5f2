import { spawn, type ChildProcess } from 'node:child_process'
import { runAs, type Account } from './account.ts'

/** Ends when we end; nothing is written to its input, so that only our end lets `read` return. */
const SCRIPT = 'read nothing; kill -INT "$0" 2>/dev/null'

/**
 * Stops the server when this process is gone without having stopped it (kill -9, out of memory). The shell
 * waits on a pipe that the system closes with us. On Windows the next start finds and stops the server.
 */
export function watch(server: ChildProcess, account: Account): { dismiss(): void } {
  if (process.platform === 'win32' || server.pid === undefined) return { dismiss: () => {} }
  const shell = spawn('/bin/sh', ['-c', SCRIPT, String(server.pid)], {
    ...runAs(account),
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  shell.on('error', () => {}) // without a shell the next start still clears up
  shell.stdin.on('error', () => {})
  shell.unref()
  return { dismiss: () => void shell.kill('SIGKILL') }
}
